import type { FieldName } from '../field-names.ts';

/**
 * A known registry's column names. Compared without case, accents, spaces and underscores. `recognisedBy`: lists of columns; a
 * file that has all columns of one list is this registry.
 */
export type Preset = {
  id: string;
  label: string;
  /** ISO-2 of the registry's country; null for worldwide sources. */
  countryCode: string | null;
  recognisedBy: string[][];
  fields: Partial<Record<FieldName, string[]>>;
  translations?: Partial<Record<FieldName, Record<string, string>>>;
};
