import {
  emptyContent,
  INCLUSION_KEYS,
  type PackageContent,
  type PackageDraft,
  publishingGaps,
  priceOf,
} from '@travesia/contracts/packages';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
export const SURGEON = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e12';
const inAll = (text: string) => ({ en: text, es: text, pt: text });

/** A complete content, with overrides. */
export const makeContent = (changes: Partial<PackageContent> = {}): PackageContent => {
  const blank = emptyContent('USD');
  return {
    ...blank,
    treatment: 'knee-replacement',
    title: { en: 'Knee', es: 'Rodilla', pt: 'Joelho' },
    description: inAll('One knee.'),
    clinicians: [SURGEON],
    lines: [
      { key: 'surgeon_fee', amount: { amount: 500_000, currency: 'USD' } },
      { key: 'taxes_fees', amount: { amount: 50_000, currency: 'USD' } },
    ],
    items: blank.items.map((item) => ({ ...item, answer: 'included' as const })),
    nights: 5,
    stay_days: 6,
    deposit_percent: 30,
    cancellation_policy: 'standard',
    complications: {
      pays: { surgeon: 'clinic', facility: 'clinic', travel: 'patient', home_care: 'patient' },
      window_days: 90,
      exclusions: blank.complications.exclusions,
    },
    ...changes,
  };
};

/** A package as its editor gets it, with overrides. */
export function makeDraft(content: PackageContent = makeContent(), changes: Partial<PackageDraft> = {}): PackageDraft {
  const facts: PackageDraft['facts'] = {
    clinic: { verified: true, suspended: false, listed: true },
    treatment: { slug: 'knee-replacement', published: true, approved: true, stay_days_min: 5, trips: 1 },
    clinicians: [{ id: SURGEON, name: 'Dr. Solano', licensed: true }],
    policies: ['standard'],
    counted: [],
    claims: [],
  };
  return {
    id: ID,
    status: 'draft',
    edition: null,
    changed: true,
    confirmed_on: null,
    stale: false,
    hidden: false,
    hides_on: null,
    completeness: { done: 1, of: 1 },
    updated_at: '2026-11-20T12:00:00Z',
    version: 1,
    path: null,
    actions: ['edit', 'edit_price', 'publish', 'archive', 'duplicate'],
    content,
    price: priceOf(content.lines),
    deposit: null,
    gaps: publishingGaps(content, facts),
    advice: [],
    facts,
    updated_by: 'Rosa Delgado',
    editor: {
      clinic: {
        id: ID,
        name: 'Clínica Ceiba',
        slug: 'clinica-ceiba',
        city: 'Medellín',
        country: 'CO',
        currency: 'USD',
        time_zone: 'America/Bogota',
        demo: false,
      },
      deposit: { percent: 30, least: 25, most: 50 },
      clinicians: [{ id: SURGEON, name: 'Dr. Solano', specialty: 'Orthopedics', licensed: true }],
      items: INCLUSION_KEYS.map((key) => ({
        key,
        group: 'core',
        label: key === 'lodging' ? 'Lodging' : key,
        explanation: '',
        quantity_unit: null,
        needed: false,
        needed_because: null,
      })),
      policies: [{ key: 'standard', name: 'Standard', summary: 'Full refund up to 30 days before.' }],
      treatments: [{ slug: 'knee-replacement', name: 'Knee replacement', category: 'Joints', offered: true }],
      treatment: {
        slug: 'knee-replacement',
        name: 'Knee replacement',
        unit: 'per_joint',
        hospital_nights: 3,
        stay_days_min: 5,
        stay_days_max: 9,
        fly_home_min_days: 5,
        trips: 1,
        restricted: false,
      },
      agreements: 2,
    },
    ...changes,
  };
}
