import { listLocations, listTreatments, type TreatmentSummary } from '@travesia/contracts/catalog';
import { listPackages, packagePath } from '@travesia/contracts/packages';
import {
  clinicianPath,
  getDirectoryMap,
  listClinicianAddresses,
  listDirectoryCities,
  listProviderAddresses,
} from '@travesia/contracts/providers';
import type { Call } from '../../../lib/api/call.ts';
import { listFiles, type ManyKind, type SitemapFile } from './sitemap-files.ts';

/** A page without language prefix. */
export interface SitemapPage {
  path: string;
  changedOn?: string;
}

/** A file, with the day of the last change of one of its pages if known. */
export interface DatedFile extends SitemapFile {
  changedOn?: string;
}

const TREATMENTS_A_CALL = 100;
const OFFERS_A_CALL = 100;
const OFFER_CALLS_A_FILE = 10;
const CITIES_A_FILE = 5000;

/** All current files. Those whose pages take one call to read are dated. */
export async function loadFiles(call: Call): Promise<DatedFile[]> {
  const [offers, ...counted] = await Promise.all([
    call(listPackages, { query: { limit: 1 } }),
    call(listDirectoryCities, { query: { limit: CITIES_A_FILE } }),
    call(listProviderAddresses),
    call(listClinicianAddresses),
  ]);
  const [places, providers, clinicians] = counted.map(({ total_pages: pages }) => pages);
  const files = listFiles({
    offers: Math.ceil(offers.total / (OFFERS_A_CALL * OFFER_CALLS_A_FILE)),
    places: places ?? 0,
    providers: providers ?? 0,
    clinicians: clinicians ?? 0,
  });
  const dates = new Map<string, string | undefined>();
  for (const { kind, number } of files) {
    const key = `${kind} ${number}`;
    if (isDated(kind) && !dates.has(key)) dates.set(key, latestOf((await READERS[kind](call, number)) ?? []));
  }
  return files.map((file) => {
    const changedOn = dates.get(`${file.kind} ${file.number}`);
    return changedOn ? { ...file, changedOn } : file;
  });
}

const latestOf = (pages: readonly SitemapPage[]): string | undefined =>
  pages.reduce<string | undefined>(
    (latest, { changedOn }) => (changedOn && (!latest || changedOn > latest) ? changedOn : latest),
    undefined,
  );

/** The pages of one file, null past the last file. `own` are the paths of pages that need no data. */
export async function loadPages(
  call: Call,
  { kind, number }: SitemapFile,
  own: readonly string[],
): Promise<SitemapPage[] | null> {
  if (kind in READERS) return READERS[kind as ManyKind](call, number);
  if (number > 1) return null;
  if (kind === 'pages') return own.map((path) => ({ path }));
  if (kind === 'cities') return loadCities(call);
  const treatments = await loadTreatments(call);
  return kind === 'treatments'
    ? treatments.map(({ slug }) => ({ path: `/treatments/${slug}` }))
    : treatments.filter((one) => one.package_count > 0).map(({ slug }) => ({ path: `/packages/${slug}` }));
}

const READERS: Readonly<Record<ManyKind, (call: Call, file: number) => Promise<SitemapPage[] | null>>> = {
  offers: loadOffers,
  places: loadPlaces,
  providers: loadProviders,
  clinicians: loadClinicians,
};

const isDated = (kind: SitemapFile['kind']): kind is Exclude<ManyKind, 'offers'> =>
  kind !== 'offers' && kind in READERS;

async function loadProviders(call: Call, page: number): Promise<SitemapPage[] | null> {
  const { data } = await call(listProviderAddresses, { query: { page } });
  if (data.length === 0) return null;
  return data.map(({ slug, changed_on: changedOn }) => ({ path: `/providers/${slug}`, changedOn }));
}

async function loadClinicians(call: Call, page: number): Promise<SitemapPage[] | null> {
  const { data } = await call(listClinicianAddresses, { query: { page } });
  if (data.length === 0) return null;
  return data.map((one) => ({
    path: clinicianPath({ slug: one.provider_slug }, one),
    changedOn: one.changed_on,
  }));
}

/** Cities with listings; the first file begins with the countries. */
async function loadPlaces(call: Call, page: number): Promise<SitemapPage[] | null> {
  const [{ data }, countries] = await Promise.all([
    call(listDirectoryCities, { query: { page, limit: CITIES_A_FILE } }),
    page === 1 ? call(getDirectoryMap).then((map) => map.countries) : [],
  ]);
  if (data.length === 0) return null;
  return [
    ...countries.map(({ code }) => ({ path: `/directory?country=${code}` })),
    ...data.map(({ slug, changed_on: changedOn }) => ({
      path: `/directory?city=${slug}`,
      ...(changedOn ? { changedOn } : {}),
    })),
  ];
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

/** The guides to destination cities. */
async function loadCities(call: Call): Promise<SitemapPage[]> {
  const { data } = await call(listLocations);
  return data.flatMap(({ cities }) => cities.map(({ slug }) => ({ path: `/cities/${slug}` })));
}

async function loadTreatments(call: Call): Promise<TreatmentSummary[]> {
  const ask = (page: number) => call(listTreatments, { query: { page, limit: TREATMENTS_A_CALL } });
  const first = await ask(1);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.total_pages - 1) }, (_unused, index) => ask(index + 2)),
  );
  return [first, ...rest].flatMap(({ data }) => data);
}
