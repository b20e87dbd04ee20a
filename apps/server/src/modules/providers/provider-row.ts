import type { credentials, LatestReview } from './providers.tables.ts';
import type { ShownPhoto } from '@travesia/contracts/photos';
import type { Localized } from '@travesia/contracts/kit';
import type { ListingKind, VerificationStatus } from '@travesia/contracts/providers';

/** A provider as the list query reads it. Prices are in US cents. */
export interface ProviderListRow {
  id: string;
  slug: string;
  name: string;
  logoFile: string | null;
  /** The cover. */
  photo: ShownPhoto | null;
  type: string;
  listing: ListingKind;
  verificationStatus: VerificationStatus;
  demo: boolean;
  country: string;
  lat: number | null;
  lon: number | null;
  languages: string[];
  accreditations: string[];
  ratingAverage: number | null;
  ratingCount: number;
  latestReview: LatestReview | null;
  priceFromUsdMinor: number | null;
  priceFromCurrency: string | null;
  packageCount: number;
  treatmentSlugs: string[];
  responseMinutes: number | null;
  nextFreeOn: string | null;
  nextFreeOnlineOn: string | null;
  citySlug: string | null;
  cityName: Localized | null;
  distanceKm: number | null;
}

export type CredentialRow = typeof credentials.$inferSelect;

/** A credential as patients see it; revoked ones are hidden. */
export type PresentedCredential = Omit<
  CredentialRow,
  'providerId' | 'clinicianId' | 'position' | 'status' | 'checkedSource' | 'checkedUrl'
> & { status: Exclude<CredentialRow['status'], 'revoked'> };
