import type { ProblemField } from '@travesia/contracts/kit';
import { readPhone } from '../../../platform/read-phone.ts';
import type { ProfileChanges } from './profile-changes.rules.ts';
import type { OwnColumns } from '../writing/providers-write.repo.ts';

const fault = (name: string, code: string, message: string): ProblemField => ({ path: `body.${name}`, code, message });

/** A URL with its scheme, or null when invalid. */
export function readWebsite(typed: string): string | null {
  const text = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, href } = new URL(text);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === '';
  return isWeb ? href.replace(/\/$/, '') : null;
}

const isLanguage = (code: string): boolean =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;

interface Facts {
  /** The clinic's country, used to dial numbers without a country code. */
  country: string;
  phones: readonly string[];
  phone: string | null;
  /** Keys of all categories. */
  categories: ReadonlySet<string>;
}

/** Columns that a profile change writes, except the location, and the errors only the server can detect. */
export function readProfileChange(
  update: ProfileChanges,
  facts: Facts,
): { columns: OwnColumns; faults: ProblemField[] } {
  const { descriptions, email, address, specialties, languages, settings } = update;
  const faults: ProblemField[] = [];
  const columns: OwnColumns = {
    ...(descriptions && { description: Object.values(descriptions).some(Boolean) ? descriptions : null }),
    ...(email !== undefined && { email }),
    ...(address && { street: address.street, region: address.state, postalCode: address.postal_code }),
    ...(languages && { languages: [...new Set(languages)] }),
    ...(specialties && { categorySlugs: [...new Set(specialties)] }),
    ...(settings && {
      allowOnlineBooking: settings.allow_online_booking,
      requireDeposit: settings.require_deposit,
      depositPercentage: settings.deposit_percentage,
    }),
    ...phoneColumns(update.phone, facts, faults),
    ...websiteColumn(update.website, faults),
  };
  const strange = specialties?.findIndex((slug) => !facts.categories.has(slug)) ?? -1;
  if (strange >= 0) faults.push(fault(`specialties.${strange}`, 'unknown_reference', 'is no treatment category'));
  const unknown = languages?.findIndex((code) => !isLanguage(code)) ?? -1;
  if (unknown >= 0) faults.push(fault(`languages.${unknown}`, 'invalid_value', 'is no language'));
  return { columns, faults };
}

function phoneColumns(typed: string | null | undefined, facts: Facts, faults: ProblemField[]): OwnColumns {
  if (typed === undefined) return {};
  const others = facts.phones.filter((one) => one !== facts.phone);
  if (typed === null) return { phone: null, phones: others };
  const phone = readPhone(typed, facts.country);
  if (phone === null) {
    faults.push(fault('phone', 'phone_invalid', 'is no telephone number there; give its country code'));
    return {};
  }
  return { phone, phones: [...new Set([phone, ...others])] };
}

function websiteColumn(typed: string | null | undefined, faults: ProblemField[]): OwnColumns {
  if (typed === undefined) return {};
  if (!typed) return { website: null };
  const website = readWebsite(typed);
  if (website === null) faults.push(fault('website', 'invalid_format', 'is no web address'));
  return { website };
}
