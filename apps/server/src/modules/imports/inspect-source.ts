import type { FacilityKinds } from '@travesia/contracts/imports';
import { withKinds } from './mapping/kinds.ts';
import { fieldValues } from './mapping/row-values.ts';
import { chooseMapping, type ChosenMapping } from './mapping/choose-mapping.ts';
import { looksLikeHeader } from './mapping/header-words.ts';
import { guessCountry, type CountryGuess, type SampledPlace } from './fields/guess-country.ts';
import { readCountry } from './fields/country-names.ts';
import { foldText, saysNothing } from './fields/clean-text.ts';
import { ImportSourceError } from './import-source-error.ts';
import { openSource, type OpenedSource } from './readers/open-source.ts';
import type { RawRow } from './readers/raw-row.ts';
import type { FacilitySource } from './readers/source.ts';

/**
 * What a user can decide about an import. `preset`: ID of a known registry. `mapping`: our field → column(s) or constant, as
 * JSON. `completes`: the mapping adds to what is found without it. `country`: ISO-2 or name, for rows without their own. `sourceKey`: the name that identifies the source across imports.
 */
export type ReadOptions = {
  preset?: string;
  mapping?: unknown;
  completes?: boolean;
  country?: string;
  sourceKey?: string;
  /** What abbreviations mean in a registry, by its key. */
  kindsOf?: (sourceKey: string) => Promise<FacilityKinds>;
};

/** How a source will be read: everything a report can say before the first row. */
export type Inspection = {
  format: OpenedSource['format'];
  columns: string[];
  rowCount: number;
  mapping: ChosenMapping;
  sourceKey: string;
  country: CountryGuess;
  /** Columns that feed no field, with some of their values. */
  leftOut: { column: string; examples: string[] }[];
  /** What abbreviations of the type of facility mean. */
  kinds: FacilityKinds;
};

export type InspectedSource = { inspection: Inspection; opened: OpenedSource };

const SAMPLE_ROWS = 400;

/**
 * Reads the source once, sampling a few hundred rows, and makes the final decision on how to read it.
 * @throws ImportSourceError when it cannot be imported as it is; the message says what to do.
 */
export async function inspectSource(source: FacilitySource, options: ReadOptions = {}): Promise<InspectedSource> {
  const opened = await openSource(source, looksLikeHeader);
  const { rowCount, rows, columns } = await sampleRows(opened);
  if (rowCount === 0)
    throw new ImportSourceError(
      'no_rows',
      `${source.name} has ${columns.length ? 'column names' : 'a list'} but no rows.`,
    );
  const sample = rows.map((row) => row.values);
  const chosen = chooseMapping(columns, sample, options);
  const country = countryFor(options, chosen, rows, source.name);
  const leftOut = chosen.unusedColumns.map((column) => ({ column, examples: examplesOf(column, sample) }));
  const sourceKey = options.sourceKey ?? sourceKeyFor(chosen, country, source.name);
  const kinds = (await options.kindsOf?.(sourceKey)) ?? {};
  const mapping = { ...chosen, mapping: withKinds(chosen.mapping, kinds) };
  const inspection = { format: opened.format, columns, rowCount, mapping, sourceKey, country, leftOut, kinds };
  return { inspection, opened };
}

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 60;

function examplesOf(column: string, sample: Record<string, string>[]): string[] {
  const values = sample.map((row) => row[column] ?? '').filter((value) => !saysNothing(value));
  return [...new Set(values.map((value) => value.slice(0, EXAMPLE_LENGTH)))].slice(0, EXAMPLES);
}

/** Keeps every n-th row and doubles n whenever the sample is full, so that the sample is evenly spread and deterministic. */
async function sampleRows(opened: OpenedSource): Promise<{ rowCount: number; rows: RawRow[]; columns: string[] }> {
  const columns = new Set(opened.format.format === 'csv' ? opened.format.columns : []);
  let rows: RawRow[] = [];
  let every = 1;
  let rowCount = 0;
  for await (const row of opened.rows()) {
    rowCount += 1;
    if (row.kind === 'broken') continue;
    for (const column of Object.keys(row.values)) columns.add(column);
    if (rowCount % every !== 0) continue;
    rows.push(row);
    if (rows.length < SAMPLE_ROWS * 2) continue;
    rows = rows.filter((_, index) => index % 2 === 1);
    every *= 2;
  }
  return { rowCount, rows, columns: [...columns] };
}

function countryFor(
  options: ReadOptions,
  { mapping, preset }: ChosenMapping,
  rows: RawRow[],
  fileName: string,
): CountryGuess {
  if (options.country !== undefined) {
    const code = readCountry(options.country);
    if (code) return { codes: [code], by: 'the option' };
    throw new ImportSourceError(
      'country_unknown',
      `"${options.country}" is not a country. Give a code such as MX or a name such as Mexico.`,
    );
  }
  if (preset?.countryCode) return { codes: [preset.countryCode], by: `the preset "${preset.id}"` };
  const places = rows.map((row): SampledPlace => ({ values: fieldValues(row.values, mapping), point: row.point }));
  const guess = guessCountry(places, fileName);
  if (guess.codes.length > 0) return guess;
  throw new ImportSourceError(
    'country_unknown',
    `Nothing in ${fileName} tells which country it is about (no country column, coordinates, known regions or international numbers). Give the country.`,
  );
}

/** A preset's ID; for other files, country and file name without dates, so that next month's edition is the same source. */
function sourceKeyFor({ preset }: ChosenMapping, country: CountryGuess, fileName: string): string {
  if (preset) return preset.id;
  const name = foldText(fileName.replace(/\.[a-z0-9]{1,8}$/i, ''))
    .replace(/\d+/g, ' ')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${country.codes.length === 1 ? (country.codes[0] as string).toLowerCase() : 'multi'}-${name || 'register'}`;
}
