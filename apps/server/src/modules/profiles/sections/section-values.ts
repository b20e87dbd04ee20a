import type { ProfileSection, ProfileUpdate, SectionValues } from '@travesia/contracts/profiles';
import type { Details } from '../../accounts/index.ts';
import type { Kept } from './section-seal.ts';

const NOTHING: Readonly<Record<ProfileSection, Kept>> = {
  identity: {
    second_surname: null,
    passport_given_names: null,
    passport_surnames: null,
    date_of_birth: null,
    sex: null,
    nationality: null,
  },
  contact: { address_line1: null, address_line2: null, city: null, region: null, postal_code: null },
  emergency: { name: null, relationship: null, phone: null, email: null, language: null },
  companion: { name: null, relationship: null, phone: null, email: null },
  health: { blood_group: null, allergies: null, mobility_needs: null },
  languages: { spoken: [], interpreter: false },
  preferences: {},
};

/** A section as the API returns it: values stored here and those stored in the account. */
export function sectionValues<S extends ProfileSection>(section: S, account: Details, kept: Kept): SectionValues<S> {
  return { ...NOTHING[section], ...kept, ...ofAccount(section, account, kept) } as SectionValues<S>;
}

function ofAccount(section: ProfileSection, account: Details, kept: Kept): Kept {
  const { firstName, lastName, phone, country, language, currency } = account;
  if (section === 'identity') return { first_name: firstName, ...splitSurnames(lastName, kept['second_surname']) };
  if (section === 'contact') return { phone, country };
  return section === 'preferences' ? { language, currency } : {};
}

/** The account stores all surnames as one; the second is stored here because it can't be inferred. */
function splitSurnames(lastName: string, second: unknown): Kept {
  const isSecond = typeof second === 'string' && lastName.endsWith(` ${second}`);
  return isSecond
    ? { first_surname: lastName.slice(0, -second.length - 1), second_surname: second }
    : { first_surname: lastName, second_surname: null };
}

/** Splits a section into what is stored here and what goes to the account. */
export function partSection({ section, values }: Pick<ProfileUpdate, 'section' | 'values'>): {
  kept: Kept;
  account: Partial<Details>;
} {
  if (section === 'identity') {
    const { first_name, first_surname, ...kept } = values as SectionValues<'identity'>;
    const lastName = [first_surname, kept.second_surname].filter(Boolean).join(' ');
    return { kept, account: { firstName: first_name, lastName } };
  }
  if (section === 'contact') {
    const { phone, country, ...kept } = values as SectionValues<'contact'>;
    return { kept, account: { phone, country } };
  }
  if (section === 'preferences') return { kept: {}, account: values as SectionValues<'preferences'> };
  return { kept: values, account: {} };
}
