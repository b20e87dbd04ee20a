import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { foldText } from './clean-text.ts';
import { pointOfValues, type Point } from './coordinates.ts';
import { countryName, latinAmerica, readCountry } from './country-names.ts';
import { countryOfPoint } from './country-of-point.ts';
import { shareOfRegions } from './regions.ts';
import type { FieldValues } from '../mapping/row-values.ts';

export type SampledPlace = { values: FieldValues; point: Point | null };

/** The countries a source covers, most frequent first, and the evidence used; empty without evidence. */
export type CountryGuess = { codes: string[]; by: string };

const MAJORITY = 0.6;
const MINORITY = 0.03;

/**
 * Guesses the country of a source without one, by: a country column, its coordinates, region names, international phone prefixes,
 * web and email domains, the file name. The first clear result wins.
 */
export function guessCountry(sample: SampledPlace[], fileName: string): CountryGuess {
  const named = share(sample.map(({ values }) => (values.country ? readCountry(values.country) : null)));
  if (named.length > 0) return { codes: named, by: 'a column with the country' };
  const placed = share(sample.map(({ values, point }) => countryOfAnyPoint(point ?? pointOfValues(values))));
  if (placed.length > 0) return { codes: placed, by: 'the coordinates' };
  const byRegion = countryByRegions([
    ...new Set(sample.map(({ values }) => values.region).filter((region) => region !== undefined)),
  ]);
  if (byRegion) return { codes: [byRegion], by: 'the names of the regions' };
  const dialled = clear(sample.map(({ values }) => parsePhoneNumberFromString(values.phone ?? '')?.country ?? null));
  if (dialled) return { codes: [dialled], by: 'the international telephone prefixes' };
  const linked = clear(sample.map(({ values }) => countryOfDomain(values.email) ?? countryOfDomain(values.website)));
  if (linked) return { codes: [linked], by: 'the addresses of mail and web' };
  const words = ` ${foldText(fileName).replace(/[^a-z]+/g, ' ')} `;
  const inName = latinAmerica.find(
    (code) => words.includes(` ${foldText(countryName(code))} `) || words.includes(` ${spelling[code] ?? code} `),
  );
  return inName ? { codes: [inName], by: "the file's name" } : { codes: [], by: '' };
}

/** Spanish or Portuguese spellings that differ from the English without accents. */
const spelling: Record<string, string> = { BR: 'brasil', DO: 'republica dominicana' };

/** All countries with a significant share of the answers, if at least a third of the sample has one. */
function share(answers: (string | null)[]): string[] {
  const found = answers.filter((code) => code !== null);
  if (found.length < Math.max(1, answers.length * 0.3)) return [];
  const counts = new Map<string, number>();
  for (const code of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  // A country seen once in many rows may be an error; the first is always kept.
  const enough = found.length < 10 ? 1 : Math.max(found.length * MINORITY, 2);
  return ranked.filter(([, count], rank) => rank === 0 || count >= enough).map(([code]) => code);
}

function clear(answers: (string | null)[]): string | null {
  const found = answers.filter((code) => code !== null);
  if (found.length < Math.max(2, answers.length * 0.05)) return null;
  const best = share(found)[0];
  return best && found.filter((code) => code === best).length >= found.length * MAJORITY ? best : null;
}

/** As given, swapped, or with western and southern signs added: prefers what lands in the product's region. */
function countryOfAnyPoint(point: Point | null): string | null {
  if (!point || (point.lat === 0 && point.lon === 0)) return null;
  const { lat, lon } = point;
  const codes = (
    [
      [lat, lon],
      [lon, lat],
      [lat, -lon],
      [-lat, -lon],
    ] as const
  ).map(([north, east]) => (Math.abs(north) <= 90 && Math.abs(east) <= 180 ? countryOfPoint(north, east) : null));
  return codes.find((code) => code !== null && latinAmerica.includes(code)) ?? codes[0] ?? null;
}

function countryByRegions(regions: string[]): string | null {
  const ranked = latinAmerica
    .map((code) => ({ code, share: shareOfRegions(regions, code) }))
    .sort((a, b) => b.share - a.share);
  const [first, second] = ranked;
  const isClear = first && first.share >= MAJORITY && first.share > (second?.share ?? 0) + 0.15;
  return isClear && regions.length > 1 ? first.code : null;
}

function countryOfDomain(address: string | undefined): string | null {
  const ending = /\.([a-z]{2})(?:[/:?#].*)?$/i.exec(address?.trim() ?? '')?.[1]?.toUpperCase();
  return ending && latinAmerica.includes(ending) ? ending : null;
}
