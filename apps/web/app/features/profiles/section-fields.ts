import type { ProfileSection, SectionValues } from '@travesia/contracts/profiles';

/** Sections in page order. */
export const SECTIONS = [
  'identity',
  'contact',
  'emergency',
  'companion',
  'health',
  'languages',
  'preferences',
] as const satisfies readonly ProfileSection[];

/** The list a field's options come from. */
export type Choices = 'countries' | 'languages' | 'relationship' | 'sex' | 'blood_group' | 'mails' | 'currencies';

export interface FieldSpec<N extends string = string> {
  name: N;
  kind: 'text' | 'tel' | 'email' | 'date' | 'area' | 'select' | 'languages' | 'tick';
  /** Autocomplete token for browsers and assistive technology. */
  autoComplete?: string;
  choices?: Choices;
  /** Spans the full width of the form. */
  wide?: boolean;
  hint?: boolean;
  /** Required. */
  required?: boolean;
}

type Fields = { readonly [S in ProfileSection]: readonly FieldSpec<string & keyof SectionValues<S>>[] };

const inEmergency = (token: string) => `section-emergency ${token}`;
const alongside = (token: string) => `section-companion ${token}`;

/** Each section's fields, in order. */
export const SECTION_FIELDS = {
  identity: [
    { name: 'first_name', kind: 'text', autoComplete: 'given-name', required: true, wide: true },
    { name: 'first_surname', kind: 'text', autoComplete: 'family-name', required: true },
    { name: 'second_surname', kind: 'text', hint: true },
    { name: 'passport_given_names', kind: 'text', hint: true },
    { name: 'passport_surnames', kind: 'text' },
    { name: 'date_of_birth', kind: 'date', autoComplete: 'bday' },
    { name: 'sex', kind: 'select', autoComplete: 'sex', choices: 'sex' },
    { name: 'nationality', kind: 'select', choices: 'countries', wide: true },
  ],
  contact: [
    { name: 'phone', kind: 'tel', autoComplete: 'tel', hint: true },
    { name: 'country', kind: 'select', autoComplete: 'country', choices: 'countries' },
    { name: 'address_line1', kind: 'text', autoComplete: 'address-line1', wide: true },
    { name: 'address_line2', kind: 'text', autoComplete: 'address-line2', wide: true },
    { name: 'city', kind: 'text', autoComplete: 'address-level2' },
    { name: 'region', kind: 'text', autoComplete: 'address-level1' },
    { name: 'postal_code', kind: 'text', autoComplete: 'postal-code' },
  ],
  emergency: [
    { name: 'name', kind: 'text', autoComplete: inEmergency('name') },
    { name: 'relationship', kind: 'select', choices: 'relationship' },
    { name: 'phone', kind: 'tel', autoComplete: inEmergency('tel'), hint: true },
    { name: 'email', kind: 'email', autoComplete: inEmergency('email') },
    { name: 'language', kind: 'select', choices: 'languages', hint: true },
  ],
  companion: [
    { name: 'name', kind: 'text', autoComplete: alongside('name') },
    { name: 'relationship', kind: 'select', choices: 'relationship' },
    { name: 'phone', kind: 'tel', autoComplete: alongside('tel'), hint: true },
    { name: 'email', kind: 'email', autoComplete: alongside('email') },
  ],
  health: [
    { name: 'blood_group', kind: 'select', choices: 'blood_group', hint: true },
    { name: 'allergies', kind: 'area', wide: true, hint: true },
    { name: 'mobility_needs', kind: 'area', wide: true, hint: true },
  ],
  languages: [
    { name: 'spoken', kind: 'languages', wide: true, choices: 'languages' },
    { name: 'interpreter', kind: 'tick', wide: true },
  ],
  preferences: [
    { name: 'language', kind: 'select', choices: 'mails' },
    { name: 'currency', kind: 'select', choices: 'currencies' },
  ],
} as const satisfies Fields;

export type FieldName = (typeof SECTION_FIELDS)[ProfileSection][number]['name'];

/** Returns a section's fields. */
export const fieldsOf = (section: ProfileSection): readonly FieldSpec<FieldName>[] => SECTION_FIELDS[section];
