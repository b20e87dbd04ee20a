import type { Localized } from '@travesia/contracts/kit';
import type { Credential } from '@travesia/contracts/credentials';
import type { VerificationStatus } from '@travesia/contracts/providers';
import type { OfferFacet } from './service-filter.ts';

/** An offer with the provider and clinician data that lists show. */
export interface OfferRow {
  id: string;
  currency: string;
  priceMinor: number;
  minutes: number | null;
  turnaroundDays: number | null;
  videoAddOnMinor: number | null;
  credited: boolean;
  languages: string[];
  approach: string | null;
  focus: string[];
  welcomes: string[];
  confirmedOn: string;
  demo: boolean;
  providerId: string;
  providerSlug: string;
  providerName: string;
  /** IANA zone of the provider. */
  timeZone: string;
  verificationStatus: VerificationStatus;
  country: string;
  citySlug: string;
  cityName: Localized;
  clinicianId: string;
  clinicianName: string;
  /** Null if it may not be announced. */
  specialty: Localized | null;
  bio: Localized | null;
  registry: string | null;
  yearsInPractice: number | null;
  licence: LicenceRow | null;
}

/** The clinician's license as stored in the credentials table. */
export interface LicenceRow {
  id: string;
  kind: Credential['kind'];
  status: 'verified' | 'being_checked' | 'not_held';
  body: string;
  number: string | null;
  holder: string;
  scope: Localized | null;
  issued_on: string | null;
  expires_on: string | null;
  checked_on: string | null;
}

/** Aggregates over the offers of one service. */
export interface TypeOffers {
  serviceType: string;
  offers: number;
  providers: number;
  turnaroundDays: number | null;
  priceUsdMinor: number;
  currency: string;
  priceMinor: number;
  languages: string[];
}

export interface OfferTally {
  facet: OfferFacet | 'total';
  value: string | null;
  count: number;
}
