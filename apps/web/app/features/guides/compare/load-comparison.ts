import {
  listLocations,
  listTreatments,
  type Location,
  type TreatmentSummary,
  type View,
} from '@travesia/contracts/catalog';
import { type CostEstimate, createCostEstimate, type HomeCity, listHomeCities } from '@travesia/contracts/estimates';
import type { CityGuide } from '@travesia/contracts/guides';
import { type CityMarket, getTreatmentCities, listPackages, type PackageSummary } from '@travesia/contracts/packages';
import type { Call } from '../../../lib/api/call.ts';
import { loadCityGuide } from '../load-city-guide.ts';
import { type CHOICE_NAMES, type CitiesChoice, homeCityOf, pairOf, readCitiesChoice } from './choice.ts';

export interface ComparedCity {
  guide: CityGuide;
  /** The treatment’s packages in the city; null without any. */
  market: CityMarket | null;
  /** The same packages, lowest total first; at most twenty. */
  offers: readonly PackageSummary[];
  /** The trip from home, for its flight and nights. */
  trip: CostEstimate;
}

export interface CityComparison {
  treatment: TreatmentSummary;
  home: HomeCity;
  cities: readonly ComparedCity[];
  readOn: string;
  rateDate: string;
}

export interface ComparisonData {
  choice: CitiesChoice;
  places: readonly Location[];
  treatments: readonly TreatmentSummary[];
  homes: readonly HomeCity[];
  /** What is selected in the form. */
  selected: { cities: readonly string[]; treatment: string; from: string };
  /** Parts of the URL that name nothing we know, or the same city twice. */
  faults: Partial<Record<(typeof CHOICE_NAMES)[number], 'unknown' | 'same'>>;
  /** Null if a city or the treatment in the URL is unknown, or nothing is offered. */
  found: CityComparison | null;
}

interface Asked {
  call: Call;
  search: string;
  view: View;
  /** The visitor’s country, if known. */
  country: string | null;
}

const A_CALL = 100;
const MOST_OFFERS = 20;

/** Loads two cities side by side; what the URL leaves open is filled in with what is offered most. */
export async function loadComparison({ call, search, view, country }: Asked): Promise<ComparisonData> {
  const choice = readCitiesChoice(search);
  const [{ data: places }, { data: listed }, { data: homes }] = await Promise.all([
    call(listLocations, { query: view }),
    call(listTreatments, { query: { ...view, limit: A_CALL } }),
    call(listHomeCities, { query: view }),
  ]);
  const treatments = listed.filter((one) => one.package_count > 0);
  const known = new Set(places.flatMap(({ cities }) => cities.map(({ slug }) => slug)));
  const named = [choice.city, choice.with].filter((slug) => known.has(slug));
  const faults = faultsOf(choice, known, treatments, homes);
  const asked = treatments.find(({ slug }) => slug === choice.treatment);
  const treatment = asked ?? (choice.treatment ? undefined : await mostOffered(call, view, treatments, named));
  const home = homeCityOf(homes, choice.from, country);
  const offered = treatment ? await citiesOffering(call, treatment.slug) : [];
  const pair = pairOf(named, offered, places);
  const selected = { cities: pair, treatment: treatment?.slug ?? '', from: home?.slug ?? '' };
  const { from: _home, ...stopping } = faults;
  const found =
    treatment && home && Object.keys(stopping).length === 0
      ? await compare({ call, view }, { treatment, home, pair })
      : null;
  return { choice, places, treatments, homes, selected, faults, found };
}

function faultsOf(
  choice: CitiesChoice,
  cities: ReadonlySet<string>,
  treatments: readonly TreatmentSummary[],
  homes: readonly HomeCity[],
): ComparisonData['faults'] {
  const faults: ComparisonData['faults'] = {};
  if (choice.city && !cities.has(choice.city)) faults.city = 'unknown';
  if (choice.with && !cities.has(choice.with)) faults.with = 'unknown';
  if (choice.city && choice.city === choice.with) faults.with = 'same';
  if (choice.treatment && !treatments.some(({ slug }) => slug === choice.treatment)) faults.treatment = 'unknown';
  if (choice.from && !homes.some(({ slug }) => slug === choice.from)) faults.from = 'unknown';
  return faults;
}

const citiesOffering = async (call: Call, treatment: string) =>
  (await call(listPackages, { query: { treatment: [treatment], limit: 1 } })).facets.city;

/** The treatment with the most packages in all named cities, else anywhere. */
async function mostOffered(
  call: Call,
  view: View,
  treatments: readonly TreatmentSummary[],
  cities: readonly string[],
): Promise<TreatmentSummary | undefined> {
  const counts = await Promise.all(
    cities.map(async (city) => {
      const { facets } = await call(listPackages, { query: { ...view, city: [city], limit: 1 } });
      return new Map(facets.treatment.map(({ value, count }) => [value, count]));
    }),
  );
  const least = ({ slug }: TreatmentSummary) => Math.min(...counts.map((one) => one.get(slug) ?? 0));
  return treatments.toSorted(
    (a, b) =>
      (counts.length > 0 ? least(b) - least(a) : 0) || b.package_count - a.package_count || (a.slug < b.slug ? -1 : 1),
  )[0];
}

async function compare(
  { call, view }: Pick<Asked, 'call' | 'view'>,
  { treatment, home, pair }: { treatment: TreatmentSummary; home: HomeCity; pair: readonly string[] },
): Promise<CityComparison | null> {
  const { slug } = treatment;
  const [market, ...cities] = await Promise.all([
    call(getTreatmentCities, { params: { slug }, query: view }),
    ...pair.map(async (city) => {
      const [guide, trip, offers] = await Promise.all([
        loadCityGuide(call, city, view),
        call(createCostEstimate, { body: { treatment: slug, home_city: home.slug, destination: city, ...view } }),
        call(listPackages, {
          query: { ...view, treatment: [slug], city: [city], sort: 'price', limit: MOST_OFFERS },
        }),
      ]);
      return guide && { guide, trip, offers: offers.data };
    }),
  ]);
  const found = cities.flatMap((one) => one ?? []);
  if (found.length < 2) return null;
  return {
    treatment,
    home,
    cities: found.map((one) => ({
      ...one,
      market: market.cities.find(({ city }) => city.slug === one.guide.slug) ?? null,
    })),
    readOn: market.read_on,
    rateDate: market.rate_date,
  };
}
