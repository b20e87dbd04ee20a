import type { ReadToken } from './match-words.ts';
import { overlaps, type PlaceFound, type PlacesFound } from './place-found.ts';

/** Words between alternatives, in three languages. */
const JOINING: ReadonlySet<string> = new Set(['or', 'and', 'o', 'u', 'y', 'ou', 'e', 'vs', 'versus']);

/** Whether a word only joins places, so that it is no word to match. */
export const isJoining = ({ word }: ReadToken): boolean => JOINING.has(word);

/**
 * Adds the places that a phrase names as alternatives to the main one, in word order: "Tijuana or Bogotá", "Tijuana, México
 * o Bogotá, Colombia". Only full names joined by such a word count, because the name of a clinic may contain two places too.
 */
export function withAlternatives(
  tokens: readonly ReadToken[],
  found: readonly PlaceFound[],
  { city, country }: Omit<PlacesFound, 'others'>,
): PlacesFound {
  const alone = { city, country, others: [] };
  const main = city ?? country;
  if (!main || !isCertain(main)) return alone;
  const chosen = [main];
  for (const rival of found)
    if (rival.entry.kind === main.entry.kind && isCertain(rival) && !chosen.some((place) => overlaps(place, rival)))
      chosen.push(rival);
  const countries = city ? found.filter((place) => isCountryOf(place, chosen)) : [];
  const list = listAround(main, chosen, { tokens, countries });
  const [first, ...others] = list.map((place) => withCountry(place, list, countries));
  if (!first || !others.length) return alone;
  return city ? { city: first, country: null, others } : { city: null, country: first, others };
}

const isCertain = ({ name, how }: PlaceFound): boolean => name.weight === 1 && how !== 'mended';

const isCountryOf = (place: PlaceFound, cities: readonly PlaceFound[]): boolean =>
  place.entry.kind === 'country' &&
  cities.some(({ entry }) => entry.country === place.entry.ref) &&
  !cities.some((city) => overlaps(city, place));

interface Around {
  tokens: readonly ReadToken[];
  /** Countries named along with their cities. */
  countries: readonly PlaceFound[];
}

/** The main place and those joined to it; one "or" is enough for a list. */
function listAround(main: PlaceFound, places: readonly PlaceFound[], { tokens, countries }: Around): PlaceFound[] {
  const ofCountries = new Set(countries.flatMap(({ at }) => at));
  const between = (one: PlaceFound, next: PlaceFound) =>
    tokens.map((token, at) => ({ token, at })).slice((one.at.at(-1) ?? 0) + 1, next.at[0]);
  const lists: PlaceFound[][] = [];
  for (const place of places.toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))) {
    const last = lists.at(-1)?.at(-1);
    const isNext =
      last && between(last, place).every(({ token, at }) => token.stop || isJoining(token) || ofCountries.has(at));
    if (isNext) lists.at(-1)?.push(place);
    else lists.push([place]);
  }
  const list = lists.find((one) => one.includes(main)) ?? [];
  const isJoined = list.some((place, at) => {
    const next = list[at + 1];
    return next !== undefined && between(place, next).some(({ token }) => isJoining(token));
  });
  return isJoined ? list : [main];
}

/** The first city of a country takes the words that name the country. */
function withCountry(city: PlaceFound, cities: readonly PlaceFound[], countries: readonly PlaceFound[]): PlaceFound {
  const isFirst = cities.find(({ entry }) => entry.country === city.entry.country) === city;
  const own = isFirst ? countries.find(({ entry }) => entry.ref === city.entry.country) : undefined;
  return own ? { ...city, at: [...city.at, ...own.at].toSorted((a, b) => a - b) } : city;
}
