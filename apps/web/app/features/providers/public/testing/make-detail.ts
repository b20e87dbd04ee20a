import type { Clinician, ProviderDetail } from '@travesia/contracts/providers';
import type { Credential } from '@travesia/contracts/credentials';
import { makeProvider } from './make-provider.ts';

/** A valid credential, with overrides. */
export const makeCredential = (changes: Partial<Credential> = {}): Credential => ({
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e20',
  kind: 'facility_licence',
  status: 'verified',
  body: 'REPS, Secretaría de Salud de Antioquia',
  accreditor: null,
  number: '05001-DEMO-4417',
  holder: 'Clínica Dental Ceiba',
  scope: 'Oral surgery',
  issued_on: '2025-07-01',
  expires_on: '2028-06-30',
  checked_on: '2026-11-04',
  ...changes,
});

export const makeClinician = (changes: Partial<Clinician> = {}): Clinician => ({
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e30',
  name: 'Dra. Elena Restrepo',
  specialty: 'Implantologist',
  bio: null,
  registry: 'ReTHUS 71-DEMO-208',
  languages: ['es', 'en'],
  years_in_practice: 17,
  treatments: [{ slug: 'dental-implant-single', name: 'Dental implant' }],
  cases: [],
  cases_year: null,
  answer: null,
  licence: makeCredential({ id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e31', kind: 'professional_licence', body: 'ReTHUS' }),
  demo: true,
  ...changes,
});

/** A partner's profile, or a listing's if the summary in `changes` says so. */
export const makeDetail = (changes: Partial<ProviderDetail> = {}): ProviderDetail => ({
  ...makeProvider(),
  description: 'Implants only, since 2010.',
  email: null,
  phone: '+57 604 000 0000',
  website: null,
  address: {
    street: 'Pasaje de la Ceiba 17',
    city: 'Medellín',
    state: 'Antioquia',
    country: 'Colombia',
    postal_code: '050021',
  },
  time_zone: 'America/Bogota',
  airports: ['MDE', 'EOH'],
  airport_minutes: 42,
  specialties: ['Dental'],
  founded_year: 2010,
  beds: null,
  settings: { allow_online_booking: true, require_deposit: true, deposit_percentage: 20 },
  cancellation_policy: {
    key: 'standard',
    version: 1,
    name: 'Standard',
    summary: 'Half up to 15 days before.',
    rules: [
      {
        reason: 'patient_cancel',
        days_before_min: 30,
        days_before_max: null,
        refund_percent: 100,
        free_date_changes: 1,
        loss_cap: null,
        late_change_fee: null,
        note: null,
      },
      {
        reason: 'patient_cancel',
        days_before_min: 0,
        days_before_max: 14,
        refund_percent: 0,
        free_date_changes: 1,
        loss_cap: null,
        late_change_fee: { within_days: 7, fee: { amount: 30_000, currency: 'USD', approximate: false } },
        note: 'Changing the date inside the last 7 days costs US$ 300.',
      },
      {
        reason: 'provider_cancel',
        days_before_min: null,
        days_before_max: null,
        refund_percent: 100,
        free_date_changes: null,
        loss_cap: null,
        late_change_fee: null,
        note: null,
      },
    ],
  },
  credentials: [makeCredential()],
  rating_distribution: [1, 1, 2, 17, 66],
  sources: [],
  created_at: '2026-01-05T00:00:00.000Z',
  version: 3,
  ...changes,
});
