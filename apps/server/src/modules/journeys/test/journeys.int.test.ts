import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Case, JourneySummary } from '@travesia/contracts/journeys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC, RIVAL } from '../../contexts/testing/open-house.ts';
import { type JourneysHouse, openJourneysHouse } from '../testing/journeys-house.ts';

let house: JourneysHouse;
beforeAll(async () => {
  house = await openJourneysHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const idsOf = (body: Record<string, unknown>) => (body['data'] as JourneySummary[]).map(({ id }) => id);
const change = (token: string, id: string, body: object) =>
  house.send('POST', `/journeys/${id}/transitions`, token, body);
const sign = (token: string, id: string, body: object) =>
  house.send('POST', `/provider/journeys/${id}/reviews`, token, body, { 'idempotency-key': uuidv7() });

/** A patient who asked the first clinic. */
async function asked(answers: Parameters<JourneysHouse['answered']>[1] = {}) {
  const who = await house.patient();
  const own = await house.answered(who.token, answers);
  const [id = ''] = idsOf((await house.ask(who.token, own)).body);
  return { who, own, id };
}

describe('asking clinics', () => {
  it('begins a journey with each, with 24 hours to answer', async () => {
    const { token } = await house.patient();
    const own = await house.answered(token);
    const answer = await house.ask(token, own, [CLINIC, OTHER_CLINIC]);
    const due = new Date(house.clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: [
          {
            status: 'inquiry',
            provider: { id: CLINIC },
            answer_due_at: due,
            review: 'not_needed',
            actions: ['cancel'],
          },
          { status: 'inquiry', provider: { id: OTHER_CLINIC } },
        ],
      },
    });
    expect(await house.send('GET', '/journeys', token)).toMatchObject({ body: { counts: { to_answer: 2, all: 2 } } });
    expect(await house.send('GET', `/cases/${own.id}`, token)).toMatchObject({
      body: { status: 'asked', actions: ['answer', 'ask'] },
    });
    expect((await house.audited()).filter(({ action }) => action === 'journeys.asked')).toHaveLength(2);
  });

  it('is refused with the questions that are missing, and adds those of the clinic', async () => {
    const { token } = await house.patient();
    const draft = await house.begin(token);
    await house.send('PATCH', `/cases/${draft.id}/answers`, token, { answers: { height: 170 } });
    const refused = await house.ask(token, { id: draft.id, revision: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'journeys.case_incomplete' } });
    expect(refused.body['fields']).toContainEqual(
      expect.objectContaining({ path: 'answers.weight', code: 'required' }),
    );

    const question = draft.sections[0]?.questions[0];
    const mine = { ...question, id: 'own-question', core: false, required: true, show_if: null };
    const owner = await house.staff('owner');
    const sections = [...draft.sections, { id: 'ours', title: { en: 'Ours', es: '', pt: '' }, questions: [mine] }];
    const path = '/provider/configuration/intake?treatment=knee-replacement';
    expect(await house.send('PUT', path, owner.token, { version: 0, sections })).toMatchObject({ status: 200 });
    const own = await house.answered(token);
    const again = await house.ask(token, own);
    expect(again.body['fields']).toEqual([expect.objectContaining({ path: 'answers.own-question' })]);
    const asks = (await house.send('GET', `/cases/${own.id}`, token)).body as unknown as Case;
    expect(asks.sections.at(-1)).toMatchObject({ id: 'ours', questions: [{ id: 'own-question' }] });
  });

  it('shares only what was read last', async () => {
    const { token } = await house.patient();
    const own = await house.answered(token);
    await house.send('PATCH', `/cases/${own.id}/answers`, token, { answers: { weight: 70 } });
    expect(await house.ask(token, own)).toMatchObject({ status: 409, body: { code: 'journeys.answers_changed' } });
    expect(await house.send('GET', '/journeys', token)).toMatchObject({ body: { total: 0 } });
  });

  it('is refused twice for one clinic, and for more than three', async () => {
    const { token } = await house.patient();
    const own = await house.answered(token);
    const twice = await Promise.all([house.ask(token, own), house.ask(token, own)]);
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(twice.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'journeys.already_asked' } });
    const [third, fourth] = [uuidv7(), uuidv7()];
    for (const [position, id] of [third, fourth].entries()) {
      await house.run(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone) values
        (${id}, ${`more-${position}`}, 'More', 'clinic', 'partner', 'verified', 'BR', 'America/Sao_Paulo')`);
      await house.run(sql`insert into provider_treatments (provider_id, treatment) values (${id}, 'knee-replacement')`);
    }
    expect(await house.ask(token, own, [OTHER_CLINIC, third, fourth])).toMatchObject({
      status: 409,
      body: { code: 'journeys.too_many_clinics' },
    });
    expect(await house.ask(token, own, [OTHER_CLINIC, third])).toMatchObject({ status: 201 });
  });

  it('needs the consent to share', async () => {
    const { token } = await house.patient();
    const own = await house.answered(token);
    const body = { case_id: own.id, revision: own.revision, provider_ids: [CLINIC], consents: [] };
    expect(await house.send('POST', '/journeys', token, body, { 'idempotency-key': uuidv7() })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.consents' }] },
    });
  });
});

describe('a journey', () => {
  it('shows answers and flags to the clinic’s care staff, which is logged, and answers to the patient', async () => {
    const { who, id } = await asked({ weight: 120 });
    const coordinator = await house.staff('coordinator');
    const seen = await house.read(coordinator.token, id);
    expect(seen).toMatchObject({
      review: 'needed',
      answers: {
        answers: { weight: 120 },
        flags: [
          { id: 'bmi-joint', text: expect.stringContaining('BMI'), source: { url: expect.stringMatching(/^https:/) } },
        ],
      },
      actions: ['review', 'decline', 'quote'],
      case_id: null,
    });
    expect((await house.audited()).filter(({ action }) => action === 'journeys.answers_read')).toMatchObject([
      { subject_id: who.userId, actor_id: coordinator.userId },
    ]);
    const own = await house.read(who.token, id);
    expect(own).toMatchObject({ answers: { answers: { weight: 120 }, flags: null }, actions: ['cancel'] });
    expect((await house.audited()).filter(({ action }) => action === 'journeys.answers_read')).toHaveLength(1);
  });

  it('shows its network and admins no answers, and others nothing', async () => {
    const { id } = await asked({ weight: 120 });
    const manager = await house.member('manager');
    const admin = await house.person('admin');
    for (const { token } of [manager, admin])
      expect(await house.read(token, id)).toMatchObject({ id, answers: null, reviews: [], case_id: null });
    expect(await house.send('GET', '/organizations/journeys', manager.token)).toMatchObject({ body: { total: 1 } });
    const others = [
      await house.patient('other'),
      await house.staff('owner', OTHER_CLINIC),
      await house.staff('billing'),
      await house.member('owner', RIVAL),
      await house.member('analyst'),
    ];
    for (const { token } of others)
      expect(await house.send('GET', `/journeys/${id}`, token)).toMatchObject({ status: 404 });
  });

  it('is declined with a reason that the patient reads and nobody else finds', async () => {
    const { who, own, id } = await asked();
    const { token } = await house.staff('coordinator');
    expect(await change(token, id, { action: 'decline', version: 1 })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.reason' }] },
    });
    const reason = 'We don’t treat patients with this condition.';
    expect(await change(token, id, { action: 'decline', version: 1, reason })).toMatchObject({
      status: 200,
      body: { status: 'declined', actions: [] },
    });
    const { events, answer_due_at: due } = await house.read(who.token, id);
    expect(events.at(-1)).toMatchObject({ action: 'decline', by: 'provider', reason });
    expect(due).toBeNull();
    const admin = await house.person('admin');
    expect((await house.read(admin.token, id)).events.at(-1)).toMatchObject({ reason: null });
    const { rows } = await house.run(sql`select reason from state_changes where reason is not null`);
    expect(rows).toEqual([]);
    expect(await house.send('GET', `/cases/${own.id}`, who.token)).toMatchObject({
      body: { status: 'asked', actions: ['answer', 'ask'] },
    });
  });

  it('is refused from a page that is out of date', async () => {
    const { id } = await asked();
    const { token } = await house.staff('coordinator');
    expect(await change(token, id, { action: 'review', version: 1 })).toMatchObject({
      body: { status: 'records_review' },
    });
    expect(await change(token, id, { action: 'decline', version: 1, reason: 'no' })).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version' },
    });
    expect(await change(token, id, { action: 'review', version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'journeys.not_possible' },
    });
  });

  it('reminds the clinic after 24 hours and expires a week after it was asked', async () => {
    const { who, id } = await asked();
    house.pass(24 * 60 - 1);
    expect(await house.runTimers()).toBe(0);
    house.pass(1);
    expect(await house.runTimers()).toBe(1);
    expect(await house.read(await house.signIn(who.userId), id)).toMatchObject({ status: 'inquiry' });
    house.pass(6 * 24 * 60);
    await house.runTimers();
    expect(await house.read(await house.signIn(who.userId), id)).toMatchObject({ status: 'expired' });
    const names = (
      await house.run(sql`select event_type from outbox_events where event_type like 'journey.%' order by id`)
    ).rows;
    expect(names.map(({ event_type: name }) => name)).toEqual([
      'journey.asked.v1',
      'journey.overdue.v1',
      'journey.expired.v1',
    ]);
  });
});

describe('the signature of a clinician', () => {
  const signed = (clinicianId: string, more: object = {}) => ({
    decision: 'fit_if',
    reason: 'Lose 10 kg first.',
    clinician_id: clinicianId,
    revision: 1,
    version: 1,
    ...more,
  });

  it('carries a license in force, and is outdated by new answers', async () => {
    const { who, own, id } = await asked({ weight: 120 });
    const clinician = await house.clinician();
    const surgeon = await house.staff('clinician');
    expect(await house.send('GET', '/provider/journeys/signers', surgeon.token)).toMatchObject({
      body: { data: [{ id: clinician, name: 'Dra. Lúcia Rojas', license: 'CRM-SP 123456', expires_on: '2027-06-30' }] },
    });
    expect(await sign(surgeon.token, id, signed(clinician))).toMatchObject({
      status: 201,
      body: {
        status: 'records_review',
        review: 'signed',
        reviews: [{ decision: 'fit_if', clinician: { license: 'CRM-SP 123456' }, revision: 1 }],
      },
    });
    expect((await house.read(who.token, id)).reviews).toMatchObject([{ reason: 'Lose 10 kg first.' }]);
    const manager = await house.member('manager');
    expect((await house.read(manager.token, id)).reviews).toMatchObject([{ decision: 'fit_if', reason: null }]);
    await house.send('PATCH', `/cases/${own.id}/answers`, who.token, { answers: { weight: 121 } });
    expect(await house.read(who.token, id)).toMatchObject({ review: 'outdated' });
    expect(await sign(surgeon.token, id, signed(clinician, { version: 2 }))).toMatchObject({
      status: 409,
      body: { code: 'journeys.answers_changed' },
    });
  });

  it('is refused without a license in force that day', async () => {
    const { id } = await asked({ weight: 120 });
    const surgeon = await house.staff('clinician');
    const expired = await house.clinician('2026-11-21');
    const elsewhere = await house.clinician('2027-06-30', OTHER_CLINIC);
    for (const clinician of [expired, elsewhere])
      expect(await sign(surgeon.token, id, signed(clinician))).toMatchObject({
        status: 409,
        body: { code: 'journeys.no_license' },
      });
    const today = await house.clinician('2026-11-22');
    expect(await sign(surgeon.token, id, signed(today))).toMatchObject({ status: 201 });
  });

  it('of unfit ends the journey', async () => {
    const { who, id } = await asked({ weight: 120 });
    const clinician = await house.clinician();
    const surgeon = await house.staff('clinician');
    expect(await sign(surgeon.token, id, signed(clinician, { decision: 'unfit' }))).toMatchObject({
      status: 201,
      body: { status: 'declined' },
    });
    expect((await house.read(who.token, id)).events.at(-1)).toMatchObject({
      action: 'find_unfit',
      reason: 'Lose 10 kg first.',
    });
  });

  it('is nobody’s but the clinic’s clinicians and those who run it', async () => {
    const { id } = await asked({ weight: 120 });
    const clinician = await house.clinician();
    for (const who of [await house.staff('coordinator'), await house.staff('billing'), await house.person('admin')])
      expect((await sign(who.token, id, signed(clinician))).status).toBeGreaterThanOrEqual(403);
    expect(await sign((await house.staff('owner', OTHER_CLINIC)).token, id, signed(clinician))).toMatchObject({
      status: 404,
    });
  });
});
