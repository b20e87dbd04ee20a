import { FACILITY_FIELDS, type FacilityField } from '@travesia/contracts/imports';

/** Fields a column can feed. Those after `state` are kept as attributes of the listing under the same name. */
export const fieldNames = FACILITY_FIELDS;
export type FieldName = FacilityField;

export const attributeFields = [
  'beds',
  'ownership',
  'openingHours',
  'category',
  'specialities',
  'operator',
] as const satisfies FieldName[];

/** Where a field's value comes from: columns by their name in the file, or the same text for every row. */
export type FieldSource = { columns: string[] } | { constant: string };

export type Mapping = {
  fields: Partial<Record<FieldName, FieldSource>>;
  /** Codes of the register and what they stand for, by field. */
  translations: Partial<Record<FieldName, Record<string, string>>>;
};

/** How several columns of one field become one text: `first` that says something, `all` separated by semicolons, `words`, `code`. */
export const combining: Record<FieldName, 'first' | 'all' | 'words' | 'code'> = {
  externalId: 'code',
  name: 'first',
  otherNames: 'all',
  type: 'all',
  country: 'first',
  region: 'first',
  district: 'first',
  city: 'first',
  street: 'words',
  houseNumber: 'words',
  fullAddress: 'first',
  postalCode: 'first',
  phone: 'all',
  email: 'first',
  website: 'first',
  lat: 'first',
  lon: 'first',
  point: 'first',
  state: 'all',
  beds: 'first',
  ownership: 'first',
  openingHours: 'first',
  category: 'all',
  specialities: 'all',
  operator: 'first',
};
