import {
  type ComparedPackage,
  type Inclusion,
  INCLUSION_KEYS,
  type MissingLine,
  type PackageDetail,
  priceClaim,
} from '@travesia/contracts/packages';
import type { ComparedPackages } from '../load-compare.ts';

const dollars = (amount: number, approximate = false) => ({ amount, currency: 'USD', approximate });

/** A missing line and the basis of its price. */
export const makeMissing = (changes: Partial<MissingLine> = {}): MissingLine => ({
  key: 'lodging',
  price: dollars(12_000),
  basis: 'provider',
  counted: true,
  market: { median: dollars(15_000, true), scope: 'city', place: 'Lima', packages: 4 },
  ...changes,
});

/** A package called `name` that includes all 22 lines except the missing ones. */
export function makeCompared(name: string, price: number, missing: MissingLine[] = []): ComparedPackage {
  const inclusions = INCLUSION_KEYS.map((key, index): Inclusion => ({
    key,
    group: index < 14 ? 'core' : 'travel',
    label: `Line ${key}`,
    answer: missing.some((line) => line.key === key) ? 'not_included' : 'included',
    quantity: key === 'lodging' ? 3 : null,
    quantity_unit: key === 'lodging' ? 'nights' : null,
    detail: null,
    extra_price: null,
    needed_because: null,
  }));
  const counted = missing.filter((line) => line.counted);
  const extra = counted.reduce((sum, line) => sum + (line.price?.amount ?? 0), 0);
  const id = `0198c0de-7a5e-7d2a-9c3e-${Array.from(name, (letter) => (letter.charCodeAt(0) % 16).toString(16))
    .join('')
    .padEnd(12, '0')
    .slice(0, 12)}`;
  const detail: PackageDetail = {
    id,
    title: `Implant at ${name}`,
    photo: null,
    photos: [],
    treatment: { slug: 'dental-implant-single', name: 'Dental implant', unit: 'per_tooth' },
    provider: { id, slug: name.toLowerCase(), name, verification_status: 'verified', next_free_on: null, rating: null },
    quote: null,
    city: { slug: 'lima', name: 'Lima' },
    country: { code: 'PE', name: 'Peru' },
    lat: null,
    lon: null,
    demo: true,
    price: { amount: price, currency: 'USD' },
    shown_price: dollars(price),
    claim: priceClaim(counted),
    total: dollars(
      price + extra,
      counted.some((line) => line.price?.approximate),
    ),
    missing: counted.map(({ key, price: cost, basis }) => ({
      key,
      label: `Line ${key}`,
      quantity: key === 'lodging' ? 3 : null,
      quantity_unit: key === 'lodging' ? 'nights' : null,
      price: cost,
      basis,
    })),
    home_price: null,
    deposit_percent: 20,
    nights: 3,
    nights_included: missing.some(({ key }) => key === 'lodging') ? 0 : 3,
    stay_days: 4,
    fly_home_min_days: 1,
    included_count: 22 - missing.length,
    answered_count: 22,
    answers: 'i'.repeat(22),
    clinician: null,
    clinician_id: null,
    confirmed_on: '2026-11-12',
    why: [],
    description: '',
    inclusions,
    lines: [],
    deposit: { amount: price / 5, currency: 'USD' },
    cancellation_policy: 'standard',
    cancellation: null,
    itinerary: [],
    complications: null,
    clinicians: [],
    prerequisites: null,
    search_summary: null,
    advertising_number: null,
    price_version: 1,
    rate_date: '2026-09-29',
    version: 1,
  };
  return { package: detail, missing, missing_total: dollars(extra) };
}

/** The page's data, lowest total with extras first. */
export const makePackages = (data: ComparedPackage[], changes: Partial<ComparedPackages> = {}): ComparedPackages => ({
  kind: 'packages',
  comparison: { data, not_offered: [], market_read_on: '2026-11-21', rate_date: '2026-09-29' },
  gone: [],
  additions: [],
  ...changes,
});
