import type { View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import {
  type Clinician,
  getProvider,
  listProviderClinicians,
  type ProviderDetail,
} from '@travesia/contracts/providers';
import { listProviderReviews } from '@travesia/contracts/reviews';
import { suggest } from '@travesia/contracts/search';
import type { Call } from '../../../lib/api/call.ts';
import { askLeniently } from '../../../lib/forms/ask-leniently.ts';
import { queryOf } from '../../../lib/forms/query.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { reviewFilters } from './review-view.ts';

export type ReviewPage = EndpointOutput<typeof listProviderReviews>;

export interface ProviderParts {
  clinicians: Clinician[];
  reviews: ReviewPage;
}

export interface NearProvider {
  slug: string;
  label: string;
  detail: string | null;
}

/** Loads the provider in the URL (slug or id), or those with similar names if it does not exist. */
export async function findProvider(
  call: Call,
  id: string,
  view: View,
): Promise<{ provider: ProviderDetail | null; near: NearProvider[] }> {
  try {
    return { provider: await call(getProvider, { params: { id }, query: view }), near: [] };
  } catch (error) {
    const status = problemOf(error)?.status;
    // 422: the value in the URL is neither an id nor a slug.
    if (status !== 404 && status !== 422) throw error;
    const { data } = await call(suggest, { query: { ...view, q: id.replaceAll('-', ' ').slice(0, 200) } });
    return { provider: null, near: data.filter(({ kind }) => kind === 'provider') };
  }
}

/** A provider's people and reviews, filtered by the URL. */
export async function loadProviderParts(
  call: Call,
  { provider, search, view }: { provider: string; search: string; view: View },
): Promise<ProviderParts> {
  const asked = Object.fromEntries(
    Object.entries(queryOf(search)).filter(([name]) => [...reviewFilters.names, 'sort', 'page'].includes(name)),
  );
  const params = { id: provider };
  const [clinicians, reviews] = await Promise.all([
    call(listProviderClinicians, { params, query: view }),
    askLeniently(view.language, asked, (query) => call(listProviderReviews, { params, query: { ...query, ...view } })),
  ]);
  return { clinicians: clinicians.data, reviews: reviews.answer };
}
