import { z } from 'zod';
import { CountryCode, DateOnly, Id, Instant, type UploadRules } from '../kit/index.ts';

/** Registers as text; what is larger is for the command line. */
export const REGISTER_UPLOAD = {
  types: { 'text/csv': ['csv', 'tsv', 'txt'], 'application/geo+json': ['geojson', 'json'] },
  maxBytes: 25 * 1024 * 1024,
} as const satisfies UploadRules;

/** Hours that an uploaded register is kept. */
export const KEPT_HOURS = 24;

/** Fields of a listing that columns can feed. Those after `state` are kept as attributes under the same name. */
export const FACILITY_FIELDS = [
  'externalId',
  'name',
  'otherNames',
  'type',
  'country',
  'region',
  'district',
  'city',
  'street',
  'houseNumber',
  'fullAddress',
  'postalCode',
  'phone',
  'email',
  'website',
  'lat',
  'lon',
  'point',
  'state',
  'beds',
  'ownership',
  'openingHours',
  'category',
  'specialities',
  'operator',
] as const;
export const FacilityField = z.enum(FACILITY_FIELDS).meta({ description: 'A field of a listing.' });
export type FacilityField = z.infer<typeof FacilityField>;

const Column = z.string().min(1).max(200);

/** The same shape as the command line's mapping file. */
export const ColumnMapping = z
  .partialRecord(
    FacilityField,
    z.union([
      Column,
      z.array(Column).min(1).max(10),
      z.strictObject({ constant: z.string().min(1).max(200).meta({ description: 'The text that every row has.' }) }),
    ]),
  )
  .meta({
    id: 'ColumnMapping',
    description: 'Our field to a column, to several columns, or to the same text in every row.',
  });
export type ColumnMapping = z.infer<typeof ColumnMapping>;

const SourceKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
  .meta({
    description: 'Name under which the register is remembered, so that its next edition is known again.',
    example: 'ar-salta',
  });
const SourceName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .meta({ description: 'Name of the register, as listings show it.' });
const Licence = z.string().trim().min(1).max(120).meta({ description: 'Licence of the data, as listings show it.' });

export const ImportOptions = z
  .strictObject({
    preset: z.string().max(60).nullable().meta({ description: 'A known register; null to find out by the columns.' }),
    mapping: ColumnMapping.nullable().meta({ description: 'Own mapping; null to find out by preset or columns.' }),
    country: CountryCode.nullable().meta({ description: 'Country of rows that do not name one.' }),
    source_key: SourceKey.nullable(),
    source_name: SourceName.nullable(),
    licence: Licence.nullable(),
  })
  .meta({ id: 'ImportOptions', description: 'How a register is to be read; null leaves it to be found out.' });
export type ImportOptions = z.output<typeof ImportOptions>;

export const ImportDescription = z
  .strictObject({ options: ImportOptions, version: z.int().min(1).meta({ description: 'The version that was seen.' }) })
  .meta({ id: 'ImportDescription', description: 'How to read the register from now on.' });

export const ImportVersion = z
  .strictObject({ version: z.int().min(1).meta({ description: 'The version that was seen.' }) })
  .meta({ id: 'ImportVersion', description: 'Which version of the import was seen.' });

const Reading = z
  .object({
    format: z.enum(['csv', 'geojson']).meta({ description: 'What the file is.' }),
    encoding: z.string().meta({ description: 'How its letters are written.' }),
    columns: z.array(z.string()).meta({ description: 'Columns or properties.' }),
    rows: z.int().meta({ description: 'Rows.' }),
    how: z
      .enum(['given', 'preset', 'recognised', 'guessed'])
      .meta({ description: 'Where the mapping comes from: given, a preset asked for or recognised, or guessed.' }),
    preset: z.string().nullable().meta({ description: 'The preset, where one was used.' }),
    confidence: z.number().meta({ description: '0 to 1; below 0.6 a person should look at the mapping.' }),
    mapping: ColumnMapping.meta({ description: 'What feeds what.' }),
    unused_columns: z.array(z.string()).meta({ description: 'Columns that feed nothing.' }),
    source_key: z.string().meta({ description: 'Name under which the register is remembered.' }),
    countries: z.array(CountryCode).meta({ description: 'Countries it is about.' }),
  })
  .meta({ id: 'ImportReading', description: 'How the register is read.' });
export type ImportReading = z.infer<typeof Reading>;

const count = (description: string) => z.int().meta({ description });
export const ImportCounts = z
  .object({
    added: count('New directory listings.'),
    updated: count('Listings of this register whose row changed.'),
    unchanged: count('Rows that say what they said before.'),
    merged: count('Rows that are an existing listing.'),
    possible: count('New listings that may be an existing one.'),
    refused: count('Rows that become no listing.'),
    warned: count('Rows kept with something dropped or put right.'),
  })
  .meta({ id: 'ImportCounts', description: 'What becomes of the rows.' });
export type ImportCounts = z.infer<typeof ImportCounts>;

export const ImportState = z
  .enum(['uploaded', 'checking', 'checked', 'committing', 'done', 'withdrawn'])
  .meta({ description: 'Where it stands.' });
export type ImportState = z.infer<typeof ImportState>;

export const Import = z
  .object({
    id: Id,
    state: ImportState,
    file_name: z.string().meta({ description: 'Name of the file.' }),
    size: z.int().meta({ description: 'Bytes.' }),
    options: ImportOptions,
    reading: Reading.nullable().meta({ description: 'Null when it cannot be read as it is.' }),
    unreadable: z
      .object({
        code: z.string().meta({ description: 'Stable code of why.' }),
        message: z.string().meta({ description: 'Why, in English.' }),
      })
      .nullable()
      .meta({ description: 'Why it cannot be read, and what to give.' }),
    progress: z.number().min(0).max(1).nullable().meta({ description: 'Share that is read, while it runs.' }),
    counts: ImportCounts.nullable().meta({ description: 'Of the dry run, then of the import.' }),
    failure: z.string().nullable().meta({ description: 'Why the last run broke; nothing of it was kept.' }),
    started_by: z.string().nullable().meta({ description: 'Who uploaded it.' }),
    created_at: Instant.meta({ description: 'When it was uploaded.' }),
    expires_at: Instant.meta({ description: 'When the file is deleted.' }),
    finished_at: Instant.nullable().meta({ description: 'When it was carried out or withdrawn.' }),
    version: z.int().meta({ description: 'Grows with each change.' }),
    actions: z
      .array(z.enum(['describe', 'check', 'commit', 'withdraw']))
      .meta({ description: 'What can be done with it now.' }),
  })
  .meta({ id: 'Import', description: 'A register on its way to directory listings.' });
export type Import = z.infer<typeof Import>;

export const ImportPreview = z
  .object({
    rows: z
      .array(
        z.object({
          line: z.int().meta({ description: 'Line of the file.' }),
          cells: z.array(z.string()).meta({ description: 'Cells in the order of `reading.columns`.' }),
          name: z.string().nullable().meta({ description: 'Name of the listing; null when the row is refused.' }),
          type: z.string().nullable().meta({ description: 'Kind of the listing.' }),
          place: z.string().nullable().meta({ description: 'Where it would lie.' }),
          phone: z.string().nullable().meta({ description: 'Its telephone, as it would be shown.' }),
          problem: z.string().nullable().meta({ description: 'Why the row is refused.' }),
        }),
      )
      .meta({ description: 'The first rows.' }),
  })
  .meta({ id: 'ImportPreview', description: 'The first rows and what would become of them.' });
export type ImportPreview = z.infer<typeof ImportPreview>;

export const FINDING_KINDS = ['refused', 'merged', 'possible', 'warning'] as const;
export const FindingKind = z
  .enum(FINDING_KINDS)
  .meta({ description: 'Refused; an existing listing; perhaps one; kept with something dropped or put right.' });
export type FindingKind = z.infer<typeof FindingKind>;

export const ImportFinding = z
  .object({
    line: z.int().meta({ description: 'Line of the file.' }),
    item: z.int().meta({ description: 'Number of the row.' }),
    field: z.string().nullable().meta({ description: 'Field it is about.' }),
    code: z.string().nullable().meta({ description: 'Stable code of what is wrong.' }),
    message: z.string().meta({ description: 'What is wrong, or why it is the same.' }),
    name: z.string().nullable().meta({ description: 'Name in the row.' }),
    provider_slug: z.string().nullable().meta({ description: 'The listing it is or may be.' }),
  })
  .meta({ id: 'ImportFinding', description: 'What there is to say of a row.' });
export type ImportFinding = z.infer<typeof ImportFinding>;

export const ImportRun = z
  .object({
    id: Id,
    source: z.string().meta({ description: 'Name under which the register is remembered.' }),
    source_name: z.string().meta({ description: 'Name of the register.' }),
    licence: z.string().nullable().meta({ description: 'Licence of the data.' }),
    file_name: z.string().meta({ description: 'Name of the file.' }),
    rows: z.int().meta({ description: 'Rows.' }),
    counts: ImportCounts.omit({ possible: true }).meta({ description: 'What became of the rows.' }),
    imported_on: DateOnly.meta({ description: 'Day.' }),
    finished_at: Instant.meta({ description: 'When it was done.' }),
  })
  .meta({ id: 'ImportRun', description: 'An import that was carried out, here or on the command line.' });
export type ImportRun = z.infer<typeof ImportRun>;

export const ImportPreset = z
  .object({
    id: z.string().meta({ description: 'Its id.' }),
    label: z.string().meta({ description: 'Name of the register.' }),
    country: CountryCode.nullable().meta({ description: 'Its country; null for all.' }),
  })
  .meta({ id: 'ImportPreset', description: 'A register whose columns are known.' });
export type ImportPreset = z.infer<typeof ImportPreset>;
