import { LOCALES, statesTagged } from '@travesia/contracts/kit';
import {
  LISTING_ITEMS,
  type ListingHealth,
  type ListingItem,
  verificationMachine,
} from '@travesia/contracts/providers';
import type { ClinicFacts } from './clinic-facts.repo.ts';
import { credentialOn } from './credentials.rules.ts';

type Clinic = ClinicFacts['clinic'];

const LISTED: readonly string[] = statesTagged(verificationMachine, 'listed');

/** Whether a clinic's page is public; mirrors the SQL condition used by lists. */
export const isListed = ({ operationalStatus, listing, verificationStatus }: Clinic): boolean =>
  operationalStatus === 'active' && (listing === 'directory' || LISTED.includes(verificationStatus));

/** Names of the empty fields. */
const empty = (parts: Readonly<Record<string, unknown>>): string[] => Object.keys(parts).filter((name) => !parts[name]);

/** Whether the clinic itself has a valid license. */
export const isLicensed = ({ credentials }: Pick<ClinicFacts, 'credentials'>, today: string): boolean =>
  credentials.some((row) => row.kind === 'facility_licence' && credentialOn(row, today).status === 'verified');

type Missing = (facts: ClinicFacts, today: string) => string[];
const unless = (isThere: boolean, name: string): string[] => (isThere ? [] : [name]);

const MISSING: Readonly<Record<ListingItem, Missing>> = {
  description: ({ clinic }) =>
    unless(
      LOCALES.some((locale) => clinic.description?.[locale]),
      'description',
    ),
  description_languages: ({ clinic }) => LOCALES.filter((locale) => !clinic.description?.[locale]),
  phone: ({ clinic }) => empty({ phone: clinic.phone }),
  email: ({ clinic }) => empty({ email: clinic.email }),
  website: ({ clinic }) => empty({ website: clinic.website }),
  address: ({ clinic }) => empty({ street: clinic.street, city: clinic.cityId }),
  languages: ({ clinic }) => unless(clinic.languages.length > 0, 'languages'),
  specialties: ({ clinic }) => unless(clinic.categorySlugs.length > 0, 'specialties'),
  treatments: ({ treatments }) => unless(treatments > 0, 'treatments'),
  licence: (facts, today) => unless(isLicensed(facts, today), 'licence'),
  package: ({ clinic }) => unless(clinic.packageCount > 0, 'package'),
};

/** What is missing from a listing item. */
export const missingOf = (item: ListingItem, facts: ClinicFacts, today: string): string[] =>
  MISSING[item](facts, today);

/** How complete a listing is; the most valuable missing items come first. */
export function listingHealth(facts: ClinicFacts, today: string): ListingHealth {
  const items = (Object.keys(LISTING_ITEMS) as ListingItem[])
    .map((item) => {
      const missing = missingOf(item, facts, today);
      return { item, done: missing.length === 0, share: LISTING_ITEMS[item], missing };
    })
    .toSorted((one, other) => Number(one.done) - Number(other.done) || other.share - one.share);
  const score = items.filter(({ done }) => done).reduce((sum, { share }) => sum + share, 0);
  return { score, items };
}
