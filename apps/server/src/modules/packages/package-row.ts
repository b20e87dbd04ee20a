import type { Localized } from '@travesia/contracts/kit';
import type { VerificationStatus } from '@travesia/contracts/providers';

/** A package as the list query reads it, with what it shows of its provider. */
export interface PackageListRow {
  id: string;
  title: Localized;
  treatment: string;
  currency: string;
  priceMinor: number;
  priceUsdMinor: number;
  totalUsdMinor: number;
  nights: number;
  stayDays: number;
  depositPercent: number;
  answers: string;
  confirmedOn: string;
  demo: boolean;
  clinician: string | null;
  providerId: string;
  providerSlug: string;
  providerName: string;
  verificationStatus: VerificationStatus;
  ratingAverage: number | null;
  ratingCount: number;
  languages: string[];
  accreditations: string[];
  country: string;
  lat: number | null;
  lon: number | null;
  citySlug: string;
  cityName: Localized;
}
