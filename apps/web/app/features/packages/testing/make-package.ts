import type { PackageSummary } from '@travesia/contracts/packages';

/** A package as lists show it, with overrides. */
export const makePackage = (changes: Partial<PackageSummary> = {}): PackageSummary => ({
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
  title: 'Dental implant, trip one of two',
  treatment: { slug: 'dental-implant-single', name: 'Dental implant', unit: 'per_tooth' },
  provider: {
    id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11',
    slug: 'clinica-dental-ceiba',
    name: 'Clínica Dental Ceiba',
    verification_status: 'verified',
    rating: { average: 4.6, count: 87 },
  },
  city: { slug: 'medellin', name: 'Medellín' },
  country: { code: 'CO', name: 'Colombia' },
  lat: 6.21,
  lon: -75.57,
  demo: true,
  price: { amount: 548_000_000, currency: 'COP' },
  shown_price: { amount: 142_000, currency: 'USD', approximate: true },
  home_price: {
    low: { amount: 310_000, currency: 'USD', approximate: false },
    high: { amount: 580_000, currency: 'USD', approximate: false },
  },
  deposit_percent: 20,
  nights: 5,
  stay_days: 6,
  fly_home_min_days: 1,
  included_count: 16,
  answered_count: 22,
  answers: 'iiiaiiiiaiiiiiiinaaiin',
  extras_price: { amount: 18_500, currency: 'USD', approximate: false },
  clinician: 'Dra. Elena Restrepo',
  confirmed_on: '2026-11-12',
  why: [{ code: 'verified' }],
  ...changes,
});
