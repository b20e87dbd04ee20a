import type { Understood } from '@travesia/contracts/search';
import { unitsOfMoney } from '@travesia/contracts/kit';
import { withQuery } from '../../../lib/forms/query.ts';

/** What was understood from a phrase; one of several places by its slug or code. */
export type Part =
  | 'treatment'
  | 'specialty'
  | 'city'
  | 'country'
  | 'price'
  | 'words'
  | `city ${string}`
  | `country ${string}`;

/** A place named in a phrase, and the part that it is. */
interface NamedPlace {
  part: Part;
  name: string;
}

/** The cities and countries named, in the order of the phrase. */
export function placesOf({ city, country, other_cities, other_countries }: Understood): NamedPlace[] {
  const cities = city ? [city, ...other_cities] : [];
  const countries = country ? [country, ...other_countries] : [];
  return [
    ...cities.map(({ slug, name }): NamedPlace => ({ part: cities.length > 1 ? `city ${slug}` : 'city', name })),
    ...countries.map(({ code, name }): NamedPlace => ({
      part: countries.length > 1 ? `country ${code}` : 'country',
      name,
    })),
  ];
}

const kindOf = (part: Part): Part =>
  part.startsWith('city ') ? 'city' : part.startsWith('country ') ? 'country' : part;

/** The URL filter that overrides each part: the server prefers chosen filters over understood ones. */
const OVERRULED_BY = { treatment: 'treatment', city: 'city', country: 'country', price: 'price_max' } as const;

/** The parts in effect, in sentence order. */
export function partsInForce(understood: Understood, search: string): Part[] {
  const query = new URLSearchParams(search);
  const chosen = (part: keyof typeof OVERRULED_BY) => Boolean(query.get(OVERRULED_BY[part]));
  return [
    ...(understood.treatment && !chosen('treatment') ? (['treatment'] as const) : []),
    ...(understood.specialty && !understood.treatment ? (['specialty'] as const) : []),
    ...(understood.text ? (['words'] as const) : []),
    ...placesOf(understood).flatMap(({ part }) => (chosen(part.startsWith('city') ? 'city' : 'country') ? [] : [part])),
    ...(understood.price_max !== null && !chosen('price') ? (['price'] as const) : []),
  ];
}

/**
 * URL of the same search without some parts. A phrase cannot be cut where it was understood, so it is rebuilt from the names of
 * the remaining parts; a remaining price limit becomes the filter `price_max`.
 */
export function withoutParts(path: string, search: string, understood: Understood, dropped: readonly Part[]): string {
  const kept = (part: Part) => !dropped.includes(part) && !dropped.includes(kindOf(part));
  const places = placesOf(understood).filter(({ part }) => kept(part));
  const words = [
    kept('treatment') ? understood.treatment?.name : '',
    kept('specialty') ? understood.specialty?.said : '',
    kept('words') ? understood.text : '',
    // Read as alternatives in every language.
    places.map(({ name }) => name).join(' vs '),
  ].filter(Boolean);
  const given = new URLSearchParams(search).get('price_max');
  const limit = kept('price') && understood.price_max ? Math.round(Number(unitsOfMoney(understood.price_max))) : null;
  return withQuery(path, search, { q: words.join(' '), price_max: given || limit });
}

/** Whether nothing in the phrase was understood or is a name; package lists then ignore the words. */
export const meansNothing = (understood: Understood, providers: number): boolean =>
  providers === 0 &&
  understood.text !== '' &&
  !understood.treatment &&
  !understood.specialty &&
  !understood.city &&
  !understood.country &&
  understood.price_max === null;
