import type { Case } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { type JourneysHouse, openJourneysHouse, TREATMENT } from '../testing/journeys-house.ts';

let house: JourneysHouse;
beforeAll(async () => {
  house = await openJourneysHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const save = (token: string, id: string, answers: object) =>
  house.send('PATCH', `/cases/${id}/answers`, token, { answers });
const read = async (token: string, id: string) => (await house.send('GET', `/cases/${id}`, token)).body;

describe('a case', () => {
  it('keeps each answer, on any device, and says what is missing', async () => {
    const { token, userId } = await house.patient();
    const made = await house.begin(token);
    expect(made).toMatchObject({ status: 'draft', percent: 0, revision: 0, actions: ['answer', 'ask', 'discard'] });
    expect(made.completeness.faults).toContainEqual({ question: 'birth-date', code: 'required' });
    expect(await save(token, made.id, { height: 170, pain: 4 })).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await save(token, made.id, { pain: 11, weight: 68 })).toMatchObject({
      status: 200,
      body: {
        revision: 2,
        completeness: { faults: expect.arrayContaining([{ question: 'pain', code: 'out_of_range' }]) },
      },
    });
    const elsewhere = await house.signIn(userId);
    expect(await read(elsewhere, made.id)).toMatchObject({
      answers: { height: 170, pain: 11, weight: 68 },
      revision: 2,
    });
    await save(token, made.id, { pain: null });
    expect(await read(token, made.id)).toMatchObject({ answers: { height: 170, weight: 68 }, revision: 3 });
  });

  it('stores no answer in readable form', async () => {
    const { token } = await house.patient();
    const made = await house.begin(token);
    await save(token, made.id, { 'medicines-list': 'acenocoumarol 4 mg' });
    const { rows } = await house.run(sql`select row_to_json(c)::text as text from cases c`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.['text']).not.toContain('acenocoumarol');
    const events = await house.run(sql`select payload::text as text from outbox_events`);
    expect(JSON.stringify([events.rows, await house.audited(), house.logged()])).not.toContain('acenocoumarol');
  });

  it('is begun once for each subject', async () => {
    const { token } = await house.patient();
    const [one, other] = await Promise.all([house.begin(token), house.begin(token)]);
    expect(one.id).toBe(other.id);
    const atClinic = await house.begin(token, { treatment: TREATMENT, provider_id: CLINIC });
    expect(atClinic.id).not.toBe(one.id);
    expect(atClinic.clinics).toMatchObject([{ id: CLINIC, journey_id: null }]);
    expect(await house.send('GET', '/cases?status=draft', token)).toMatchObject({ status: 200, body: { total: 2 } });
  });

  it.each([
    [{ treatment: 'unknown' }, 404, 'catalog.treatment_not_found'],
    [{}, 422, 'request.invalid'],
    [{ treatment: TREATMENT, package_id: CLINIC }, 422, 'request.invalid'],
    [{ package_id: CLINIC }, 409, 'journeys.not_askable'],
    [{ treatment: TREATMENT, provider_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99' }, 409, 'journeys.not_askable'],
  ])('can’t begin with %j', async (body, status, code) => {
    const { token } = await house.patient();
    expect(await house.send('POST', '/cases', token, body)).toMatchObject({ status, body: { code } });
  });

  it('can’t begin with a clinic that takes nobody', async () => {
    const { token } = await house.patient();
    await house.run(sql`update providers set operational_status = 'suspended' where id = ${CLINIC}`);
    expect(await house.send('POST', '/cases', token, { treatment: TREATMENT, provider_id: CLINIC })).toMatchObject({
      status: 409,
      body: { code: 'journeys.not_askable' },
    });
  });

  it('saves nothing about health without consent, nor after it is withdrawn', async () => {
    const { token } = await house.person('patient', 'nobody');
    const made = await house.begin(token);
    const refused = { status: 403, body: { code: 'profile.health_consent_missing' } };
    expect(await save(token, made.id, { height: 170 })).toMatchObject(refused);
    const agreed = await house.patient();
    const own = await house.begin(agreed.token);
    expect(await save(agreed.token, own.id, { height: 170 })).toMatchObject({ status: 200 });
    await house.run(sql`update user_consents set withdrawn_at = now() where user_id = ${agreed.userId}`);
    expect(await save(agreed.token, own.id, { height: 171 })).toMatchObject(refused);
  });

  it('names the questions that a form doesn’t ask', async () => {
    const { token } = await house.patient();
    const made = await house.begin(token);
    expect(await save(token, made.id, { 'of-another-form': 'yes', height: 170 })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.answers.of-another-form' }] },
    });
    expect(await read(token, made.id)).toMatchObject({ answers: {} });
  });

  it('belongs to its patient alone', async () => {
    const { token } = await house.patient();
    const made = await house.begin(token);
    for (const other of [await house.patient('other'), await house.staff('owner'), await house.person('admin')]) {
      const missing = { status: 404, body: { code: 'journeys.case_not_found' } };
      expect(await house.send('GET', `/cases/${made.id}`, other.token)).toMatchObject(missing);
      expect(await save(other.token, made.id, { height: 170 })).toMatchObject(missing);
      expect(await house.send('DELETE', `/cases/${made.id}`, other.token)).toMatchObject(missing);
    }
  });

  it('is deleted by discarding its draft', async () => {
    const { token } = await house.patient();
    const made = await house.begin(token);
    expect(await house.send('DELETE', `/cases/${made.id}`, token)).toMatchObject({ status: 204 });
    expect(await house.send('GET', `/cases/${made.id}`, token)).toMatchObject({ status: 404 });
  });

  it('tells the patient that a clinician will look, never why', async () => {
    const { token } = await house.patient();
    const sent: Case = await house.answered(token, { weight: 120 });
    expect(sent).toMatchObject({ needs_clinician: true, percent: expect.any(Number) });
    expect(JSON.stringify(sent)).not.toContain('aahks');
    expect(Object.keys(sent)).not.toContain('flags');
    expect(await house.answered(token)).toMatchObject({ needs_clinician: false });
  });
});
