import { pageFacts } from '@travesia/contracts/kit';
import type { PackageSummary } from '@travesia/contracts/packages';
import type { PackagePage } from '../load-packages.ts';

/** One page of packages with facets, as the API returns it. */
export const makePage = (data: PackageSummary[], changes: Partial<PackagePage> = {}): PackagePage => ({
  data,
  ...pageFacts(data.length, 1, 24),
  facets: {
    treatment: [{ value: 'dental-implant-single', label: 'Dental implant', count: 28 }],
    country: [
      { value: 'CO', label: 'Colombia', count: 3 },
      { value: 'MX', label: 'Mexico', count: 5 },
    ],
    city: [{ value: 'medellin', label: 'Medellín', count: 3 }],
    accreditation: [],
    spoken: [{ value: 'en', label: 'English', count: 8 }],
    verified: [{ value: 'true', label: 'true', count: 7 }],
    inclusions: [{ value: 'lodging', label: 'Recovery lodging', count: 4 }],
  },
  prices: { min: 100_000, max: 220_000, histogram: [1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1] },
  ...changes,
});
