import type { AdminProviderDetail, ProviderEdit } from '@travesia/contracts/providers';

/** The form as typed: all strings, so that partial numbers are kept too. */
export interface ProfileDraft {
  name: string;
  type: string;
  city: string;
  email: string;
  phone: string;
  website: string;
  street: string;
  region: string;
  postal_code: string;
  description_en: string;
  description_es: string;
  description_pt: string;
  languages: string;
  founded_year: string;
  beds: string;
  allow_online_booking: string;
  deposit: string;
}
export type DraftField = keyof ProfileDraft;

export const DRAFT_FIELDS = [
  'name',
  'type',
  'city',
  'street',
  'region',
  'postal_code',
  'email',
  'phone',
  'website',
  'description_en',
  'description_es',
  'description_pt',
  'languages',
  'founded_year',
  'beds',
  'allow_online_booking',
  'deposit',
] as const satisfies readonly DraftField[];

const text = (value: string | number | null): string => (value === null ? '' : String(value));

/** Form values of an existing clinic. */
export function draftOf({ name, type, profile }: AdminProviderDetail): ProfileDraft {
  const { settings, description } = profile;
  return {
    name,
    type: type.slug,
    city: text(profile.city_slug),
    email: text(profile.email),
    phone: text(profile.phone),
    website: text(profile.website),
    street: text(profile.street),
    region: text(profile.region),
    postal_code: text(profile.postal_code),
    description_en: description?.en ?? '',
    description_es: description?.es ?? '',
    description_pt: description?.pt ?? '',
    languages: profile.languages.join(', '),
    founded_year: text(profile.founded_year),
    beds: text(profile.beds),
    allow_online_booking: settings.allow_online_booking ? 'yes' : 'no',
    deposit: settings.require_deposit ? text(settings.deposit_percentage) : '',
  };
}

export interface Change {
  field: DraftField;
  before: string;
  after: string;
}

/** Changed fields, in form order. */
export const changesOf = (before: ProfileDraft, after: ProfileDraft): Change[] =>
  DRAFT_FIELDS.filter((field) => before[field].trim() !== after[field].trim()).map((field) => ({
    field,
    before: before[field],
    after: after[field].trim(),
  }));

const orNull = (value: string): string | null => value.trim() || null;
const numberOrNull = (value: string): number | null => (value.trim() === '' ? null : Number(value));

/** Converts the changed fields for the API. */
export function editOf(changes: readonly Change[], draft: ProfileDraft): Omit<ProviderEdit, 'version' | 'reason'> {
  const changed = (...fields: DraftField[]) => changes.some(({ field }) => fields.includes(field));
  const plain = (['email', 'phone', 'website', 'street', 'region', 'postal_code'] as const).filter((one) =>
    changed(one),
  );
  const { description_en: en, description_es: es, description_pt: pt } = draft;
  const described = [en, es, pt].some((words) => words.trim() !== '');
  return {
    ...(changed('name') ? { name: draft.name } : {}),
    ...(changed('type') ? { type: draft.type } : {}),
    ...(changed('city') ? { city: draft.city } : {}),
    ...Object.fromEntries(plain.map((field) => [field, orNull(draft[field])])),
    ...(changed('description_en', 'description_es', 'description_pt')
      ? { description: described ? { en, es, pt } : null }
      : {}),
    ...(changed('languages') ? { languages: draft.languages.split(/[\s,]+/).filter(Boolean) } : {}),
    ...(changed('founded_year') ? { founded_year: numberOrNull(draft.founded_year) } : {}),
    ...(changed('beds') ? { beds: numberOrNull(draft.beds) } : {}),
    ...(changed('allow_online_booking', 'deposit')
      ? {
          settings: {
            allow_online_booking: draft.allow_online_booking === 'yes',
            require_deposit: draft.deposit.trim() !== '',
            deposit_percentage: numberOrNull(draft.deposit),
          },
        }
      : {}),
  };
}
