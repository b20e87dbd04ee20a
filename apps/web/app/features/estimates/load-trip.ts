import { type CountryPrice, type View, listLocations, type TreatmentPrices } from '@travesia/contracts/catalog';
import { type CostEstimate, createCostEstimate, type HomeCity, listHomeCities } from '@travesia/contracts/estimates';
import type { Call } from '../../lib/api/call.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { bodyOf, nameOfField, readChoice, type TripChoice, withoutPart } from './choice.ts';

/** Errors in the choice, by name. */
interface TripFaults {
  from?: 'unknown';
  to?: 'unknown';
  nights?: 'nights' | 'stay_too_short';
  package?: 'unknown';
}

export interface TripPlace {
  code: string;
  name: string;
  cities: readonly { slug: string; name: string }[];
}

export interface TripData {
  estimate: CostEstimate;
  /** As typed. */
  choice: TripChoice;
  faults: Readonly<TripFaults>;
  homes: readonly HomeCity[];
  places: readonly TripPlace[];
}

interface Asked {
  call: Call;
  treatment: string;
  prices: TreatmentPrices;
  search: string;
  view: View;
}

/**
 * Loads the estimate for a URL. Parts refused by the API are dropped and reported at their field; null if there is
 * nothing to estimate.
 */
export async function loadTrip({ call, treatment, prices, search, view }: Asked): Promise<TripData | null> {
  if (prices.destinations.length === 0) return null;
  const choice = readChoice(search);
  const [{ data: homes }, { data: locations }, { estimate, faults }] = await Promise.all([
    call(listHomeCities, { query: view }),
    call(listLocations, { query: view }),
    askLeniently({ call, treatment, view }, choice),
  ]);
  const priced = new Set(prices.destinations.map(({ country }: CountryPrice) => country.code));
  const places = locations
    .filter(({ code }) => priced.has(code))
    .map(({ code, name, cities }) => ({
      code,
      name,
      cities: cities.map(({ slug, name: city }) => ({ slug, name: city })),
    }));
  return { estimate, choice, faults, homes, places };
}

/** Each refusal drops one part, so there are at most as many rounds as parts. */
async function askLeniently(
  { call, treatment, view }: Pick<Asked, 'call' | 'treatment' | 'view'>,
  choice: TripChoice,
): Promise<Pick<TripData, 'estimate' | 'faults'>> {
  try {
    return {
      estimate: await call(createCostEstimate, { body: { treatment, ...view, ...bodyOf(choice) } }),
      faults: {},
    };
  } catch (error) {
    const problem = problemOf(error);
    const field =
      problem?.code === 'packages.not_found' ? { path: 'package_id', code: 'unknown' } : problem?.fields?.[0];
    const name = field && nameOfField(field.path);
    if (!field || !name || name === 'companion') throw error;
    const { estimate, faults } = await askLeniently({ call, treatment, view }, withoutPart(choice, name));
    return { estimate, faults: { ...faults, ...faultOf(name, field.code) } };
  }
}

const faultOf = (name: 'from' | 'to' | 'nights' | 'package', code: string): TripFaults =>
  name === 'nights' ? { nights: code === 'stay_too_short' ? 'stay_too_short' : 'nights' } : { [name]: 'unknown' };
