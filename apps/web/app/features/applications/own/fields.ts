import type { ApplicationSection, FileKind } from '@travesia/contracts/applications';
import type { Choices } from './choices.ts';

/** One form field. */
export interface AskedField {
  name: string;
  kind: 'line' | 'choice' | 'year' | 'date' | 'tick' | 'many';
  from?: keyof Choices;
  /** Browser autofill hint. */
  autoComplete?: string;
  type?: 'tel' | 'url' | 'email';
  optional?: boolean;
  /** Whether the texts have a hint for it. */
  hint?: boolean;
}

const line = (name: string, more: Partial<AskedField> = {}): AskedField => ({ name, kind: 'line', ...more });

/** Fields of each section, in order; accreditations are a separate list. */
export const ASKED = {
  business: [
    line('trade_name', { autoComplete: 'organization', hint: true }),
    line('legal_name', { hint: true }),
    { name: 'type', kind: 'choice', from: 'types' },
    { name: 'country', kind: 'choice', from: 'countries' },
    line('city', { autoComplete: 'address-level2' }),
    line('address', { autoComplete: 'street-address' }),
    line('tax_id', { hint: true }),
    { name: 'year_founded', kind: 'year' },
  ],
  licence: [
    line('authority', { hint: true }),
    line('number'),
    { name: 'permanent', kind: 'tick' },
    { name: 'valid_until', kind: 'date' },
  ],
  specialties: [
    { name: 'categories', kind: 'many', from: 'categories' },
    { name: 'languages', kind: 'many', from: 'languages' },
  ],
  accreditations: [],
  people: [
    line('signatory_name', { autoComplete: 'name', hint: true }),
    line('signatory_role', { autoComplete: 'organization-title' }),
    line('director_name'),
    line('director_registration', { hint: true }),
  ],
  bank: [
    { name: 'country', kind: 'choice', from: 'countries' },
    { name: 'currency', kind: 'choice', from: 'currencies' },
  ],
  contact: [
    line('phone', { type: 'tel', autoComplete: 'tel', hint: true }),
    line('email', { type: 'email', autoComplete: 'email', hint: true }),
    line('website', { type: 'url', autoComplete: 'url', optional: true }),
  ],
} as const satisfies Record<ApplicationSection, readonly AskedField[]>;

/** Document types of each section. */
export const DOCUMENTS: Partial<Readonly<Record<ApplicationSection, readonly FileKind[]>>> = {
  licence: ['licence', 'insurance'],
  accreditations: ['accreditation'],
  people: ['identity'],
};

/** Form name of a field: several sections have fields of the same name. */
export const inForm = (section: ApplicationSection, field: string): string => `${section}.${field}`;
