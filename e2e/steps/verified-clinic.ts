import { expect } from '@playwright/test';
import type { Applicant } from './applications.ts';
import { makePartnerClinic } from './partner-clinic.ts';

const LOOKED_UP = { reason: 'Looked up in the register', source: 'Register', url: 'https://registro.example/consulta' };
const inAllLanguages = (text: string) => ({ en: text, es: text, pt: text });
const CLINICIAN = {
  name: 'Amparo Quirós Lobo',
  title: 'Dra.',
  specialty: inAllLanguages('Oral surgeon'),
  bio: inAllLanguages(''),
  license: { registry: 'Colegio de Cirujanos Dentistas', number: 'CCD-4711' },
  specialty_number: null,
  languages: ['es'],
  years_in_practice: null,
  treatments: [],
  cases_year: null,
  question: inAllLanguages(''),
  answer: inAllLanguages(''),
  sees: { in_person: true, online: false },
};
const MONDAY = { weekday: 1, starts: '08:00', ends: '12:00', mode: 'in_person', valid_from: null, valid_until: null };

/** Calls the API with a token. */
const caller =
  (origin: string, token: string) =>
  async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await response.text();
    expect(response.ok, `${method} ${path}: ${answer}`).toBe(true);
    return answer ? (JSON.parse(answer) as Record<string, unknown>) : {};
  };

async function signedIn(origin: string, { email, password }: Pick<Applicant, 'email' | 'password'>): Promise<string> {
  const session = await caller(origin, '')('POST', '/auth/login', { email, password });
  return String(session['access_token']);
}

/**
 * A verified clinic with a clinician and a calendar, without a browser; `colleagues` are names of others with the same hours. Its
 * license expires on the given day. `token` is of an admin.
 */
export async function makeVerifiedClinic(
  origin: string,
  name: string,
  { token, licensedUntil, colleagues = [] }: { token: string; licensedUntil: string; colleagues?: readonly string[] },
): Promise<Applicant & { clinic: string }> {
  const applicant = await makePartnerClinic(origin, name, token);
  const asOwner = caller(origin, await signedIn(origin, applicant));
  const asAdmin = caller(origin, token);
  for (const one of [CLINICIAN.name, ...colleagues]) await addClinician(asOwner, one);
  const { data } = await asAdmin('GET', `/admin/providers?q=${encodeURIComponent(name)}`);
  const clinic = (data as { id: string }[])[0]?.id ?? '';
  const record = await asAdmin('GET', `/admin/providers/${clinic}`);
  const today = new Date().toISOString().slice(0, 10);
  let version = Number(record['version']);
  for (const { id, kind } of record['credentials'] as { id: string; kind: string }[]) {
    const until = kind === 'facility_licence' ? { expires_on: licensedUntil } : {};
    const evidence = { version, ...LOOKED_UP, checked_on: today, ...until };
    version = Number(
      (await asAdmin('POST', `/admin/providers/${clinic}/credentials/${id}/verify`, evidence))['version'],
    );
  }
  await asAdmin('POST', `/admin/providers/${clinic}/verify`);
  return { ...applicant, clinic };
}

async function addClinician(asOwner: ReturnType<typeof caller>, name: string): Promise<void> {
  const clinician = await asOwner('POST', '/provider/clinicians', { ...CLINICIAN, name });
  const calendar = `/provider/availability?clinician=${String(clinician['id'])}`;
  const { saved: _saved, ...suggested } = await asOwner('GET', calendar);
  await asOwner('PUT', calendar, {
    ...pick(suggested, ['visits', 'slot_minutes', 'buffer_before_minutes', 'buffer_after_minutes', 'notice_hours']),
    ...pick(suggested, ['horizon_days', 'max_per_day', 'observes_holidays', 'exceptions', 'version']),
    windows: [MONDAY],
  });
}

interface Draft {
  id: string;
  version: number;
  path: string | null;
  content: { items: { answer: string | null; quantity: number | null }[] } & Record<string, unknown>;
  gaps: { code: string; path: string }[];
}

const TEXTS = { en: 'Implant and crown', es: 'Implante y corona', pt: 'Implante e coroa' };

/**
 * Publishes a package of a clinic with everything included, without the editor, which package-editor.journey.ts is about. Returns the
 * address of its public page.
 */
export async function publishPackageOf(
  origin: string,
  owner: Pick<Applicant, 'email' | 'password'>,
  { treatment, amount, depositPercent }: { treatment: string; amount: number; depositPercent?: number },
): Promise<string> {
  const asOwner = caller(origin, await signedIn(origin, owner));
  const call = async (method: string, path: string, body: object) =>
    (await asOwner(method, `/provider/packages${path}`, body)) as unknown as Draft;
  const { id, version, content } = await call('POST', '', { treatment });
  const { data } = await asOwner('GET', '/provider/clinicians');
  const saved = await call('PUT', `/${id}`, {
    version,
    title: TEXTS,
    description: TEXTS,
    items: content.items.map((item) => ({ ...item, answer: 'included', quantity: item.quantity ?? 1 })),
    clinicians: (data as { id: string }[]).map((clinician) => clinician.id),
    lines: [{ key: 'surgeon_fee', amount: { amount, currency: 'USD' } }],
    nights: content['nights'] ?? 0,
    stay_days: content['stay_days'] ?? 7,
    deposit_percent: depositPercent ?? content['deposit_percent'] ?? 30,
    cancellation_policy: content['cancellation_policy'] ?? 'standard',
    complications: {
      pays: { surgeon: 'clinic', facility: 'clinic', travel: 'patient', home_care: 'patient' },
      window_days: 90,
      exclusions: inAllLanguages(''),
    },
  });
  expect(saved.gaps).toEqual([]);
  const { path } = await call('POST', `/${id}/publish`, { version: saved.version });
  return path ?? '';
}

const pick = (from: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));
