import type { View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { listReviews } from '@travesia/contracts/reviews';
import type { Call } from '../../../../lib/api/call.ts';
import { askLeniently } from '../../../../lib/forms/ask-leniently.ts';
import { queryOf } from '../../../../lib/forms/query.ts';
import { orderOf, reviewFilters } from './review-filters.ts';

export interface TestimonialsData {
  page: EndpointOutput<typeof listReviews>;
  /** Published reviews of all listed clinics, unfiltered. */
  all: number;
  /** Invalid query parameters, by name. */
  errors: Readonly<Record<string, string>>;
}

const ASKED = new Set<string>([...reviewFilters.names, 'page']);

/** Loads the reviews for a `/testimonials` URL. */
export async function loadTestimonials(call: Call, search: string, view: View): Promise<TestimonialsData> {
  const asked = Object.fromEntries(Object.entries(queryOf(search)).filter(([name]) => ASKED.has(name)));
  const query = { ...asked, sort: orderOf(search) };
  const [{ answer: page, errors }, all] = await Promise.all([
    askLeniently(view.language, query, (kept) => call(listReviews, { query: { ...kept, ...view } })),
    call(listReviews, { query: { ...view, limit: 1 } }),
  ]);
  return { page, all: all.total, errors };
}
