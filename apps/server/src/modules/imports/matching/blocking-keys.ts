import type { PreparedFacility } from './matchable.ts';
import { spokenForm } from './token-likeness.ts';

/** About 330 m north to south. */
const FINE_CELL = 0.003;
/** About 11 km. */
const COARSE_CELL = 0.1;

/**
 * Index keys of a facility. Two facilities are compared only if they share a key: the same small area; a distinctive word of the
 * name in the same wider area, city or postal code; two distinctive words in the country; a phone; a house number and street.
 */
export function filingKeys(prepared: PreparedFacility): string[] {
  const { facility, phoneKeys, street } = prepared;
  const keys = phoneKeys.map((key) => `p${key.slice(-6)}`);
  const cell = cellOf(facility, FINE_CELL);
  if (cell) keys.push(`f${cell.join(',')}`);
  const words = tellingWords(prepared);
  const wide = cellOf(facility, COARSE_CELL);
  for (const word of words) {
    if (wide) keys.push(`c${wide.join(',')}:${word}`);
    for (const area of areasOf(prepared)) keys.push(`t${area}:${word}`);
  }
  for (const pair of pairsOf(words)) keys.push(`n${pair}`);
  for (const word of street?.words ?? []) if (street?.number) keys.push(`s${street.number}:${stem(word)}`);
  return [...new Set(keys)].map((key) => `${facility.countryCode}${key}`);
}

/** The filing keys plus those of neighboring cells, since a place near a cell border may be on its other side. */
export function searchKeys(prepared: PreparedFacility): string[] {
  const { facility } = prepared;
  const keys = new Set(filingKeys(prepared));
  const words = tellingWords(prepared);
  for (const [y, x] of neighbours(cellOf(facility, FINE_CELL))) keys.add(`${facility.countryCode}f${y},${x}`);
  for (const [y, x] of neighbours(cellOf(facility, COARSE_CELL)))
    for (const word of words) keys.add(`${facility.countryCode}c${y},${x}:${word}`);
  return [...keys];
}

type Cell = [y: number, x: number];

function cellOf({ lat, lon }: { lat: number | null; lon: number | null }, size: number): Cell | null {
  return lat === null || lon === null ? null : [Math.floor(lat / size), Math.floor(lon / size)];
}

function neighbours(cell: Cell | null): Cell[] {
  if (!cell) return [];
  const steps = [-1, 0, 1];
  return steps.flatMap((north) => steps.map((east): Cell => [cell[0] + north, cell[1] + east]));
}

function areasOf({ places, postalDigits }: PreparedFacility): string[] {
  return postalDigits.length >= 4 ? [...places, postalDigits.slice(0, 8)] : places;
}

/** Prefixes of the distinctive words, so that a typo at the end of a word doesn't hide a match. Includes numbers in the name. */
function tellingWords({ names }: PreparedFacility): string[] {
  const words = names.flatMap((name) => [
    ...name.words.filter(({ weight, text }) => weight >= 0.5 && text.length > 2).map(({ text }) => stem(text)),
    ...name.numbers,
  ]);
  return [...new Set(words)];
}

function stem(word: string): string {
  return spokenForm(word).slice(0, 5);
}

function pairsOf(words: string[]): string[] {
  const sorted = words
    .filter((word) => !/^\d+$/.test(word))
    .sort()
    .slice(0, 6);
  return sorted.flatMap((first, at) => sorted.slice(at + 1).map((second) => `${first}+${second}`));
}
