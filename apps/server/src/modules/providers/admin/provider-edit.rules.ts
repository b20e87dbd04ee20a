import type { ProviderEdit, ProviderField } from '@travesia/contracts/providers';
import type { ProviderChanges, ProviderRow } from '../writing/administer.repo.ts';

/** What a typed city and phone number resolve to. */
export interface Resolved {
  city?: { id: string; country: string } | undefined;
  phone?: string | null | undefined;
}

export interface Edited {
  changes: ProviderChanges;
  /** Fields that changed. */
  fields: ProviderField[];
  /** Their values before and after, except email addresses and phone numbers. */
  facts: Record<string, string>;
}

/** Contact fields: the audit log records that they changed, but not the values. */
const NOT_NOTED: readonly ProviderField[] = ['email', 'phone'];

/** What an edit actually changes. */
export function readEdit(row: ProviderRow, citySlug: string | null, edit: ProviderEdit, resolved: Resolved): Edited {
  const before: Record<ProviderField, unknown> = {
    name: row.name,
    type: row.type,
    city: citySlug,
    email: row.email,
    phone: row.phone,
    website: row.website,
    street: row.street,
    region: row.region,
    postal_code: row.postalCode,
    description: row.description,
    languages: row.languages,
    founded_year: row.foundedYear,
    beds: row.beds,
    settings: {
      allow_online_booking: row.allowOnlineBooking,
      require_deposit: row.requireDeposit,
      deposit_percentage: row.depositPercentage,
    },
  };
  const after = { ...edit, ...(edit.phone === undefined ? {} : { phone: resolved.phone }) };
  const fields = (Object.keys(before) as ProviderField[]).filter(
    (field) => after[field] !== undefined && canonical(after[field]) !== canonical(before[field]),
  );
  const facts = fields
    .filter((field) => !NOT_NOTED.includes(field))
    .flatMap((field) => [
      [`${field}.before`, canonical(before[field])],
      [`${field}.after`, canonical(after[field])],
    ]);
  return {
    fields,
    facts: Object.fromEntries(facts) as Record<string, string>,
    changes: Object.assign({}, ...fields.map((field) => columnsOf(field, row, edit, resolved))) as ProviderChanges,
  };
}

/** Serializes a value; equal values give equal text. */
const canonical = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(sorted(value));

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

function columnsOf(
  field: ProviderField,
  row: ProviderRow,
  edit: ProviderEdit,
  { city, phone }: Resolved,
): ProviderChanges {
  switch (field) {
    case 'city':
      return city ? { cityId: city.id, country: city.country } : {};
    case 'phone':
      return { phone: phone ?? null, phones: numbersOf(row, phone ?? null) };
    case 'postal_code':
      return { postalCode: edit.postal_code ?? null };
    case 'founded_year':
      return { foundedYear: edit.founded_year ?? null };
    case 'settings':
      return edit.settings
        ? {
            allowOnlineBooking: edit.settings.allow_online_booking,
            requireDeposit: edit.settings.require_deposit,
            depositPercentage: edit.settings.deposit_percentage,
          }
        : {};
    default:
      return { [field]: edit[field] };
  }
}

/** All known numbers, the public one first; a replaced number is dropped. */
const numbersOf = ({ phone: before, phones }: ProviderRow, phone: string | null): string[] => [
  ...(phone ? [phone] : []),
  ...phones.filter((number) => number !== before && number !== phone),
];
