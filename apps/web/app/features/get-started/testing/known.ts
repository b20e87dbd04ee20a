import type { PackageSummary } from '@travesia/contracts/packages';
import type { Candidate } from '../match.ts';

const treatment = (slug: string, category: string, more: { restricted?: boolean; package_count?: number } = {}) => ({
  slug,
  category: { slug: category, name: category },
  restricted: false,
  package_count: 5,
  ...more,
});

export const TREATMENTS = [
  treatment('dental-implant-single', 'dental'),
  treatment('veneer-porcelain', 'dental'),
  treatment('gastric-sleeve', 'bariatric'),
  treatment('rhinoplasty', 'cosmetic'),
  treatment('brow-lift', 'cosmetic'),
  treatment('liposuction', 'cosmetic'),
  treatment('hip-replacement', 'orthopedic'),
  treatment('knee-replacement', 'orthopedic'),
  treatment('spinal-fusion-1-level', 'orthopedic', { package_count: 0 }),
  treatment('ivf-cycle', 'fertility'),
  treatment('rehab-28d', 'mental_health'),
  treatment('stem-cell-orthopedic', 'regenerative', { restricted: true }),
];

export const HOMES = [
  { slug: 'chicago', name: 'Chicago', lat: 41.88, lon: -87.63 },
  { slug: 'lisbon', name: 'Lisbon', lat: 38.72, lon: -9.14 },
];

export const CURRENCIES = [{ code: 'USD' }, { code: 'EUR' }];

interface Facts {
  id: string;
  treatment?: string;
  provider?: string;
  price?: number;
  extras?: number;
  days?: number;
  verified?: boolean;
  rating?: number;
  place?: { lat: number; lon: number };
  speaks?: boolean;
}

/** An offer with only the fields used for matching; prices in US dollars. */
export function makeCandidate({ id, speaks = false, place, ...facts }: Facts): Candidate {
  const usd = (amount: number) => ({ amount: amount * 100, currency: 'USD', approximate: false });
  const offer: PackageSummary = {
    id,
    title: id,
    photo: null,
    treatment: { slug: facts.treatment ?? 'knee-replacement', name: 'Knee replacement', unit: 'per_joint' },
    provider: {
      id: facts.provider ?? `provider-${id}`,
      slug: facts.provider ?? `provider-${id}`,
      name: `Clinic ${id}`,
      verification_status: facts.verified ? 'verified' : 'unverified',
      next_free_on: null,
      rating: facts.rating ? { average: facts.rating, count: 10 } : null,
    },
    quote: null,
    city: { slug: 'bogota', name: 'Bogotá' },
    country: { code: 'CO', name: 'Colombia' },
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    demo: true,
    price: { amount: (facts.price ?? 1000) * 100, currency: 'USD' },
    shown_price: usd(facts.price ?? 1000),
    claim: facts.extras ? 'total' : 'all_in',
    total: usd((facts.price ?? 1000) + (facts.extras ?? 0)),
    missing: [],
    home_price: null,
    deposit_percent: 20,
    nights: 5,
    nights_included: 5,
    stay_days: facts.days ?? 10,
    fly_home_min_days: 5,
    included_count: 20,
    answered_count: 22,
    answers: 'iiiiiiiiiiiiiiiiiiiinn',
    clinician: null,
    clinician_id: null,
    confirmed_on: '2026-09-01',
    why: [],
  };
  return { offer, speaks };
}
