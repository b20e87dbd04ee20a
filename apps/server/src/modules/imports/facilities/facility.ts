import type { FieldValues } from '../mapping/row-values.ts';

/** A parsed registry row: the input of a directory listing. Nothing in it has been verified. */
export const facilityTypes = [
  'hospital',
  'clinic',
  'dental_clinic',
  'diagnostic_centre',
  'medical_office',
  'laboratory',
  'other',
] as const;

export type FacilityType = (typeof facilityTypes)[number];

/** One phone number. `e164` is null when the number is incomplete (area code missing) or not valid in its country. */
export type FacilityPhone = { e164: string | null; original: string };

/**
 * One health facility as a source describes it.
 * `sourceKey` + `externalId` identify it across runs: rereading the same row gives the same pair.
 * `idFromSource` is false when the source has no identifier and the ID is a digest of name and place.
 * Coordinates are WGS 84 degrees, both present or both null.
 */
export type FacilityInput = {
  sourceKey: string;
  externalId: string;
  idFromSource: boolean;
  name: string;
  /** The name exactly as the source writes it. */
  originalName: string;
  otherNames: string[];
  typeSlug: FacilityType;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  region: string | null;
  cityName: string | null;
  /** Second administrative level (partido, municipio, cantón), when the source gives one besides the city. */
  district: string | null;
  street: string | null;
  postalCode: string | null;
  phones: FacilityPhone[];
  email: string | null;
  website: string | null;
  lat: number | null;
  lon: number | null;
  /** Other attributes worth keeping: beds, ownership, opening hours, category… Our keys, with the source's values. */
  attributes: Record<string, string>;
};

/**
 * Why a row was rejected, or what was changed or dropped in it. `line` and `item` give the location (see ReadResult); `field` is
 * one of the mapping's fields, or `coordinates`, or `row`.
 */
export type RowProblem = { line: number; item: number; field: string; code: RowProblemCode; message: string };

/** Errors: the row does not become a listing. */
export type RefusalCode =
  | 'row_unreadable'
  | 'row_is_not_a_record'
  | 'name_missing'
  | 'name_unusable'
  | 'country_unknown'
  | 'facility_closed'
  | 'facility_is_mobile'
  | 'id_repeated';

/** Warnings: the row is kept, and the named value dropped or repaired. */
export type WarningCode =
  | 'name_generic'
  | 'text_repaired'
  | 'text_damaged'
  | 'text_shortened'
  | 'coordinates_unreadable'
  | 'coordinates_zero'
  | 'coordinates_outside_country'
  | 'coordinates_swapped'
  | 'coordinates_repaired'
  | 'phone_incomplete'
  | 'email_invalid'
  | 'website_invalid'
  | 'id_reused'
  | 'cells_mismatch';

export type RowProblemCode = RefusalCode | WarningCode;

/**
 * One row of the source. `line` is the line of the file it starts on (1-based), `item` its number among the records (1-based),
 * `bytesRead` how much of the file has been read so far (for a progress bar).
 */
export type ReadResult =
  | {
      kind: 'accepted';
      line: number;
      item: number;
      bytesRead: number;
      facility: FacilityInput;
      /** The row's text for each field, as mapped. */
      values: FieldValues;
      warnings: RowProblem[];
    }
  | { kind: 'refused'; line: number; item: number; bytesRead: number; problems: RowProblem[] };
