import type { DischargeContent, JourneyFile } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';

/** Everything that a bundle is made from. */
export interface BundleFacts {
  packId: string;
  journeyId: string;
  language: Locale;
  /** When the papers were delivered, ISO. */
  at: string;
  /** Day of the treatment; null if unknown. */
  treatedOn: string | null;
  treatment: string;
  patient: { id: string; given: string; family: string; country: string | null };
  clinic: { id: string; name: string; city: string | null; country: string };
  clinician: { id: string; name: string; license: string };
  content: DischargeContent;
  files: ReadonlyMap<string, JourneyFile>;
  /** Address under which the product’s files are downloaded. */
  origin: string;
}
