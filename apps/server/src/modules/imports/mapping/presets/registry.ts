import { ImportSourceError } from '../../import-source-error.ts';
import { foldText } from '../../fields/clean-text.ts';
import { fieldNames, type Mapping } from '../field-names.ts';
import { pba, sisa } from './argentina.ts';
import { latinAmericanPresets } from './latin-america.ts';
import { osm } from './open-street-map.ts';
import type { Preset } from './preset.ts';

/** Known registries, in the order they are tried. */
export const presets: readonly Preset[] = [osm, sisa, pba, ...latinAmericanPresets];

/** @throws ImportSourceError listing the available presets. */
export function presetById(id: string): Preset {
  const preset = presets.find((candidate) => candidate.id === id);
  if (preset) return preset;
  const known = presets.map((candidate) => candidate.id).join(', ');
  throw new ImportSourceError('preset_unknown', `There is no preset "${id}". Known presets: ${known}.`);
}

export type PresetMatch = { preset: Preset; mapping: Mapping; confidence: number };

/** The preset whose signature matches the columns, with the share of its fields that have a column; null if none matches. */
export function recognisePreset(columns: string[]): PresetMatch | null {
  const present = new Set(columns.map(columnKey));
  const matches = presets
    .filter((preset) =>
      preset.recognisedBy.some((signature) => signature.every((column) => present.has(columnKey(column)))),
    )
    .map((preset) => applyPreset(preset, columns))
    .filter(({ mapping }) => mapping.fields.name);
  return matches.reduce<PresetMatch | null>(
    (best, match) => (!best || match.confidence > best.confidence ? match : best),
    null,
  );
}

/** The preset's fields mapped to columns present in this file. */
export function applyPreset(preset: Preset, columns: string[]): PresetMatch {
  // An exact name takes precedence over a similar one ("operator:type" and "operator_type" may both be present).
  const byKey = new Map([
    ...columns.map((column) => [columnKey(column), column] as const),
    ...columns.map((column) => [column, column] as const),
  ]);
  const fields: Mapping['fields'] = {};
  for (const field of fieldNames) {
    const present = (preset.fields[field] ?? [])
      .map((column) => byKey.get(column) ?? byKey.get(columnKey(column)))
      .filter((column) => column !== undefined);
    if (present.length > 0) fields[field] = { columns: [...new Set(present)] };
  }
  const wanted = Object.keys(preset.fields).length;
  const confidence = Math.round((0.7 + 0.3 * (Object.keys(fields).length / wanted)) * 100) / 100;
  return { preset, mapping: { fields, translations: preset.translations ?? {} }, confidence };
}

/** Column names are compared by letters and digits only (and "@", which OpenStreetMap tools put before IDs). */
export function columnKey(column: string): string {
  return foldText(column).replace(/[^a-z0-9@]/g, '');
}
