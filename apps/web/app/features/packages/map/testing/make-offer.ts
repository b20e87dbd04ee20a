import type { Location } from '@travesia/contracts/catalog';
import type { PackageSummary } from '@travesia/contracts/packages';

const rated = { average: 4.6, count: 87 };

/** A package in Medellín as lists show it, with overrides. */
export const makeOffer = (id: string, changes: Partial<PackageSummary> = {}): PackageSummary => ({
  id,
  title: `Package ${id}`,
  photo: null,
  treatment: { slug: 'lasik-both-eyes', name: 'LASIK', unit: 'both_eyes' },
  provider: {
    id: 'p',
    slug: 'ceiba',
    name: 'Clínica Ceiba',
    verification_status: 'verified',
    next_free_on: null,
    rating: rated,
  },
  quote: null,
  city: { slug: 'medellin', name: 'Medellín' },
  country: { code: 'CO', name: 'Colombia' },
  lat: 6.21,
  lon: -75.57,
  demo: true,
  price: { amount: 142_000, currency: 'USD' },
  shown_price: { amount: 142_000, currency: 'USD', approximate: false },
  claim: 'all_in',
  total: { amount: 142_000, currency: 'USD', approximate: false },
  missing: [],
  home_price: null,
  deposit_percent: 20,
  nights: 5,
  nights_included: 5,
  stay_days: 6,
  fly_home_min_days: 1,
  included_count: 16,
  answered_count: 22,
  answers: 'iiiaiiiiaiiiiiiinaaiin',
  clinician: null,
  clinician_id: null,
  confirmed_on: '2026-11-12',
  why: [],
  ...changes,
});

const city = (
  slug: string,
  name: string,
  lat: number,
  lon: number,
  airports: string[],
): Location['cities'][number] => ({
  slug,
  name,
  lat,
  lon,
  time_zone: null,
  airports,
  provider_count: 3,
  package_count: 9,
});

/** Colombia with two cities. */
export const colombia: Location = {
  code: 'CO',
  slug: 'colombia',
  name: 'Colombia',
  currency: 'COP',
  languages: ['es'],
  emergency_number: null,
  facility_registry: null,
  professional_registry: null,
  provider_count: 6,
  package_count: 18,
  cities: [city('medellin', 'Medellín', 6.2442, -75.5812, ['MDE']), city('bogota', 'Bogotá', 4.711, -74.0721, ['BOG'])],
};
