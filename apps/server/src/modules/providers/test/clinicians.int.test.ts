import { listPackages } from '@travesia/contracts/packages';
import {
  getClinician,
  listClinicianAddresses,
  listProviderClinicians,
  listProviders,
} from '@travesia/contracts/providers';
import { suggest } from '@travesia/contracts/search';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoApi, mountEverything, openDemoApi } from '../../../app/testing/demo-api.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

it('returns the clinician that a package names, the same as in the list of the clinic', async () => {
  const { data: offers } = await api.call(listPackages, { query: { limit: 100 } });
  const offer = offers.find(({ clinician_id: id }) => id !== null);
  if (!offer?.clinician_id) throw new Error('no package names a clinician');
  const params = { id: offer.provider.slug, clinicianId: offer.clinician_id };
  const person = await api.call(getClinician, { params });
  expect(person.name).toBe(offer.clinician);
  const { data: all } = await api.call(listProviderClinicians, { params: { id: offer.provider.id } });
  expect(all).toContainEqual(person);
});

it('knows no clinician of another clinic', async () => {
  const { data: offers } = await api.call(listPackages, { query: { limit: 100 } });
  const [one] = offers.filter(({ clinician_id: id }) => id !== null);
  const other = offers.find(({ provider }) => provider.id !== one?.provider.id);
  const params = { id: other?.provider.slug ?? '', clinicianId: one?.clinician_id ?? '' };
  await expect(api.call(getClinician, { params })).rejects.toMatchObject({ code: 'providers.clinician_not_found' });
});

it('counts what the demo’s clinicians did, with an answer in each language, and quotes the newest review', async () => {
  const { data: clinics } = await api.call(listProviders, { query: { listing: 'partner', limit: 50 } });
  const reviewed = clinics.filter(({ rating }) => rating !== null);
  expect(reviewed.length).toBeGreaterThan(10);
  for (const { latest_review: quote } of reviewed) expect(quote?.text.length).toBeLessThanOrEqual(140);
  const id = clinics[0]?.slug ?? '';
  for (const language of ['en', 'es', 'pt'] as const) {
    const { data } = await api.call(listProviderClinicians, { params: { id }, query: { language } });
    // The care team does not answer.
    const answers = data.flatMap(({ answer }) => answer ?? []);
    expect(answers.length).toBeGreaterThan(2);
    expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
    for (const person of data) expect(person.cases.map(({ treatment }) => treatment)).toEqual(person.treatments);
  }
});

it('hides an archived clinician from the clinic, from suggestions and from sitemaps', async () => {
  const { data: clinics } = await api.call(listProviders, { query: { listing: 'partner', limit: 5 } });
  const id = clinics[0]?.slug ?? '';
  const [person] = (await api.call(listProviderClinicians, { params: { id } })).data;
  if (!person) throw new Error('the first clinic has no clinician');
  await api.database.db.execute(sql`update clinicians set archived_at = now() where id = ${person.id}::uuid`);
  const { call } = mountEverything(api.database, '2026-11-20', () => 2);
  const { data: left } = await call(listProviderClinicians, { params: { id } });
  expect(left.map((one) => one.id)).not.toContain(person.id);
  await expect(call(getClinician, { params: { id, clinicianId: person.id } })).rejects.toMatchObject({
    code: 'providers.clinician_not_found',
  });
  const { data: names } = await call(suggest, { query: { q: person.name } });
  expect(names.map(({ label }) => label)).not.toContain(person.name);
  const { data: addresses } = await call(listClinicianAddresses, {});
  expect(addresses.map((one) => one.id)).not.toContain(person.id);
});
