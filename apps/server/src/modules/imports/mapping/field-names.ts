import { FACILITY_FIELDS, type FacilityField } from '@travesia/contracts/imports';

/** Fields a column can map to. Those after `state` are kept as listing attributes under the same name. */
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

/** Where a field's value comes from: columns by their name in the file, or a constant for every row. */
export type FieldSource = { columns: string[] } | { constant: string };

export type Mapping = {
  fields: Partial<Record<FieldName, FieldSource>>;
  /** Translations of the registry's codes, by field. */
  translations: Partial<Record<FieldName, Record<string, string>>>;
};

/** How multiple columns of a field are combined: the `first` nonempty one, `all` separated by semicolons, `words`, `code`. */
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
