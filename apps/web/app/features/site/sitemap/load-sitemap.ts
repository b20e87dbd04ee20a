import { listTreatments, type TreatmentSummary } from '@travesia/contracts/catalog';
import { listPackages, packagePath } from '@travesia/contracts/packages';
import { listProviderAddresses } from '@travesia/contracts/providers';
import type { Call } from '../../../lib/api/call.ts';
import { listFiles, type SitemapFile } from './sitemap-files.ts';

/** A page without language prefix. */
export interface SitemapPage {
  path: string;
  changedOn?: string;
}

const TREATMENTS_A_CALL = 100;
const OFFERS_A_CALL = 100;
const OFFER_CALLS_A_FILE = 10;

/** All current files. */
export async function loadFiles(call: Call): Promise<SitemapFile[]> {
  const [{ total_pages: providers }, { total: offers }] = await Promise.all([
    call(listProviderAddresses),
    call(listPackages, { query: { limit: 1 } }),
  ]);
  return listFiles({ providers, offers: Math.ceil(offers / (OFFERS_A_CALL * OFFER_CALLS_A_FILE)) });
}

/**
 * The pages of one file, with at most one call for providers and ten for packages; null past the last file. `own` are the paths of pages that need no
 * data.
 */
export async function loadPages(
  call: Call,
  { kind, number }: SitemapFile,
  own: readonly string[],
): Promise<SitemapPage[] | null> {
  if (kind === 'providers') return loadProviders(call, number);
  if (kind === 'offers') return loadOffers(call, number);
  if (number > 1) return null;
  if (kind === 'pages') return own.map((path) => ({ path }));
  const treatments = await loadTreatments(call);
  return kind === 'treatments'
    ? treatments.map(({ slug }) => ({ path: `/treatments/${slug}` }))
    : treatments.filter((one) => one.package_count > 0).map(({ slug }) => ({ path: `/packages/${slug}` }));
}

async function loadProviders(call: Call, page: number): Promise<SitemapPage[] | null> {
  const { data } = await call(listProviderAddresses, { query: { page } });
  if (data.length === 0) return null;
  return data.map(({ slug, changed_on: changedOn }) => ({ path: `/providers/${slug}`, changedOn }));
}

async function loadOffers(call: Call, file: number): Promise<SitemapPage[] | null> {
  const pages = await Promise.all(
    Array.from({ length: OFFER_CALLS_A_FILE }, (_unused, index) => {
      const page = (file - 1) * OFFER_CALLS_A_FILE + index + 1;
      return call(listPackages, { query: { page, limit: OFFERS_A_CALL, sort: 'price' } });
    }),
  );
  const offers = pages.flatMap(({ data }) => data);
  return offers.length === 0
    ? null
    : offers.map((offer) => ({ path: packagePath(offer), changedOn: offer.confirmed_on }));
}

async function loadTreatments(call: Call): Promise<TreatmentSummary[]> {
  const ask = (page: number) => call(listTreatments, { query: { page, limit: TREATMENTS_A_CALL } });
  const first = await ask(1);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.total_pages - 1) }, (_unused, index) => ask(index + 2)),
  );
  return [first, ...rest].flatMap(({ data }) => data);
}
