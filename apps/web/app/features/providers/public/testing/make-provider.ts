import type { ProviderSummary } from '@travesia/contracts/providers';

/** A partner as lists show it, with overrides. */
export const makeProvider = (changes: Partial<ProviderSummary> = {}): ProviderSummary => ({
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11',
  slug: 'clinica-dental-ceiba',
  name: 'Clínica Dental Ceiba',
  logo_url: null,
  photo: null,
  type: { slug: 'dental_clinic', name: 'Dental clinic' },
  listing: 'partner',
  verification_status: 'verified',
  next_free_on: null,
  next_free_online_on: null,
  demo: true,
  city: { slug: 'medellin', name: 'Medellín' },
  country: { code: 'CO', name: 'Colombia' },
  lat: 6.2086,
  lon: -75.5673,
  distance_km: null,
  languages: ['es', 'en', 'pt'],
  accreditations: [{ slug: 'icontec', name: 'ICONTEC' }],
  rating: { average: 4.6, count: 87 },
  latest_review: null,
  price_from: { amount: 19_000, currency: 'USD', approximate: true },
  package_count: 4,
  treatments: [{ slug: 'dental-implant-single', name: 'Dental implant' }],
  response_minutes: 180,
  why: [{ code: 'verified' }],
  ...changes,
});

/** A listing imported from a public registry. */
export const makeListing = (changes: Partial<ProviderSummary> = {}): ProviderSummary =>
  makeProvider({
    slug: 'hospital-san-jose',
    name: 'Hospital San José',
    type: { slug: 'hospital', name: 'Hospital' },
    listing: 'directory',
    verification_status: 'unverified',
    demo: false,
    languages: [],
    accreditations: [],
    rating: null,
    price_from: null,
    package_count: 0,
    treatments: [],
    response_minutes: null,
    why: [{ code: 'listed' }],
    ...changes,
  });
