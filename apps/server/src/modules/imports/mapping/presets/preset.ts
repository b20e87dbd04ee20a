import type { FieldName } from '../field-names.ts';

/**
 * How one known register names its columns. Names are compared without case, accents, blanks and underscores.
 * `recognisedBy`: lists of columns; a file that has all columns of one list is this register.
 */
export type Preset = {
  id: string;
  label: string;
  /** ISO-2 of the register's country; null for sources of the whole world. */
  countryCode: string | null;
  recognisedBy: string[][];
  fields: Partial<Record<FieldName, string[]>>;
  translations?: Partial<Record<FieldName, Record<string, string>>>;
};
