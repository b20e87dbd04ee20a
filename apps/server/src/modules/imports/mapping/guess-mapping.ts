import { profileColumn, type ColumnProfile } from './column-profile.ts';
import { fieldNames, type FieldName, type Mapping } from './field-names.ts';
import { headerScore } from './header-words.ts';

export type Sample = Record<string, string>[];

export type Guess = { mapping: Mapping; confidence: number };

/** Fields that can use several columns; the others use the best one. */
const severalColumns = new Set<FieldName>(['phone', 'type', 'street']);
const ENOUGH = 45;

/**
 * Maps each field to the column whose name and values fit best. Values override names: a column "Nombre" that repeats ten
 * institutions is not the facility's name, one called "X" containing degrees is a longitude.
 */
export function guessMapping(columns: string[], sample: Sample): Guess {
  const profiles = columns.map((column) =>
    profileColumn(
      column,
      sample.map((row) => row[column] ?? ''),
    ),
  );
  const scored = profiles.flatMap((profile) =>
    fieldNames.map((field) => ({ field, profile, score: fitScore(field, profile) })),
  );
  scored.sort((a, b) => b.score - a.score);
  const taken = new Map<string, FieldName>();
  const chosen = new Map<FieldName, { columns: string[]; score: number }>();
  for (const { field, profile, score } of scored) {
    if (score < ENOUGH || taken.has(profile.column)) continue;
    const known = chosen.get(field);
    if (known && !(severalColumns.has(field) && score >= 80 && known.columns.length < 3)) continue;
    taken.set(profile.column, field);
    chosen.set(field, { columns: [...(known?.columns ?? []), profile.column], score: known?.score ?? score });
  }
  settleRegionAndCity(chosen, profiles);
  dropLooseHouseNumber(chosen, columns);
  const fields: Mapping['fields'] = {};
  for (const [field, { columns: fed }] of chosen)
    fields[field] = { columns: columns.filter((column) => fed.includes(column)) };
  return { mapping: { fields, translations: {} }, confidence: confidenceOf(chosen) };
}

/** 0 to 100: the score of the column's name, adjusted by its values. Below ENOUGH the column isn't used. */
function fitScore(field: FieldName, profile: ColumnProfile): number {
  const byName = headerScore(profile.column, field);
  if (profile.values.length === 0) return byName >= 90 ? byName - 40 : 0;
  return (byValues[field] ?? ((score) => score))(byName, profile);
}

type ByValues = (byName: number, profile: ColumnProfile) => number;

const whenWords: ByValues = (byName, profile) => (profile.letters > 0.3 ? byName : 0);
const whenNumbers: ByValues = (byName, profile) => (profile.number + profile.degrees > 0.5 ? byName : 0);

const byValues: Partial<Record<FieldName, ByValues>> = {
  name: nameScore,
  externalId: idScore,
  lat: whenNumbers,
  lon: whenNumbers,
  beds: whenNumbers,
  point: (byName, profile) => (profile.point > 0.6 ? Math.max(byName, 50) : 0),
  email: (byName, profile) => linkScore(byName, profile.email, 80),
  website: (byName, profile) => linkScore(byName, profile.web, 60),
  phone: (byName, profile) => (profile.phone > 0.4 ? byName : byName - 40),
  country: (byName, profile) => (profile.country > 0.7 ? byName : 0),
  // "Estado" is a federal state or an operating status; only the values tell.
  state: (byName, profile) =>
    profile.status > 0.5 && (byName > 0 || headerScore(profile.column, 'region') > 0) ? Math.max(byName, 85) : 0,
  region: (byName, profile) => (profile.letters > 0.3 && profile.status < 0.5 ? byName : 0),
  city: whenWords,
  district: whenWords,
  street: whenWords,
  type: whenWords,
};

function linkScore(byName: number, share: number, alone: number): number {
  if (share > 0.5) return Math.max(byName, alone);
  return byName >= 90 && share > 0.1 ? 60 : 0;
}

/** An ID is present in nearly every row and unique; a handful of rows proves nothing about uniqueness. */
function idScore(byName: number, profile: ColumnProfile): number {
  // The number of a row changes with the next edition: a digest of name and place does not.
  if (profile.countsRows) return 0;
  const isDistinct = profile.distinct > 0.98 || (byName >= 80 && profile.values.length < 10);
  return isDistinct && profile.filled > 0.9 && profile.meanLength < 40 ? byName : 0;
}

function nameScore(byName: number, profile: ColumnProfile): number {
  const enoughLetters = byName >= 95 ? 0 : byName >= 85 ? 0.2 : 0.6;
  if (profile.letters < enoughLetters) return 0;
  // Institutions and owners repeat; most facility names don't.
  const variety = profile.values.length < 8 ? 1 : profile.distinct;
  const alone = profile.facilityWord > 0.3 && variety > 0.6 && profile.meanLength > 8 ? 48 : 0;
  if (byName === 0) return profile.facilityWord > 0.5 ? alone : 0;
  return variety < 0.4 ? byName * variety : byName + profile.facilityWord * 15 + Math.min(variety, 1) * 5;
}

/**
 * "Departamento" is the region in Colombia and Peru and a subdivision of "Provincia" in Argentina; the region is the candidate
 * with fewer distinct values. A remaining column of larger places becomes the district; a missing city is taken from the
 * district.
 */
function settleRegionAndCity(
  chosen: Map<FieldName, { columns: string[]; score: number }>,
  profiles: ColumnProfile[],
): void {
  const variety = (profile: ColumnProfile): number => new Set(profile.values.map((value) => value.toLowerCase())).size;
  const candidates = profiles
    .filter((profile) => fitScore('region', profile) >= ENOUGH)
    .sort((a, b) => variety(a) - variety(b));
  const [region, second] = candidates;
  if (region && chosen.get('region')) {
    chosen.set('region', { columns: [region.column], score: fitScore('region', region) });
    if (second && !isFed(chosen, second.column)) {
      if (!chosen.has('city')) chosen.set('city', { columns: [second.column], score: 60 });
      else if (!chosen.has('district')) chosen.set('district', { columns: [second.column], score: 60 });
    }
  }
  const district = chosen.get('district');
  if (!chosen.has('city') && district) {
    chosen.set('city', district);
    chosen.delete('district');
    const smaller = profiles.find(
      (profile) => fitScore('district', profile) >= ENOUGH && !isFed(chosen, profile.column),
    );
    if (smaller) chosen.set('district', { columns: [smaller.column], score: fitScore('district', smaller) });
  }
}

/** "N°" is a house number only directly after the street; elsewhere it numbers the rows. */
function dropLooseHouseNumber(chosen: Map<FieldName, { columns: string[] }>, columns: string[]): void {
  const at = (field: FieldName): number => columns.indexOf(chosen.get(field)?.columns.at(-1) ?? '');
  const behind = at('houseNumber') - at('street');
  if (at('street') < 0 || behind < 1 || behind > 2) chosen.delete('houseNumber');
}

function isFed(chosen: Map<FieldName, { columns: string[] }>, column: string): boolean {
  return [...chosen.values()].some(({ columns }) => columns.includes(column));
}

/** 0 to 1: confidence in the fields that make a listing, weighted by the damage a wrong one would do. */
function confidenceOf(chosen: Map<FieldName, { score: number }>): number {
  const weights: [FieldName[], number][] = [
    [['name'], 0.5],
    [['externalId'], 0.15],
    [['city', 'region'], 0.15],
    [['street', 'lat', 'point'], 0.12],
    [['phone', 'email'], 0.08],
  ];
  const sum = weights.reduce((total, [fields, weight]) => {
    const best = Math.max(0, ...fields.map((field) => chosen.get(field)?.score ?? 0));
    return total + weight * Math.min(best, 100);
  }, 0);
  return Math.round(sum) / 100;
}
