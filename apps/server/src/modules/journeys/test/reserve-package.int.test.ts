import type { Quote } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGE } from '../../bookings/testing/open-bookings.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { openQuotesHouse, type QuotesHouse } from '../testing/quotes-house.ts';

let world: QuotesHouse;
beforeAll(async () => {
  world = await openQuotesHouse();
});
afterAll(() => world.close());

type Answered = Awaited<ReturnType<QuotesHouse['answered']>>;

const reserve = (
  { patientId, caseId, revision, consents }: Pick<Answered, 'patientId' | 'caseId' | 'revision' | 'consents'>,
  more: object = {},
) =>
  world.call('POST', patientId, `/cases/${caseId}/reservations`, {
    ...world.freeTime(30),
    revision,
    consents,
    accept_policy: true,
    ...more,
  });

/** A package that was reserved, accepted by its clinic, and whose deposit is paid. */
async function booked() {
  const one = await world.answered();
  const { id, journey_id: journeyId } = (await reserve(one)).body;
  const booking = { id: String(id), patientId: one.patientId };
  await world.clinic(booking.id, 'accept');
  await world.pay(booking);
  return { ...one, booking, id: String(journeyId) };
}

const countsOf = async (caseId: string) => {
  const { rows } = await world.house
    .run(sql`select (select count(*)::int from journeys where case_id = ${caseId}::uuid) as journeys,
    (select count(*)::int from bookings b join journeys j on j.id = b.journey_id where j.case_id = ${caseId}::uuid) as bookings`);
  return rows[0];
};

describe('reserving a package', () => {
  it('begins the journey at the price of the package; the deposit books it', async () => {
    const one = await world.answered();
    const made = await reserve(one);
    expect(made).toMatchObject({
      status: 201,
      body: { status: 'pending', kind: 'treatment', price: { amount: 100_000, currency: 'BRL' } },
    });
    const id = String(made.body['journey_id']);
    expect(await world.read(one.patientId, id)).toMatchObject({
      status: 'accepted',
      package: { id: PACKAGE },
      quotes: [],
      answer_due_at: null,
      booking: { id: made.body['id'], status: 'pending' },
    });
    expect((await world.call('GET', one.patientId, `/cases/${one.caseId}`)).body).toMatchObject({ status: 'closed' });
    const booking = { id: String(made.body['id']), patientId: one.patientId };
    await world.clinic(booking.id, 'accept');
    await world.pay(booking);
    expect(await world.read(one.patientId, id)).toMatchObject({ status: 'booked', booking: { status: 'confirmed' } });
    await world.settleAll();
  });

  it('books the journey of a package without a deposit when its clinic accepts', async () => {
    const one = await world.answered();
    const deposit = (percent: number) =>
      world.house.run(sql`update packages set deposit_percent = ${percent} where id = ${PACKAGE}::uuid`);
    const { rows } = await world.house.run(sql`select deposit_percent from packages where id = ${PACKAGE}::uuid`);
    await deposit(0);
    const made = await reserve(one);
    await deposit(Number(rows[0]?.['deposit_percent']));
    expect(made).toMatchObject({ status: 201, body: { status: 'pending' } });
    await world.clinic(String(made.body['id']), 'accept');
    await world.settleAll();
    expect(await world.read(one.patientId, String(made.body['journey_id']))).toMatchObject({
      status: 'booked',
      booking: { status: 'confirmed' },
    });
  });

  it('goes on with the journey in which the clinic was asked, and ends its quote', async () => {
    const one = await world.asked();
    const quote = await world.quoted(one.id);
    const { revision } = (await world.call('GET', one.patientId, `/cases/${one.caseId}`)).body as { revision?: number };
    const consents = [{ purpose: 'share_answers', version: '2026-11-27' }];
    const made = await reserve({ ...one, revision: Number(revision), consents });
    expect(made.body).toMatchObject({ journey_id: one.id });
    expect(await world.read(one.patientId, one.id)).toMatchObject({
      status: 'accepted',
      quotes: [{ id: quote.id, status: 'superseded' }],
    });
    expect(await countsOf(one.caseId)).toEqual({ journeys: 1, bookings: 1 });
  });

  it.each([
    ['a question is not answered', { 'birth-date': null }, {}, 'journeys.case_incomplete'],
    ['an answer asks for a clinician', { anticoagulants: 'yes' }, {}, 'journeys.signature_missing'],
    ['answers changed since they were shown', {}, { revision: 9 }, 'journeys.answers_changed'],
    ['the time is taken', {}, { date: '2026-12-25', time: '03:00' }, 'bookings.slot_taken'],
    [
      'another price was shown',
      {},
      { shown_terms: { price: { amount: 1, currency: 'BRL' }, deposit: null, policy_version: 1 } },
      'bookings.terms_changed',
    ],
  ])('is refused while %s, and begins nothing', async (_, answers, body, code) => {
    const one = await world.answered(answers);
    expect((await reserve(one, body)).body.code).toBe(code);
    expect(await countsOf(one.caseId)).toEqual({ journeys: 0, bookings: 0 });
    expect((await world.call('GET', one.patientId, `/cases/${one.caseId}`)).body).toMatchObject({ status: 'draft' });
  });

  it('is for the patient’s own case, once, and only one that began with a package', async () => {
    const one = await world.answered();
    const stranger = await world.house.person('patient');
    expect((await reserve({ ...one, patientId: stranger.userId })).body.code).toBe('journeys.case_not_found');
    expect((await reserve(one)).status).toBe(201);
    expect((await reserve(one)).body.code).toBe('journeys.not_possible');
    const bare = (await world.call('POST', one.patientId, '/cases', { treatment: 'veneers' })).body;
    expect((await reserve({ ...one, caseId: String(bare['id']) })).body.code).toBe('journeys.not_askable');
  });

  it('ends with the booking that the clinic declines', async () => {
    const one = await world.answered();
    const { id, journey_id: journeyId } = (await reserve(one)).body;
    expect((await world.clinic(String(id), 'decline', { reason: 'Away that week' })).status).toBe(200);
    await world.settle();
    expect(await world.read(one.patientId, String(journeyId))).toMatchObject({ status: 'cancelled', booking: null });
  });

  it('takes another time when the first was not paid, at the price that is shown then', async () => {
    const one = await world.answered();
    const { id, journey_id: journeyId } = (await reserve(one)).body;
    await world.clinic(String(id), 'accept');
    world.pass(25 * 60);
    await world.runTimers();
    await world.settle();
    const journey = await world.read(one.patientId, String(journeyId));
    expect(journey).toMatchObject({ status: 'accepted', booking: null });
    expect(journey.actions).toContain('book_time');
    expect((await reserve({ ...one, revision: 9 })).body.code).toBe('journeys.answers_changed');
    const again = await reserve(one);
    expect(again).toMatchObject({ status: 201, body: { journey_id: journeyId, status: 'pending' } });
    expect(await countsOf(one.caseId)).toEqual({ journeys: 1, bookings: 2 });
  });
});

describe('a change order of a reserved package', () => {
  it('begins with what was booked, and frees the patient above its price', async () => {
    const { id, patientId, booking } = await booked();
    const draft = (await world.call('POST', world.staff, world.path(id), { kind: 'change_order' }))
      .body as unknown as Quote;
    expect(draft.content).toMatchObject({
      deposit_percent: 30,
      cancellation_policy: 'flexible',
      lines: [{ key: 'surgeon_fee', amount: { amount: 90_000 } }, { key: 'taxes_fees' }],
    });
    const lines = [
      { key: 'surgeon_fee', amount: { amount: 95_000, currency: 'BRL' } },
      { key: 'taxes_fees', amount: { amount: 10_000, currency: 'BRL' } },
    ];
    const order = await world.quoted(id, { lines }, 'change_order');
    expect(order.change).toMatchObject({ before: { amount: 100_000 }, over_limit: true });
    expect((await world.accept(patientId, order)).status).toBe(200);
    expect(await world.booking(booking)).toMatchObject({ price: { amount: 105_000, currency: 'BRL' } });
    expect(CLINIC).toBe((await world.read(patientId, id)).provider.id);
    await world.settleAll();
  });
});
