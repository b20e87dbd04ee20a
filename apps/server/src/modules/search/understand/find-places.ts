import { isCare, type Lexicon, type Name } from './lexicon.ts';
import type { How, ReadToken } from './match-words.ts';
import { withAlternatives } from './place-alternatives.ts';
import { overlaps, type PlaceFound, type PlacesFound } from './place-found.ts';

/**
 * The city and the country that the words name, each by the longest matching name. A name that is both ("Panama")
 * is the country; among cities with the same name the one with the higher weight, or the one in the country also named.
 */
export function findPlaces(lexicon: Lexicon, tokens: readonly ReadToken[], typing = false): PlacesFound {
  const found = spansOf(lexicon, tokens, typing).toSorted(byPreference);
  return withAlternatives(tokens, found, mainPlaces(found));
}

function mainPlaces(found: readonly PlaceFound[]): Omit<PlacesFound, 'others'> {
  const country = found.find((place) => place.entry.kind === 'country') ?? null;
  const cities = found.filter((place) => place.entry.kind === 'city');
  const longest = cities[0];
  if (country && longest && overlaps(country, longest)) {
    return longest.at.length > country.at.length
      ? {
          city: longest,
          country: found.find((place) => place.entry.kind === 'country' && !overlaps(place, longest)) ?? null,
        }
      : { city: cities.find((place) => !overlaps(place, country)) ?? null, country };
  }
  const rivals = cities.filter(
    (place) => place.score === longest?.score && place.at.length === longest.at.length && place.at[0] === longest.at[0],
  );
  const inCountry = rivals.find((place) => country && place.entry.country === country.entry.ref);
  return { city: inCountry ?? longest ?? null, country };
}

const byPreference = (a: PlaceFound, b: PlaceFound): number =>
  b.at.length - a.at.length || b.score - a.score || b.entry.weight - a.entry.weight;

/** Every place whose full name occurs in the phrase, in word order; stop words in between are ignored. */
function spansOf(lexicon: Lexicon, tokens: readonly ReadToken[], typing: boolean): PlaceFound[] {
  const telling = tokens
    .map((token, at) => ({ token, at }))
    .filter(({ token }) => token.matches.length > 0 || !token.stop);
  const found = new Map<string, PlaceFound>();
  telling.forEach(({ token }, start) => {
    const names = new Set(token.matches.flatMap((match) => match.word.names.filter((name) => !isCare(name.entry))));
    for (const name of names) {
      const place = spanOf(name, telling.slice(start), typing);
      const key = `${name.entry.kind} ${name.entry.ref}`;
      const before = found.get(key);
      if (place && (!before || byPreference(place, before) < 0)) found.set(key, place);
    }
  });
  return [...found.values()];
}

/** Whether the words begin with the name; while typing, its last word may be missing or incomplete. */
function spanOf(name: Name, words: readonly { token: ReadToken; at: number }[], typing: boolean): PlaceFound | null {
  const at: number[] = [];
  let quality = 0;
  let how: How = 'exact';
  for (const [position, wanted] of name.stems.entries()) {
    const word = words[position];
    const match = word?.token.matches.find((one) => one.word.stem === wanted);
    if (!word && typing && position > 0)
      return { entry: name.entry, name, at, how: 'prefix', score: (0.8 * name.weight * quality) / position };
    if (!word || !match) return null;
    at.push(word.at);
    quality += match.quality;
    if (match.how !== 'exact') how = match.how;
  }
  return { entry: name.entry, name, at, how, score: (name.weight * quality) / name.stems.length };
}
