import { readFileSync } from 'node:fs';
import { createMatchIndex } from '../matching/match-index.ts';
import type { MatchableFacility } from '../matching/matchable.ts';
import { scoreLabels, type LabelledPair, type LabelScore } from './score-labels.ts';

type Entry = [name: string, street: string, phone: string];

/** Two entries of one city, how many meters apart they are (null: one has no coordinates), and whether one register lists both. */
type MadePair = [
  label: 0 | 1,
  country: string,
  city: string,
  a: Entry,
  b: Entry,
  metres: number | null,
  inside?: 'codes' | 'no-codes',
];

const METRES_PER_DEGREE = 111_200;

/** Scores pairs written by hand for fourteen countries, most without a register in the evaluation's folder. */
export function scoreMadePairs(file: 'made-first' | 'made-second'): {
  across: LabelScore;
  inside: LabelScore;
  offered: LabelledPair[];
} {
  const pairs = JSON.parse(readFileSync(new URL(`labels/${file}.json`, import.meta.url), 'utf8')) as MadePair[];
  const known = new Map<string, MatchableFacility>();
  const index = createMatchIndex();
  const across: LabelledPair[] = [];
  const inside: LabelledPair[] = [];
  for (const [at, [label, country, city, a, b, metres, register]] of pairs.entries()) {
    // Pairs are far from each other: only the two of a pair can meet.
    const lat = -50 + (at % 80);
    const make = ([name, street, phone]: Entry, side: 'a' | 'b', offset: number | null): MatchableFacility => ({
      key: `${side}:${at}`,
      registers: [register ? 'one' : side],
      idFromSource: register !== 'no-codes',
      name,
      otherNames: [],
      countryCode: country,
      region: null,
      cityName: city,
      district: null,
      street: street || null,
      postalCode: null,
      phones: phone ? [{ e164: null, original: phone }] : [],
      lat: offset === null ? null : lat + offset / METRES_PER_DEGREE,
      lon: offset === null ? null : -60 - Math.floor(at / 80) * 5,
    });
    for (const facility of [make(a, 'a', 0), make(b, 'b', metres)]) {
      known.set(facility.key, facility);
      index.add(facility);
    }
    (register ? inside : across).push([`a:${at}`, `b:${at}`, label]);
  }
  const score = scoreLabels(across, index, known);
  const offered = score.falseNegatives.filter(([a, b]) =>
    index.findMatches(known.get(a) as MatchableFacility).some(({ key }) => key === b),
  );
  return { across: score, inside: scoreLabels(inside, index, known), offered };
}
