import type { Locale, ProblemField } from '@travesia/contracts/kit';
import type { ClinicProfile, ClinicProfileUpdate } from '@travesia/contracts/providers';
import type { Wanted } from '../change-requests/request-change.ts';

/** The fields a team changes, as far as an update changes them. */
export interface ProfileChanges {
  descriptions?: ClinicProfile['descriptions'];
  email?: string | null;
  phone?: string | null;
  website?: string | null;
  address?: Pick<ClinicProfile['address'], 'street' | 'city' | 'state' | 'postal_code'>;
  specialties?: string[];
  languages?: string[];
  settings?: ClinicProfile['settings'];
  /** The logo is removed. */
  logo?: null;
}

const READ_ONLY = [
  'id',
  'slug',
  'listing',
  'verification_status',
  'suspended',
  'listed',
  'demo',
  'time_zone',
  'created_at',
  'updated_at',
] as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const readOnly = (field: string): ProblemField => ({
  path: `body.${field}`,
  code: 'read_only',
  message: 'cannot be changed here',
});

/** Pictures are stored here: a profile never shows one from elsewhere. */
const FOREIGN_LOGO: ProblemField = {
  path: 'body.logo_url',
  code: 'not_stored_here',
  message: 'is not the clinic’s present logo; upload another one',
};

/**
 * What an update changes of the present profile. A profile may be sent back whole: what is the same changes nothing, and
 * fields that can't be changed here are faults only if they differ. `wanted` needs a check.
 */
export function changesOf(
  update: ClinicProfileUpdate,
  present: ClinicProfile,
  language: Locale,
): { changes: ProfileChanges; wanted: Partial<Wanted>; faults: ProblemField[] } {
  const { address, type, name, logo_url: logo } = update;
  const country = address?.country;
  const faults = READ_ONLY.filter((field) => update[field] !== undefined && !isSame(update[field], present[field])).map(
    readOnly,
  );
  if (logo !== undefined && logo !== null && logo !== present.logo_url) faults.push(FOREIGN_LOGO);
  const wanted: Partial<Wanted> = {
    ...(name === undefined || name === present.name ? {} : { name }),
    // Its name depends on the language.
    ...(type === undefined || type.slug === present.type.slug ? {} : { type: type.slug }),
    ...(country === undefined || country === present.address.country ? {} : { country }),
  };
  const placed = address && addressOf(address);
  const described = descriptionsOf(update, present, language);
  const changes: ProfileChanges = {
    ...(isSame(described, present.descriptions) ? {} : { descriptions: described }),
    ...(placed && !isSame(placed, addressOf(present.address)) ? { address: placed } : {}),
    ...changed(update, present, 'email'),
    ...changed(update, present, 'phone'),
    ...changed(update, present, 'website'),
    ...changed(update, present, 'specialties'),
    ...changed(update, present, 'languages'),
    ...changed(update, present, 'settings'),
    ...(logo === null && present.logo_url !== null ? { logo } : {}),
  };
  return { changes, wanted, faults };
}

type Simple = 'email' | 'phone' | 'website' | 'specialties' | 'languages' | 'settings';

const changed = <K extends Simple>(update: ClinicProfileUpdate, present: ClinicProfile, field: K) =>
  update[field] === undefined || isSame(update[field], present[field]) ? {} : { [field]: update[field] };

const addressOf = ({ street, city, state, postal_code }: NonNullable<ProfileChanges['address']>) => ({
  street,
  city,
  state,
  postal_code,
});

/** A text in one language replaces it; the text of another language, read before, is no change. */
function descriptionsOf(
  { description, descriptions }: ClinicProfileUpdate,
  present: ClinicProfile,
  language: Locale,
): ClinicProfile['descriptions'] {
  const all = descriptions ?? present.descriptions;
  const wasRead = descriptions ? Object.values(present.descriptions) : [present.descriptions[language]];
  return description === undefined || wasRead.includes(description) ? all : { ...all, [language]: description };
}
