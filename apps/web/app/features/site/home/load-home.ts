import {
  getPublicStats,
  getTreatmentPrices,
  listCurrencies,
  listLocations,
  listTreatments,
  type View,
} from '@travesia/contracts/catalog';
import { createCostEstimate } from '@travesia/contracts/estimates';
import { listPackages } from '@travesia/contracts/packages';
import { getProvider, listProviders } from '@travesia/contracts/providers';
import { listProviderReviews } from '@travesia/contracts/reviews';
import type { Call } from '../../../lib/api/call.ts';
import { comparedCountry, comparedSlug, compareTrip } from './comparison.ts';
import { type Atlas, inHeroView } from './hero-map.ts';
import { pickClinics, pickReviews, pickTicket } from './pick.ts';

/** The eight on the page, in order. */
const LEAD = [
  'dental-implant-single',
  'rhinoplasty',
  'gastric-sleeve',
  'knee-replacement',
  'ivf-cycle',
  'lasik-both-eyes',
  'cabg',
  'tummy-tuck',
] as const;

const TICKET_TREATMENT = 'rhinoplasty';
const ALL = 100;
const OFFERS = 24;
const REVIEWS = 50;

/** Loads a part of the page; on failure, calls `report` and omits that part so that the page still renders. */
type Ask = <T>(part: () => Promise<T>) => Promise<T | null>;

const asking =
  (report: (error: unknown) => void): Ask =>
  async (part) => {
    try {
      return await part();
    } catch (error) {
      report(error);
      return null;
    }
  };

interface Asked {
  call: Call;
  view: View;
  search: string;
  atlas: Atlas;
  report: (error: unknown) => void;
}

async function loadClinics(call: Call, view: View) {
  const { data, total } = await call(listProviders, {
    query: { ...view, verified: '1', listing: 'partner', limit: ALL },
  });
  const clinics = await Promise.all(
    pickClinics(data).map(async (provider) => {
      const [detail, reviews] = await Promise.all([
        call(getProvider, { params: { id: provider.slug }, query: view }),
        call(listProviderReviews, { params: { id: provider.slug }, query: { ...view, limit: REVIEWS } }),
      ]);
      return { provider, detail, reviews: reviews.data };
    }),
  );
  return { clinics, total };
}

async function loadComparison({ call, view, search }: Asked, treatments: Awaited<ReturnType<typeof loadTreatments>>) {
  const slug = comparedSlug(search);
  const treatment = treatments.find((one) => one.slug === slug);
  if (!treatment) return null;
  const [prices, currencies] = await Promise.all([
    call(getTreatmentPrices, { params: { slug }, query: view }),
    call(listCurrencies, { query: view }),
  ]);
  const rate = currencies.data.find(({ code }) => code === view.currency);
  const abroad = comparedCountry(prices, search);
  if (!rate || !abroad) return null;
  const body = { ...view, treatment: slug, destination: abroad.country.code };
  const comparison = compareTrip(await call(createCostEstimate, { body }), prices, search, Number(rate.per_usd));
  return comparison && { ...comparison, treatment };
}

const loadTreatments = async (call: Call, view: View) =>
  (await call(listTreatments, { query: { ...view, limit: ALL } })).data;

/** The home page's data; a part is null if it could not be loaded. */
export async function loadHome(asked: Asked) {
  const { call, view, atlas, report } = asked;
  const ask = asking(report);
  const [stats, locations, offers, treatments, verified] = await Promise.all([
    ask(() => call(getPublicStats)),
    ask(() => call(listLocations, { query: view })),
    ask(() => call(listPackages, { query: { ...view, treatment: TICKET_TREATMENT, verified: '1', limit: OFFERS } })),
    ask(() => loadTreatments(call, view)),
    ask(() => loadClinics(call, view)),
  ]);
  const clinics = verified?.clinics ?? [];
  const placed = clinics.flatMap(({ provider: { name, slug, city }, reviews }) =>
    reviews.map((review) => ({ review, provider: { name, slug, city: city?.name ?? null } })),
  );
  return {
    stats,
    locations: locations?.data ?? [],
    ticket: pickTicket(offers?.data ?? [], ({ city }) => {
      const known = (locations?.data ?? []).flatMap((country) => country.cities).find(({ slug }) => slug === city.slug);
      return known !== undefined && inHeroView(atlas, known);
    }),
    lead: LEAD.flatMap((slug) => treatments?.filter((one) => one.slug === slug) ?? []),
    comparison: treatments && (await ask(() => loadComparison(asked, treatments))),
    compared: treatments ?? [],
    clinics,
    verifiedCount: verified?.total ?? 0,
    reviews: pickReviews(placed, view.language),
  };
}

export type HomeContent = Awaited<ReturnType<typeof loadHome>>;
export type HomeClinic = HomeContent['clinics'][number];
export type HomeComparison = NonNullable<HomeContent['comparison']>;
