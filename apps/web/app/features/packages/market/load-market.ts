import {
  getTreatment,
  getTreatmentPrices,
  listTreatments,
  type TreatmentDetail,
  type TreatmentPrices,
  type TreatmentSummary,
  type View,
} from '@travesia/contracts/catalog';
import { getTreatmentMarket, type TreatmentMarket } from '@travesia/contracts/packages';
import type { Call } from '../../../lib/api/call.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';

export interface Market {
  treatment: TreatmentDetail;
  prices: TreatmentPrices;
  market: TreatmentMarket;
}

export interface MarketPageData {
  /** Treatments to choose from: those with a package. */
  choices: TreatmentSummary[];
  /** The compared treatment; null when the URL names no known one. */
  found: Market | null;
  /** The value in the URL. */
  asked: string | null;
}

const A_CALL = 100;

/** Returns the treatment in `?treatment=`, or the one with the most packages. */
export async function loadMarketPage(call: Call, search: string, view: View): Promise<MarketPageData> {
  const asked = new URLSearchParams(search).get('treatment')?.trim() || null;
  const choices = await listOffered(call, view);
  const [most] = choices.toSorted((a, b) => b.package_count - a.package_count || (a.slug < b.slug ? -1 : 1));
  const slug = asked ?? most?.slug;
  return { choices, asked, found: slug ? await loadMarket(call, slug, view) : null };
}

/** Loads one treatment with typical prices and packages by country; null for an unknown slug. */
export async function loadMarket(call: Call, slug: string, view: View): Promise<Market | null> {
  const input = { params: { slug }, query: view };
  try {
    const [treatment, prices, market] = await Promise.all([
      call(getTreatment, input),
      call(getTreatmentPrices, input),
      call(getTreatmentMarket, input),
    ]);
    return { treatment, prices, market };
  } catch (error) {
    const status = problemOf(error)?.status;
    // 422: the value in the URL cannot be a slug.
    if (status !== 404 && status !== 422) throw error;
    return null;
  }
}

async function listOffered(call: Call, view: View): Promise<TreatmentSummary[]> {
  const ask = (page: number) => call(listTreatments, { query: { ...view, page, limit: A_CALL } });
  const first = await ask(1);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.total_pages - 1) }, (_unused, index) => ask(index + 2)),
  );
  return [first, ...rest].flatMap(({ data }) => data).filter((one) => one.package_count > 0);
}
