import {
  getTreatment,
  getTreatmentPrices,
  listTreatments,
  type TreatmentSummary,
  type View,
} from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { Call } from '../../../lib/api/call.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';

export interface TreatmentData {
  treatment: EndpointOutput<typeof getTreatment>;
  prices: EndpointOutput<typeof getTreatmentPrices>;
}

/** Loads a treatment with its prices by country; null if the slug is unknown. */
export async function loadTreatment(call: Call, slug: string, view: View): Promise<TreatmentData | null> {
  try {
    const input = { params: { slug }, query: view };
    const [treatment, prices] = await Promise.all([call(getTreatment, input), call(getTreatmentPrices, input)]);
    return { treatment, prices };
  } catch (error) {
    const problem = problemOf(error);
    // A malformed slug is treated as unknown.
    const unknown = problem?.status === 404 || problem?.fields?.some(({ path }) => path.startsWith('params'));
    if (unknown) return null;
    throw error;
  }
}

const MATCHES = 4;
const LONGEST_SLUG = 120;

/** Treatments with names closest to an unknown slug. */
export async function nearestTreatments(call: Call, slug: string, view: View): Promise<TreatmentSummary[]> {
  const words = slug
    .slice(0, LONGEST_SLUG)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words === '') return [];
  const { data } = await call(listTreatments, { query: { ...view, q: words, limit: MATCHES } });
  return data;
}
