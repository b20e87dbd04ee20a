import type { Entry, Name } from './lexicon.ts';
import type { How } from './match-words.ts';

/** A city or country named in a phrase, with the words that name it. */
export interface PlaceFound {
  entry: Entry;
  /** The best matching name; its weight is below 1 for a place that is only near a city. */
  name: Name;
  /** Indexes into the words of the phrase. */
  at: number[];
  how: How;
  score: number;
}

export interface PlacesFound {
  city: PlaceFound | null;
  country: PlaceFound | null;
  /** Further places of the same kind, named as alternatives: "in Tijuana or Bogotá". */
  others: PlaceFound[];
}

/** Whether two places are named by the same words. */
export const overlaps = (a: PlaceFound, b: PlaceFound): boolean => a.at.some((at) => b.at.includes(at));
