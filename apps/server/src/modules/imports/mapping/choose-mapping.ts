import { ImportSourceError } from '../import-source-error.ts';
import type { FieldName, Mapping } from './field-names.ts';
import { assertNamed, readGivenMapping } from './given-mapping.ts';
import { guessMapping, type Sample } from './guess-mapping.ts';
import { applyPreset, presetById, recognisePreset } from './presets/registry.ts';
import type { Preset } from './presets/preset.ts';

/**
 * `how`: the mapping was given, comes from a preset (requested or recognized by its columns), or was guessed from names and
 * values. `confidence` is 0 to 1; below 0.6 a person should review it before importing.
 */
export type ChosenMapping = {
  how: 'given' | 'preset' | 'recognised' | 'guessed';
  preset: Preset | null;
  confidence: number;
  mapping: Mapping;
  unusedColumns: string[];
};

/** Fields a registry variant may lack in its preset and that can safely be guessed. */
const completable: FieldName[] = [
  'region',
  'city',
  'street',
  'postalCode',
  'phone',
  'email',
  'website',
  'lat',
  'lon',
  'point',
];

/** @throws ImportSourceError when the mapping or preset does not fit, or no column can be the name. */
export function chooseMapping(
  columns: string[],
  sample: Sample,
  options: { preset?: string; mapping?: unknown; completes?: boolean },
): ChosenMapping {
  if (options.mapping !== undefined) {
    const given = readGivenMapping(options.mapping, columns);
    const { mapping, preset } = options.completes
      ? addTo(given, columns, sample, options.preset)
      : { mapping: given, preset: null };
    assertNamed(mapping);
    return finish('given', preset, 1, mapping, columns);
  }
  if (options.preset !== undefined) {
    const asked = applyPreset(presetById(options.preset), columns);
    if (!asked.mapping.fields.name) {
      const wanted = (asked.preset.fields.name ?? []).join(', ');
      throw new ImportSourceError(
        'name_column_not_found',
        `The preset "${asked.preset.id}" takes the name from ${wanted}; the file has ${columns.join(', ')}. Use another preset or a mapping.`,
      );
    }
    return finish('preset', asked.preset, 1, asked.mapping, columns);
  }
  const recognised = recognisePreset(columns);
  if (recognised) {
    const completed = recognised.preset.countryCode
      ? complete(recognised.mapping, columns, sample)
      : recognised.mapping;
    return finish('recognised', recognised.preset, recognised.confidence, completed, columns);
  }
  const guess = guessMapping(columns, sample);
  if (!guess.mapping.fields.name) {
    throw new ImportSourceError(
      'name_column_not_found',
      `None of the columns (${columns.join(', ')}) could be recognised as the facility's name. Give a mapping such as {"name": "<column>"}.`,
    );
  }
  return finish('guessed', null, guess.confidence, guess.mapping, columns);
}

/** A given mapping has precedence; columns it does not name feed the fields it does not name, as without it. */
function addTo(
  given: Mapping,
  columns: string[],
  sample: Sample,
  presetId: string | undefined,
): { mapping: Mapping; preset: Preset | null } {
  const known = presetId === undefined ? recognisePreset(columns) : applyPreset(presetById(presetId), columns);
  const taken = new Set(columns.filter((column) => !unusedOf(given, columns).includes(column)));
  const found = known ? known.mapping : guessMapping(unusedOf(given, columns), sample).mapping;
  const free = Object.entries(found.fields).filter(
    ([, source]) => !('columns' in source) || !source.columns.some((column) => taken.has(column)),
  );
  return {
    mapping: {
      fields: { ...Object.fromEntries(free), ...given.fields },
      translations: { ...found.translations, ...given.translations },
    },
    preset: known?.preset ?? null,
  };
}

/** Lets the guess use columns not mapped to a field. */
function complete(mapping: Mapping, columns: string[], sample: Sample): Mapping {
  const unused = unusedOf(mapping, columns);
  const guess = guessMapping(unused, sample).mapping.fields;
  const fields = { ...mapping.fields };
  for (const field of completable) {
    const hasPlace =
      (field === 'lat' || field === 'lon' || field === 'point') && (fields.point || (fields.lat && fields.lon));
    if (!fields[field] && guess[field] && !hasPlace) fields[field] = guess[field];
  }
  return { ...mapping, fields };
}

function unusedOf(mapping: Mapping, columns: string[]): string[] {
  const used = new Set(Object.values(mapping.fields).flatMap((source) => ('columns' in source ? source.columns : [])));
  return columns.filter((column) => !used.has(column));
}

function finish(
  how: ChosenMapping['how'],
  preset: Preset | null,
  confidence: number,
  mapping: Mapping,
  columns: string[],
): ChosenMapping {
  return { how, preset, confidence, mapping, unusedColumns: unusedOf(mapping, columns) };
}
