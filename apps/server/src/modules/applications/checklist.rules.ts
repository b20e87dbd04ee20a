import { Email } from '@travesia/contracts/accounts';
import {
  APPLICATION_SECTIONS,
  type ApplicationSection,
  type ApplicationSections,
  type ChecklistEntry,
  type FileKind,
  type MissingThing,
} from '@travesia/contracts/applications';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';

type Code = MissingThing['code'];

interface Answers {
  sections: ApplicationSections;
  kinds: ReadonlySet<FileKind>;
  /** YYYY-MM-DD. */
  today: string;
}

const missing = (field: string, code: Code): MissingThing => ({ field, code });

/** Fields that must not be empty. */
const required = (fields: Readonly<Record<string, unknown>>, names: readonly string[]): MissingThing[] =>
  names.filter((name) => fields[name] === '' || fields[name] === null).map((name) => missing(name, 'required'));

/** A document's expiration date: required, and not in the past. */
const lastDay = (field: string, date: string, today: string): MissingThing[] =>
  date === '' ? [missing(field, 'required')] : date < today ? [missing(field, 'date_past')] : [];

const CHECKS: Readonly<Record<ApplicationSection, (answers: Answers) => MissingThing[]>> = {
  business: ({ sections: { business }, today }) => [
    ...required(business, ['legal_name', 'trade_name', 'type', 'tax_id', 'country', 'city', 'address', 'year_founded']),
    ...((business.year_founded ?? 0) > Number(today.slice(0, 4)) ? [missing('year_founded', 'year_ahead')] : []),
  ],
  licence: ({ sections: { licence }, kinds, today }) => [
    ...required(licence, ['authority', 'number']),
    ...(licence.permanent ? [] : lastDay('valid_until', licence.valid_until, today)),
    ...(kinds.has('licence') ? [] : [missing('file.licence', 'file_needed')]),
  ],
  specialties: ({ sections: { specialties } }) =>
    (['categories', 'languages'] as const)
      .filter((name) => specialties[name].length === 0)
      .map((name) => missing(name, 'required')),
  accreditations: ({ sections: { accreditations }, kinds, today }) => {
    const { none, items } = accreditations;
    if (none) return [];
    if (items.length === 0) return [missing('items', 'required')];
    return [
      ...items.flatMap((item, at) => [
        ...required(item, ['body']).map(({ field, code }) => missing(`items.${at}.${field}`, code)),
        ...lastDay(`items.${at}.valid_until`, item.valid_until, today),
      ]),
      ...(kinds.has('accreditation') ? [] : [missing('file.accreditation', 'file_needed')]),
    ];
  },
  people: ({ sections: { people } }) =>
    required(people, ['signatory_name', 'signatory_role', 'director_name', 'director_registration']),
  bank: ({ sections: { bank } }) => required(bank, ['country', 'currency']),
  contact: ({ sections: { contact, business } }) => [
    ...required(contact, ['phone', 'email']),
    ...(contact.phone && !isPhone(contact.phone, business.country) ? [missing('phone', 'phone_invalid')] : []),
    ...(contact.email && !Email.safeParse(contact.email).success ? [missing('email', 'invalid_format')] : []),
    ...(contact.website && !isWebAddress(contact.website) ? [missing('website', 'invalid_format')] : []),
  ],
};

/** Missing items per section, in section order. */
export const checklistOf = (answers: Answers): ChecklistEntry[] =>
  APPLICATION_SECTIONS.map((section) => {
    const found = CHECKS[section](answers);
    return { section, complete: found.length === 0, missing: found };
  });

function isPhone(typed: string, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(typed, home)?.isValid() ?? false;
}

/** A web address as people type it, with or without `https://`. */
const isWebAddress = (typed: string): boolean =>
  z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain })
    .safeParse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`).success;
