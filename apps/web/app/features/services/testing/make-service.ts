import type { ServiceDetail, ServiceOffer } from '@travesia/contracts/services';
import type { ServiceData } from '../load-services.ts';

/** A service as the API returns it. */
export const makeService = (changes: Partial<ServiceDetail> = {}): ServiceDetail => ({
  slug: 'follow-up',
  name: 'Follow-up after treatment',
  summary: 'Somebody looks at how you heal.',
  limit: 'It cannot rule out a clot.',
  mode: 'video',
  minutes: 20,
  turnaround_days: null,
  languages: ['en', 'es'],
  price_from: { amount: 2000, currency: 'USD', approximate: true },
  offer_count: 1,
  provider_count: 1,
  can: ['Look at wounds'],
  cannot: ['Remove stitches'],
  prepare: ['The operation report'],
  provided_by: 'A surgeon of the field.',
  afterwards: 'You get a note.',
  sample: { title: 'Note of day 14', parts: [{ heading: 'What we see', text: 'Wound closed.' }] },
  ...changes,
});

/** An offer as the API returns it. */
export const makeOffer = (changes: Partial<ServiceOffer> = {}): ServiceOffer => ({
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
  provider: {
    id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11',
    slug: 'clinica-ceiba',
    name: 'Clínica Ceiba',
    verification_status: 'verified',
  },
  city: { slug: 'medellin', name: 'Medellín' },
  country: { code: 'CO', name: 'Colombia' },
  clinician: {
    id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e12',
    name: 'Dra. Elena Restrepo',
    specialty: 'Implantologist',
    bio: null,
    registry: 'ReTHUS 71-DEMO-208',
    years_in_practice: 17,
    licence: null,
  },
  languages: ['es', 'en'],
  price: { amount: 16_000_000, currency: 'COP' },
  shown_price: { amount: 4000, currency: 'USD', approximate: true },
  minutes: 20,
  turnaround_days: null,
  video_add_on: null,
  credited: false,
  approach: null,
  focus: [],
  welcomes: [],
  confirmed_on: '2026-11-01',
  demo: true,
  ...changes,
});

/** The data that a service page's loader returns. */
export const makeServiceData = (offers: ServiceOffer[] = [makeOffer()]): ServiceData => ({
  service: makeService(),
  offers: {
    data: offers,
    total: offers.length,
    page: 1,
    page_size: 12,
    total_pages: offers.length > 0 ? 1 : 0,
    has_next: false,
    has_previous: false,
    facets: { treatment: [], spoken: [], country: [], focus: [] },
  },
  errors: {},
  bookable: [],
  others: [],
});
