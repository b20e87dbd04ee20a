import { createHash } from 'node:crypto';
import type { Journey, Quote } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCTOR } from '../../../bookings/testing/open-bookings.ts';
import { feeLines, openQuotesHouse, type QuotesHouse } from '../../testing/quotes-house.ts';

let world: QuotesHouse;
beforeAll(async () => {
  world = await openQuotesHouse();
});
afterAll(() => world.close());

const brl = (amount: number) => ({ amount, currency: 'BRL' });
const lines = feeLines;

describe('a draft quote', () => {
  it('begins with what is known, is the clinic’s own, and names what is missing', async () => {
    const { id, patientId } = await world.asked();
    const made = await world.call('POST', world.staff, world.path(id), { kind: 'quote' });
    expect(made).toMatchObject({
      status: 200,
      body: {
        number: 1,
        status: 'draft',
        content: { currency: 'BRL', stay_days: 3, trips: 1, lines: [] },
        actions: ['edit', 'send', 'discard'],
      },
    });
    const draft = made.body as unknown as Quote;
    expect(draft.gaps.map(({ code }) => code)).toEqual(expect.arrayContaining(['clinician_missing', 'payer_missing']));
    const again = await world.call('POST', world.staff, world.path(id), { kind: 'quote' });
    expect(again.body['id']).toBe(draft.id);
    expect((await world.call('GET', patientId, world.path(id, draft.id))).body.code).toBe('journeys.quote_not_found');
    expect((await world.read(patientId, id)).quotes).toEqual([]);
    const refused = await world.sendDraft(id, draft);
    expect(refused).toMatchObject({ status: 409, body: { code: 'journeys.quote_incomplete' } });
    expect(refused.body['fields']).toContainEqual(expect.objectContaining({ path: 'content.clinician_id' }));
    expect((await world.call('DELETE', world.staff, world.path(id, draft.id))).status).toBe(204);
    expect((await world.read(world.staff, id)).quotes).toEqual([]);
  });

  it('is refused from a page that is out of date, and from patients', async () => {
    const { id, patientId } = await world.asked();
    const draft = await world.drafted(id);
    const late = { version: draft.version - 1, content: { plan: 'Late' } };
    expect((await world.call('PATCH', world.staff, world.path(id, draft.id), late)).body.code).toBe(
      'request.stale_version',
    );
    expect((await world.call('POST', patientId, world.path(id), { kind: 'quote' })).body.code).toBe(
      'journeys.quote_not_possible',
    );
    const stranger = await world.house.person('patient');
    expect((await world.call('POST', stranger.userId, world.path(id), { kind: 'quote' })).status).toBe(404);
  });
});

describe('a sent quote', () => {
  it('is stored with its document, never changes, and is encrypted', async () => {
    const { id, patientId } = await world.asked();
    const quote = await world.quoted(id, { plan: 'Ten veneers in two visits.' });
    expect(await world.read(patientId, id)).toMatchObject({
      status: 'quoted',
      quotes: [{ id: quote.id, status: 'sent' }],
    });
    const change = { version: quote.version, content: { plan: 'Another plan' } };
    expect((await world.call('PATCH', world.staff, world.path(id, quote.id), change)).status).toBe(409);
    const file = await world.call('GET', patientId, world.path(id, quote.id, 'pdf'));
    const bytes = Buffer.from(String(file.body['content']), 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(quote.sha256);
    const { rows } = await world.house.run(
      sql`select content_sealed, document_sealed from quotes where id = ${quote.id}::uuid`,
    );
    expect(JSON.stringify(rows)).not.toContain('veneers');
    expect((await world.call('GET', patientId, world.path(id, quote.id))).body).toMatchObject({
      content: { plan: 'Ten veneers in two visits.' },
      clinician: { id: DOCTOR },
      policy: { key: 'flexible', version: 1 },
      actions: ['accept', 'decline', 'ask'],
    });
  });

  it('is superseded by the next version, which begins with it', async () => {
    const { id, patientId } = await world.asked();
    const first = await world.quoted(id, { plan: 'Ten veneers.' });
    const second = await world.quoted(id, { lines: lines(80_000) });
    expect(second).toMatchObject({ number: 2, total: brl(90_000), content: { plan: 'Ten veneers.' } });
    const { quotes } = await world.read(patientId, id);
    expect(quotes.map(({ number, status }) => [number, status])).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ]);
    expect((await world.accept(patientId, first)).body.code).toBe('journeys.quote_not_possible');
  });

  it('can’t be accepted once it has expired', async () => {
    const { id, patientId } = await world.asked();
    const quote = await world.quoted(id, { valid_days: 1 });
    const before = world.house.clock.now();
    world.house.clock.moveTo(quote.valid_until ?? '');
    expect((await world.accept(patientId, quote)).body.code).toBe('journeys.quote_expired');
    await world.runTimers();
    expect(await world.read(patientId, id)).toMatchObject({ status: 'quoted', quotes: [{ status: 'expired' }] });
    world.house.clock.moveTo(before.toISOString());
  });

  it('answers questions about a line', async () => {
    const { id, patientId } = await world.asked();
    const quote = await world.quoted(id);
    const ask = await world.call('POST', patientId, world.path(id, quote.id, 'questions'), {
      key: 'lodging',
      question: 'Which hotel is it?',
    });
    expect(ask).toMatchObject({
      status: 201,
      body: { open_questions: 1, questions: [{ key: 'lodging', answer: null }] },
    });
    const [question] = (ask.body as unknown as Quote).questions;
    const at = world.path(id, quote.id, `questions/${question?.id ?? ''}`);
    expect((await world.call('PUT', patientId, at, { answer: 'Mine' })).status).toBe(409);
    expect(await world.call('PUT', world.staff, at, { answer: 'Hotel Los Yoses' })).toMatchObject({
      body: { open_questions: 0, questions: [{ answer: 'Hotel Los Yoses' }] },
    });
  });
});

describe('accepting a quote', () => {
  it('books its time on its terms; the deposit books the journey', async () => {
    const { id, patientId, booking } = await world.booked({ lines: lines(190_000), deposit_percent: 25 });
    const journey = await world.read(patientId, id);
    expect(journey).toMatchObject({
      status: 'booked',
      booking: { id: booking.id, status: 'confirmed', clinician: expect.any(String) },
      quotes: [{ status: 'accepted' }],
    });
    expect(await world.booking(booking)).toMatchObject({
      journey_id: id,
      price: brl(200_000),
      deposit: brl(50_000),
      clinician: { id: DOCTOR },
    });
    await world.settleAll();
  });

  it('closes the other journeys of the case, with the reason that is true', async () => {
    const one = await world.asked();
    const quote = await world.quoted(one.id);
    expect((await world.accept(one.patientId, quote)).status).toBe(200);
    expect((await world.call('GET', one.patientId, `/cases/${one.caseId}`)).body).toMatchObject({ status: 'closed' });
  });

  it('is refused for another document, without a time, and twice', async () => {
    const { id, patientId } = await world.asked();
    const quote = await world.quoted(id);
    expect((await world.accept(patientId, quote, { sha256: 'a'.repeat(64) })).body.code).toBe('journeys.quote_changed');
    expect((await world.accept(patientId, quote, { time: undefined })).body).toMatchObject({
      code: 'request.invalid',
      fields: [{ path: 'body.time' }],
    });
    const time = world.freeTime(40);
    expect((await world.accept(patientId, quote, { time })).status).toBe(200);
    expect((await world.accept(patientId, quote, { time })).body.code).toBe('journeys.quote_not_possible');
  });

  it('waits for a clinician’s signature where answers ask for one', async () => {
    const { id, patientId } = await world.asked({ anticoagulants: 'yes' });
    const quote = await world.quoted(id);
    const journey = await world.read(world.staff, id);
    expect(journey.review).toBe('needed');
    expect((await world.accept(patientId, quote)).body.code).toBe('journeys.signature_missing');
    const signed = await world.call('POST', world.staff, `/provider/journeys/${id}/reviews`, {
      decision: 'fit',
      reason: 'Local anesthesia only.',
      clinician_id: DOCTOR,
      revision: journey.answers?.revision,
      version: journey.version,
    });
    expect(signed.body).toMatchObject({ review: 'signed', reviews: [{ clinician: { license: 'CRO-SP 4711' } }] });
    expect((await world.accept(patientId, quote)).status).toBe(200);
  });

  it('of a time that is taken changes nothing', async () => {
    const { id, patientId } = await world.asked();
    const quote = await world.quoted(id);
    const taken = await world.accept(patientId, quote, { time: { date: '2026-12-25', time: '03:00' } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'bookings.slot_taken' } });
    expect(await world.read(patientId, id)).toMatchObject({
      status: 'quoted',
      quotes: [{ status: 'sent' }],
      booking: null,
    });
  });

  it('keeps the price when the time was not paid: another one can be chosen', async () => {
    const { id, patientId } = await world.asked();
    const quote = await world.quoted(id);
    await world.accept(patientId, quote);
    world.pass(25 * 60);
    await world.runTimers();
    await world.settle();
    const journey = await world.read(patientId, id);
    expect(journey).toMatchObject({
      status: 'accepted',
      booking: null,
      actions: expect.arrayContaining(['book_time']),
    });
    const again = await world.call('POST', patientId, `/journeys/${id}/times`, {
      ...world.freeTime(45),
      version: journey.version,
    });
    expect(again.body).toMatchObject({ status: 'accepted', booking: { status: 'awaiting_payment' } });
  });
});

describe('a change order', () => {
  it('changes the price only once it is accepted', async () => {
    const { id, patientId, booking } = await world.booked();
    const order = await world.quoted(id, { lines: lines(94_000) }, 'change_order');
    expect(order).toMatchObject({
      kind: 'change_order',
      change: {
        before: brl(100_000),
        lines: [{ key: 'surgeon_fee', before: brl(90_000), after: brl(94_000) }],
        over_limit: true,
      },
    });
    expect(await world.booking(booking)).toMatchObject({ price: brl(100_000) });
    expect((await world.accept(patientId, order)).status).toBe(200);
    expect(await world.booking(booking)).toMatchObject({ price: brl(104_000), deposit: brl(30_000) });
    await world.settleAll();
  });

  it('and the quote say when the rest is due', async () => {
    const { id, patientId, booking } = await world.booked({ balance_due_days: 20 });
    const days = async () => {
      const { rows } = await world.house.run(sql`select terms -> 'balance_due_days' as days from bookings
        where id = ${booking.id}::uuid`);
      return rows[0]?.['days'];
    };
    expect(await days()).toBe(20);
    const order = await world.quoted(id, { lines: lines(94_000), balance_due_days: 10 }, 'change_order');
    expect((await world.accept(patientId, order)).status).toBe(200);
    expect(await days()).toBe(10);
    await world.settleAll();
  });

  it('needs a reason, a change, and no less than what was paid', async () => {
    const { id } = await world.booked();
    const same = await world.drafted(id, { reason: '' }, 'change_order');
    expect(same.gaps.map(({ code }) => code)).toEqual(expect.arrayContaining(['reason_missing', 'nothing_changed']));
    const low = await world.drafted(id, { lines: lines(5_000) }, 'change_order');
    expect(low.gaps).toContainEqual({ path: 'lines', code: 'below_paid', item: null, least: 30_000 });
  });

  it('above the limit lets the patient leave with everything they paid', async () => {
    const { id, patientId, booking } = await world.booked({ variance_percent: 5 });
    const within = await world.quoted(id, { lines: lines(94_000) }, 'change_order');
    expect(within.change).toMatchObject({ over_limit: false });
    await world.call('POST', patientId, world.path(id, within.id, 'decline'), { version: within.version });
    expect(await world.get(booking, '/cancellation')).toMatchObject({ reason: 'patient_cancel' });
    const above = await world.quoted(id, { lines: lines(99_000) }, 'change_order');
    const declined = await world.call('POST', patientId, world.path(id, above.id, 'decline'), {
      version: above.version,
      reason: 'Too much',
    });
    expect(declined.body).toMatchObject({ status: 'declined', decline_reason: 'Too much' });
    expect(await world.get(booking, '/cancellation')).toMatchObject({
      reason: 'price_increase_over_cap',
      refund: brl(30_000),
      kept: brl(0),
    });
    const { version } = await world.booking(booking);
    await world.call('POST', patientId, `/bookings/${booking.id}/cancel`, { reason: 'The price rose', version });
    await world.settleAll();
    expect((await world.read(patientId, id)) satisfies Journey).toMatchObject({ status: 'cancelled' });
  });
});
