import type { Understood } from '@travesia/contracts/search';
import { withQuery } from '../../../lib/forms/query.ts';

/** What a phrase was understood to hold. */
export type Part = 'treatment' | 'city' | 'country' | 'price' | 'words';

/** Which filter of the address overrules a part: the server prefers what was chosen to what was understood. */
const OVERRULED_BY = { treatment: 'treatment', city: 'city', country: 'country', price: 'price_max' } as const;

/** The parts that are in force, in the order of a sentence. */
export function partsInForce(understood: Understood, search: string): Part[] {
  const query = new URLSearchParams(search);
  const chosen = (part: keyof typeof OVERRULED_BY) => Boolean(query.get(OVERRULED_BY[part]));
  return [
    ...(understood.treatment && !chosen('treatment') ? (['treatment'] as const) : []),
    ...(understood.text ? (['words'] as const) : []),
    ...(understood.city && !chosen('city') ? (['city'] as const) : []),
    ...(understood.country && !chosen('country') ? (['country'] as const) : []),
    ...(understood.price_max !== null && !chosen('price') ? (['price'] as const) : []),
  ];
}

/**
 * The address of the same search without some parts. A phrase cannot be cut where it was understood, so it is written
 * anew from the names of what stays; a price limit that stays becomes the filter `price_max`.
 */
export function withoutParts(path: string, search: string, understood: Understood, dropped: readonly Part[]): string {
  const kept = (part: Part) => !dropped.includes(part);
  const words = [
    kept('treatment') ? understood.treatment?.name : '',
    kept('words') ? understood.text : '',
    kept('city') ? understood.city?.name : '',
    kept('country') ? understood.country?.name : '',
  ].filter(Boolean);
  const given = new URLSearchParams(search).get('price_max');
  const limit = kept('price') && understood.price_max !== null ? Math.round(understood.price_max) : null;
  return withQuery(path, search, { q: words.join(' '), price_max: given || limit });
}

/** Whether nothing in the phrase means or names anything here; lists of packages then leave the words out. */
export const meansNothing = (understood: Understood, providers: number): boolean =>
  providers === 0 &&
  understood.text !== '' &&
  !understood.treatment &&
  !understood.city &&
  !understood.country &&
  understood.price_max === null;
