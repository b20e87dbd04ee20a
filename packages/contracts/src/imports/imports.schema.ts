import { z } from 'zod';
import { Reason } from '../audit/reason.ts';
import { CountryCode, DateOnly, Id, Instant, type UploadRules } from '../kit/index.ts';

/** Registries as text; larger ones must use the command line. */
export const REGISTER_UPLOAD = {
  types: { 'text/csv': ['csv', 'tsv', 'txt'], 'application/geo+json': ['geojson', 'json'] },
  maxBytes: 25 * 1024 * 1024,
} as const satisfies UploadRules;

/** Hours that an uploaded registry is kept. */
export const KEPT_HOURS = 24;

/** Fields of a listing that columns can map to. Those after `state` are stored as attributes under the same name. */
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

/** Same shape as the command line's mapping file. */
export const ColumnMapping = z
  .partialRecord(
    FacilityField,
    z.union([
      Column,
      z.array(Column).min(1).max(10),
      z.strictObject({ constant: z.string().min(1).max(200).meta({ description: 'Constant value for every row.' }) }),
      z.strictObject({
        columns: z.array(Column).min(1).max(10).meta({ description: 'Columns.' }),
        values: z
          .record(z.string().min(1).max(200), z.string().min(1).max(200))
          .meta({ description: 'Meanings of the codes in them.' }),
      }),
    ]),
  )
  .meta({
    id: 'ColumnMapping',
    description:
      'Maps our field to a column, to several columns, to columns of codes with their meanings, or to a constant value.',
  });
export type ColumnMapping = z.infer<typeof ColumnMapping>;

const SourceKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
  .meta({
    description: 'Key of the registry, so that its next edition is recognized.',
    example: 'ar-salta',
  });
const SourceName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .meta({ description: 'Name of the registry, as shown on listings.' });
const Licence = z.string().trim().min(1).max(120).meta({ description: 'License of the data, as shown on listings.' });

/** Types of facility that a value of a registry can mean. */
export const FACILITY_KINDS = [
  'hospital',
  'clinic',
  'dental_clinic',
  'diagnostic_centre',
  'medical_office',
  'laboratory',
  'other',
] as const;
const Kinds = z.record(z.string().min(1).max(200), z.enum(FACILITY_KINDS)).meta({
  id: 'FacilityKinds',
  description: 'Type of facility by value of the registry, for values that are abbreviations.',
});
export type FacilityKinds = z.infer<typeof Kinds>;

export const ImportOptions = z
  .strictObject({
    preset: z
      .string()
      .max(60)
      .nullable()
      .meta({ description: 'A known registry; null to detect it from the columns.' }),
    mapping: ColumnMapping.nullable().meta({
      description: 'Custom mapping; null to detect it from preset or columns.',
    }),
    country: CountryCode.nullable().meta({ description: 'Country of rows that do not name one.' }),
    source_key: SourceKey.nullable(),
    source_name: SourceName.nullable(),
    licence: Licence.nullable(),
    kinds: Kinds.nullish().meta({
      description: 'What the abbreviations of the registry mean; null or missing for what was said before.',
    }),
  })
  .meta({ id: 'ImportOptions', description: 'How to read a registry; null detects it.' });
export type ImportOptions = z.output<typeof ImportOptions>;

export const ImportDescription = z
  .strictObject({
    options: ImportOptions,
    version: z.int().min(1).meta({ description: 'The version the caller read.' }),
  })
  .meta({ id: 'ImportDescription', description: 'How to read the registry from now on.' });

export const ImportVersion = z
  .strictObject({ version: z.int().min(1).meta({ description: 'The version the caller read.' }) })
  .meta({ id: 'ImportVersion', description: 'The version of the import the caller read.' });

const Reading = z
  .object({
    format: z.enum(['csv', 'geojson']).meta({ description: 'File format.' }),
    encoding: z.string().meta({ description: 'Character encoding.' }),
    columns: z.array(z.string()).meta({ description: 'Columns or properties.' }),
    rows: z.int().meta({ description: 'Number of rows.' }),
    how: z
      .enum(['given', 'preset', 'recognised', 'guessed'])
      .meta({ description: 'Origin of the mapping: given, a requested or recognized preset, or guessed.' }),
    preset: z.string().nullable().meta({ description: 'The preset, if one was used.' }),
    confidence: z.number().meta({ description: '0 to 1; below 0.6 the mapping should be reviewed.' }),
    mapping: ColumnMapping.meta({ description: 'Columns by field.' }),
    unused_columns: z.array(z.string()).meta({ description: 'Unused columns.' }),
    source_key: z.string().meta({ description: 'Key of the registry.' }),
    countries: z.array(CountryCode).meta({ description: 'Countries it covers.' }),
    kinds: Kinds.optional().meta({ description: 'What abbreviations of the type of facility mean in this registry.' }),
  })
  .meta({ id: 'ImportReading', description: 'How the registry is read.' });
export type ImportReading = z.infer<typeof Reading>;

const LeftOut = z.object({
  column: z.string().meta({ description: 'Column of the file.' }),
  examples: z.array(z.string()).meta({ description: 'Up to three of its values.' }),
});
export const ImportReportFacts = z
  .object({
    columns: z.partialRecord(FacilityField, z.array(z.string())).meta({ description: 'Columns by field.' }),
    left_out: z.array(LeftOut).meta({ description: 'Columns that feed no field.' }),
    filled: z.partialRecord(FacilityField, z.int()).meta({ description: 'Accepted rows with a value, by field.' }),
    warnings: z.record(z.string(), z.int()).meta({ description: 'Warnings by code.' }),
    unknown_kinds: z
      .array(
        z.object({
          value: z.string().meta({ description: 'Value in the file.' }),
          rows: z.int().meta({ description: 'Rows with it.' }),
          examples: z.array(z.string()).optional().meta({ description: 'Up to three names of facilities with it.' }),
        }),
      )
      .meta({ description: 'Values of the kind of facility that look like abbreviations and say nothing to us.' }),
    seconds: z.number().meta({ description: 'Duration of the run.' }),
    content: z.string().meta({ description: 'Digest of the file: the same content under another name is recognized.' }),
  })
  .meta({ id: 'ImportReportFacts', description: 'How the file was understood.' });
export type ImportReportFacts = z.infer<typeof ImportReportFacts>;

const count = (description: string) => z.int().meta({ description });
export const ImportCounts = z
  .object({
    added: count('New directory listings.'),
    updated: count('Listings of this registry whose row changed.'),
    unchanged: count('Rows without changes.'),
    merged: count('Rows that match an existing listing.'),
    possible: count('New listings that may be duplicates.'),
    refused: count('Rejected rows.'),
    warned: count('Rows imported with something dropped or corrected.'),
    report: ImportReportFacts.optional().meta({ description: 'Missing for imports of older releases.' }),
  })
  .meta({ id: 'ImportCounts', description: 'What happens to the rows.' });
export type ImportCounts = z.infer<typeof ImportCounts>;

export const ImportState = z
  .enum(['uploaded', 'checking', 'checked', 'committing', 'done', 'withdrawn'])
  .meta({ description: 'Status.' });
export type ImportState = z.infer<typeof ImportState>;

/** Days for which what an import replaced is kept, so that it can be reverted. */
export const REVERTIBLE_DAYS = 90;

export const ImportRunState = z.enum(['applied', 'reverted']).meta({ description: 'Status.' });
export type ImportRunState = z.infer<typeof ImportRunState>;

export const KEPT_REASONS = ['claimed', 'changed', 'later_import', 'in_use'] as const;
export const KeptReason = z.enum(KEPT_REASONS).meta({
  description:
    'Why a listing stays: a clinic took it over, it was changed since, a later import changed it, or requests, tickets or notes are about it.',
});
export type KeptReason = z.infer<typeof KeptReason>;

const affected = (description: string) => z.int().min(0).meta({ description });
export const ImportReversal = z
  .object({
    removed: affected('Listings that the import added and that go.'),
    restored: affected('Listings that get their former values.'),
    kept: affected('Listings that stay as they are.'),
    kept_by_reason: z
      .record(KeptReason, affected('Listings that stay for this reason.'))
      .meta({ description: 'Listings that stay, by reason.' }),
  })
  .meta({ id: 'ImportReversal', description: 'What reverting an import does to its listings.' });
export type ImportReversal = z.infer<typeof ImportReversal>;

export const ImportRevert = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'The version of the import the caller read.' }),
    reason: Reason,
  })
  .meta({ id: 'ImportRevert', description: 'The import to revert, and why.' });

export const KeptListing = z
  .object({
    slug: z.string().meta({ description: 'Slug of the listing.' }),
    name: z.string().meta({ description: 'Name of the listing.' }),
    reason: KeptReason,
  })
  .meta({ id: 'KeptListing', description: 'A listing that stayed when its import was reverted.' });
export type KeptListing = z.infer<typeof KeptListing>;

export const ImportRun = z
  .object({
    id: Id,
    import_id: Id.nullable().meta({
      description: 'Its import, with report and findings; null for older ones of the command line.',
    }),
    source: z.string().meta({ description: 'Key of the registry.' }),
    source_name: z.string().meta({ description: 'Name of the registry.' }),
    licence: z.string().nullable().meta({ description: 'Licence of the data.' }),
    file_name: z.string().meta({ description: 'File name.' }),
    rows: z.int().meta({ description: 'Number of rows.' }),
    counts: ImportCounts.omit({ possible: true }).meta({ description: 'What happened to the rows.' }),
    imported_on: DateOnly.meta({ description: 'Date.' }),
    finished_at: Instant.meta({ description: 'When it was done.' }),
    state: ImportRunState,
    reversal: ImportReversal.omit({ kept_by_reason: true })
      .extend({
        reason: z.string().meta({ description: 'Why it was reverted.' }),
        at: Instant.meta({ description: 'When it was reverted.' }),
      })
      .nullable()
      .meta({ description: 'What reverting it did; null unless it was reverted.' }),
    revertible_until: Instant.nullable().meta({
      description: 'Until when it can be reverted; null if what it replaced was not recorded.',
    }),
    version: z.int().meta({ description: 'Incremented with each change.' }),
    actions: z.array(z.enum(['revert'])).meta({ description: 'What can be done with it now.' }),
  })
  .meta({ id: 'ImportRun', description: 'A completed import, from here or the command line.' });
export type ImportRun = z.infer<typeof ImportRun>;

export const Import = z
  .object({
    id: Id,
    state: ImportState,
    file_name: z.string().meta({ description: 'File name.' }),
    size: z.int().meta({ description: 'Size in bytes.' }),
    options: ImportOptions,
    reading: Reading.nullable().meta({ description: 'Null if it can’t be read with these settings.' }),
    unreadable: z
      .object({
        code: z.string().meta({ description: 'Stable code of the reason.' }),
        message: z.string().meta({ description: 'Reason, in English.' }),
      })
      .nullable()
      .meta({ description: 'Why it can’t be read, and what to provide.' }),
    progress: z.number().min(0).max(1).nullable().meta({ description: 'Fraction read, while it runs.' }),
    counts: ImportCounts.nullable().meta({ description: 'Result of the test run, then of the import.' }),
    failure: z.string().nullable().meta({ description: 'Why the last run failed; nothing of it was kept.' }),
    from: z
      .enum(['upload', 'command_line'])
      .meta({ description: 'Whether it was uploaded, or imported by a command.' }),
    started_by: z.string().nullable().meta({ description: 'Who uploaded it.' }),
    created_at: Instant.meta({ description: 'When it was uploaded.' }),
    expires_at: Instant.meta({ description: 'When the file is deleted.' }),
    finished_at: Instant.nullable().meta({ description: 'When it was completed or discarded.' }),
    version: z.int().meta({ description: 'Incremented with each change.' }),
    actions: z
      .array(z.enum(['describe', 'check', 'commit', 'withdraw']))
      .meta({ description: 'What can be done with it now.' }),
    run: ImportRun.nullable().meta({
      description: 'The completed import; null before, and for imports of older releases.',
    }),
  })
  .meta({ id: 'Import', description: 'A registry being imported into directory listings.' });
export type Import = z.infer<typeof Import>;

export const ImportPreview = z
  .object({
    rows: z
      .array(
        z.object({
          line: z.int().meta({ description: 'Line number in the file.' }),
          cells: z.array(z.string()).meta({ description: 'Cells in the order of `reading.columns`.' }),
          name: z.string().nullable().meta({ description: 'Name of the listing; null if the row is rejected.' }),
          type: z.string().nullable().meta({ description: 'Type of the listing.' }),
          place: z.string().nullable().meta({ description: 'Resulting location.' }),
          phone: z.string().nullable().meta({ description: 'Phone number, as it would be shown.' }),
          problem: z.string().nullable().meta({ description: 'Why the row is rejected, in English.' }),
          code: z.string().nullable().meta({ description: 'Stable code of the reason.' }),
        }),
      )
      .meta({ description: 'The first rows.' }),
  })
  .meta({ id: 'ImportPreview', description: 'The first rows and what would happen to them.' });
export type ImportPreview = z.infer<typeof ImportPreview>;

export const FINDING_KINDS = ['refused', 'merged', 'possible', 'warning'] as const;
/** Sort orders of the lists; the first of each is the default. */
export const IMPORT_SORTS = ['-uploaded', 'uploaded', 'file', '-file', '-rows', 'rows', 'state'] as const;
export const IMPORT_RUN_SORTS = [
  '-finished',
  'finished',
  'source',
  '-source',
  '-added',
  '-updated',
  '-merged',
  '-refused',
] as const;
export const FINDING_SORTS = ['line', '-line'] as const;

export const FindingKind = z.enum(FINDING_KINDS).meta({
  description: 'Rejected; an existing listing; a possible duplicate; imported with something dropped or corrected.',
});
export type FindingKind = z.infer<typeof FindingKind>;

export const ImportFinding = z
  .object({
    line: z.int().meta({ description: 'Line number in the file.' }),
    item: z.int().meta({ description: 'Row number.' }),
    field: z.string().nullable().meta({ description: 'Field concerned.' }),
    code: z.string().nullable().meta({ description: 'Stable code of the issue.' }),
    message: z.string().meta({ description: 'What is wrong, or why it is a duplicate.' }),
    name: z.string().nullable().meta({ description: 'Name in the row.' }),
    provider_slug: z.string().nullable().meta({ description: 'The listing it matches or may match.' }),
  })
  .meta({ id: 'ImportFinding', description: 'An issue with a row.' });
export type ImportFinding = z.infer<typeof ImportFinding>;

export const ImportPreset = z
  .object({
    id: z.string().meta({ description: 'Its id.' }),
    label: z.string().meta({ description: 'Name of the registry.' }),
    country: CountryCode.nullable().meta({ description: 'Its country; null for all.' }),
  })
  .meta({ id: 'ImportPreset', description: 'A registry with known columns.' });
export type ImportPreset = z.infer<typeof ImportPreset>;
