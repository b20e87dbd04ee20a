import type { View } from '@travesia/contracts/catalog';
import { type CityGuide, getCityGuide } from '@travesia/contracts/guides';
import type { Call } from '../../lib/api/call.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';

/** The guide to a destination city; null if there is none. */
export async function loadCityGuide(call: Call, slug: string, view: View): Promise<CityGuide | null> {
  try {
    return await call(getCityGuide, { params: { slug }, query: view });
  } catch (error) {
    const status = problemOf(error)?.status;
    // 422: the value in the URL is no slug.
    if (status === 404 || status === 422) return null;
    throw error;
  }
}

/** The page of a guide. Without language prefix. */
export const cityAddress = ({ slug }: Pick<CityGuide, 'slug'>): string => `/cities/${slug}`;
