import type { ShownPrice, View } from '@travesia/contracts/catalog';
import { type FacetValue, unitsOfMoney } from '@travesia/contracts/kit';
import { listPackages } from '@travesia/contracts/packages';
import type { Understood } from '@travesia/contracts/search';
import type { Call } from '../../../lib/api/call.ts';
import { askLeniently } from '../../../lib/forms/ask-leniently.ts';
import { queryOf, withQuery } from '../../../lib/forms/query.ts';
import { TAB_FILTERS } from './filters.ts';
import type { Results } from './results.ts';
import { type Part, withoutParts } from './understood-view.ts';

/** A way to get more results. `query` is the URL's query string, including the question mark. */
export type Widening =
  | { kind: 'price'; query: string; more: number; limit: number; from: ShownPrice | null; city: string }
  | { kind: 'place'; query: string; more: number; place: string; code: string; city: string };

/** Up to this many results, the page offers to widen the search. */
const FEW = 4;

interface Found {
  search: string;
  understood: Understood | null;
  results: Results;
  errors: Readonly<Record<string, string>>;
  view: View;
}

/**
 * Returns what would add results to a short list: another place, from the list's own counts, or no price limit, which costs a
 * second call.
 */
export async function findWidenings(call: Call, found: Found): Promise<Widening[]> {
  const { results } = found;
  if (results.page.total > FEW || results.tab === 'treatments') return [];
  const place = widerPlace(found);
  const price = results.tab === 'packages' ? await widerPrice(call, found) : null;
  return [price, place].filter((one) => one !== null);
}

/** The place with the most results that is not selected yet: a city if a city is selected, otherwise a country. */
function widerPlace({ search, understood, results }: Found): Widening | null {
  if (results.tab === 'treatments') return null;
  const { valuesOf } = TAB_FILTERS[results.tab];
  const kinds = ['city', 'country'] as const;
  for (const kind of kinds) {
    const given = valuesOf(search, kind);
    const read = kind === 'city' ? understood?.city?.slug : understood?.country?.code;
    const chosen = given.length > 0 || !read ? given : [read];
    if (chosen.length === 0) continue;
    const best = mostOf(results.page.facets[kind], chosen);
    if (!best) continue;
    // The selected or named country would still exclude a city in another country.
    const dropped: Part[] = kind === 'city' ? ['city', 'country'] : ['country'];
    const rest = understood ? withoutParts('', search, understood, dropped) : withQuery('', search, {});
    const changes = { [kind]: [...chosen, best.value], ...(kind === 'city' ? { country: null } : {}) };
    const query = withQuery('', rest, { ...changes, tab: results.tab });
    const city = kind === 'city' ? best.value : '';
    return {
      kind: 'place',
      query,
      more: best.count,
      place: best.label,
      code: kind === 'country' ? best.value : '',
      city,
    };
  }
  return null;
}

const mostOf = (facet: readonly FacetValue[], chosen: readonly string[]): FacetValue | undefined =>
  facet.filter(({ value }) => !chosen.includes(value)).toSorted((a, b) => b.count - a.count)[0];

/** Packages above the price limit that match otherwise, and the cheapest of them. */
async function widerPrice(call: Call, { search, understood, errors, view }: Found): Promise<Widening | null> {
  const given = Number(new URLSearchParams(search).get('price_max') ?? '');
  const limit = given > 0 ? given : understood?.price_max ? Number(unitsOfMoney(understood.price_max)) : 0;
  if (!(limit > 0) || 'price_max' in errors) return null;
  const plain = withQuery('', understood ? withoutParts('', search, understood, ['price']) : search, {
    price_max: null,
    tab: 'packages',
  });
  const names: readonly string[] = [...TAB_FILTERS.packages.names, 'q'];
  const asked = Object.entries(queryOf(plain)).filter(([name]) => names.includes(name));
  const query = { ...Object.fromEntries(asked), price_min: String(limit + 0.01), sort: 'price', limit: '1' };
  const { answer } = await askLeniently(view.language, query, async (fields) =>
    call(listPackages, { query: { ...fields, ...view } as never }),
  );
  const [cheapest] = answer.data;
  if (!cheapest) return null;
  const { total: from, city } = cheapest;
  return { kind: 'price', query: plain, more: answer.total, limit, from, city: city.slug };
}
