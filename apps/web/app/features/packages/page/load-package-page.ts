import { getTreatment, type TreatmentDetail, type View } from '@travesia/contracts/catalog';
import { getPackage, type PackageDetail } from '@travesia/contracts/packages';
import {
  type Clinician,
  getClinician,
  getProvider,
  type ProviderDetail,
  type ProviderSummary,
} from '@travesia/contracts/providers';
import { listProviderReviews, type Review } from '@travesia/contracts/reviews';
import type { Call } from '../../../lib/api/call.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';

const REVIEWS_SHOWN = 3;

export interface PackagePageData {
  detail: PackageDetail;
  provider: ProviderDetail;
  /** The named clinician; null if the clinic names none. */
  clinician: Clinician | null;
  /** Null if the treatment is no longer in the catalog. */
  treatment: TreatmentDetail | null;
  /** The clinic's newest reviews for this treatment, and how many there are. */
  reviews: { data: Review[]; total: number };
}

/** Everything a package's page shows; null if it is not or no longer published. */
export async function loadPackagePage(call: Call, id: string, view: View): Promise<PackagePageData | null> {
  const detail = await orNull(call(getPackage, { params: { id }, query: view }));
  if (!detail) return null;
  const { provider: clinic, treatment: about, clinician_id: clinicianId } = detail;
  const params = { id: clinic.slug };
  const [provider, clinician, treatment, reviews] = await Promise.all([
    orNull(call(getProvider, { params, query: view })),
    clinicianId === null ? null : orNull(call(getClinician, { params: { ...params, clinicianId }, query: view })),
    orNull(call(getTreatment, { params: { slug: about.slug }, query: view })),
    orNull(call(listProviderReviews, { params, query: { ...view, treatment: [about.slug], limit: REVIEWS_SHOWN } })),
  ]);
  // Its clinic was hidden between the calls.
  if (!provider || !reviews) return null;
  return { detail, provider, clinician, treatment, reviews: { data: reviews.data, total: reviews.total } };
}

/** The clinic's reviews for a treatment, on its page. Without language prefix. */
export const reviewsAddress = (provider: Pick<ProviderSummary, 'slug'>, treatment: string): string =>
  `/providers/${provider.slug}?treatment=${treatment}#reviews`;

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (problemOf(error)?.status === 404) return null;
    throw error;
  }
}
