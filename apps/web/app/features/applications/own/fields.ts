import type { ApplicationSection, FileKind } from '@travesia/contracts/applications';
import type { Choices } from './choices.ts';

/** One thing that is asked. */
export interface AskedField {
  name: string;
  kind: 'line' | 'choice' | 'year' | 'date' | 'tick' | 'many';
  from?: keyof Choices;
  /** What browsers may fill in. */
  autoComplete?: string;
  type?: 'tel' | 'url' | 'email';
  /** Need not be given. */
  optional?: boolean;
  /** Has a hint in the texts. */
  hint?: boolean;
}

const line = (name: string, more: Partial<AskedField> = {}): AskedField => ({ name, kind: 'line', ...more });

/** What is asked in each section, in its order; accreditations are a list of their own. */
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

/** Documents that a section takes. */
export const DOCUMENTS: Partial<Readonly<Record<ApplicationSection, readonly FileKind[]>>> = {
  licence: ['licence', 'insurance'],
  accreditations: ['accreditation'],
  people: ['identity'],
};

/** Name of a field in its form: sections may have fields of one name. */
export const inForm = (section: ApplicationSection, field: string): string => `${section}.${field}`;
