import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEPOSIT, openPayments, type OpenPayments } from '../testing/open-payments.ts';

let world: OpenPayments;
beforeAll(async () => {
  world = await openPayments();
});
afterAll(() => world.close());
/** Whatever a test did: all of it settles, and nothing contradicts itself. */
afterEach(() => world.settleAll());

const BRL = (amount: number) => ({ amount, currency: 'BRL' });

describe('a deposit', () => {
  it('is asked for once the clinic accepted, and confirms the booking when the patient comes back', async () => {
    const made = await world.awaiting();
    expect(await world.money(made)).toMatchObject({ due: BRL(DEPOSIT), can_pay: true, payments: [] });
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId);
    expect((await world.confirm(made, gatewayId)).body).toMatchObject({ status: 'confirmed' });
    expect(await world.money(made)).toMatchObject({
      due: null,
      paid: BRL(DEPOSIT),
      payments: [{ status: 'succeeded', method: 'card' }],
    });
    expect(await world.ledger(made)).toEqual({ gateway: DEPOSIT, held: -DEPOSIT });
    await world.handle();
    expect((await world.confirm(made, gatewayId)).body).toMatchObject({ status: 'confirmed' });
    expect(await world.ledger(made)).toEqual({ gateway: DEPOSIT, held: -DEPOSIT });
  });

  it('confirms it by the message alone, and by the reconciler alone', async () => {
    const [one, other] = [await world.awaiting(), await world.awaiting()];
    world.gateway.pay(await world.begin(one));
    await world.handle();
    expect(await world.booking(one)).toMatchObject({ status: 'confirmed' });
    world.gateway.pay(await world.begin(other));
    world.gateway.takeMessages();
    world.pass(6);
    expect((await world.reconcile()).repaired).toBeGreaterThan(0);
    expect(await world.booking(other)).toMatchObject({ status: 'confirmed' });
  });

  it('is one attempt however often it is begun, also at the same time', async () => {
    const made = await world.awaiting();
    const both = await Promise.all([world.begin(made), world.begin(made), world.begin(made)]);
    expect(new Set([...both, await world.begin(made)]).size).toBe(1);
    expect((await world.money(made)).payments).toHaveLength(1);
  });

  it('can be paid by another card after one was declined', async () => {
    const made = await world.awaiting();
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId, 'declined');
    expect((await world.confirm(made, gatewayId)).body).toMatchObject({ status: 'awaiting_payment' });
    expect((await world.money(made)).payments).toMatchObject([
      { status: 'requires_payment', failure: 'card_declined' },
    ]);
    expect(await world.ledger(made)).toEqual({});
    expect(await world.begin(made)).toBe(gatewayId);
    world.gateway.pay(gatewayId);
    await world.handle();
    expect(await world.booking(made)).toMatchObject({ status: 'confirmed' });
    expect((await world.money(made)).payments).toMatchObject([{ status: 'succeeded', failure: null }]);
  });

  it('waits for the bank’s question', async () => {
    const made = await world.awaiting();
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId, 'authentication');
    expect((await world.confirm(made, gatewayId)).body).toMatchObject({ status: 'awaiting_payment' });
    world.gateway.authenticate(gatewayId, false);
    await world.handle();
    expect((await world.money(made)).payments).toMatchObject([{ failure: 'authentication_failed' }]);
    world.gateway.pay(gatewayId, 'authentication');
    world.gateway.authenticate(gatewayId, true);
    expect((await world.confirm(made, gatewayId)).body).toMatchObject({ status: 'confirmed' });
  });

  it('that is paid outside waits for the money', async () => {
    const [paid, expired] = [await world.awaiting(), await world.awaiting()];
    const [first, second] = [await world.begin(paid), await world.begin(expired)];
    world.gateway.begin(first, 'pix');
    world.gateway.begin(second, 'pix');
    await world.handle();
    expect(await world.booking(paid)).toMatchObject({ status: 'awaiting_payment' });
    expect((await world.money(paid)).payments).toMatchObject([{ status: 'processing', method: 'pix' }]);
    expect((await world.intent(paid)).body).toMatchObject({ payment_intent_id: first });
    world.gateway.finish(first, 'paid');
    world.gateway.finish(second, 'expired');
    await world.handle();
    expect(await world.booking(paid)).toMatchObject({ status: 'confirmed' });
    expect((await world.money(expired)).payments).toMatchObject([
      { status: 'requires_payment', failure: 'method_expired' },
    ]);
    expect(await world.begin(expired)).toBe(second);
    world.gateway.pay(second);
    await world.handle();
    expect(await world.booking(expired)).toMatchObject({ status: 'confirmed' });
  });

  it('that comes late is given back in full', async () => {
    const made = await world.awaiting();
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId, 'never');
    await world.handle();
    world.pass(24 * 60 + 1);
    await world.runTimers();
    await world.handle();
    expect(await world.booking(made)).toMatchObject({ status: 'cancelled', cancellation: { reason: 'not_paid' } });
    world.gateway.finish(gatewayId, 'paid');
    await world.handle();
    expect(await world.booking(made)).toMatchObject({ status: 'cancelled' });
    expect(await world.money(made)).toMatchObject({
      paid: BRL(0),
      payments: [{ status: 'refunded' }],
      refunds: [{ amount: BRL(DEPOSIT), status: 'succeeded', reason: 'late_payment' }],
    });
    expect(world.gateway.book.refundsOf(gatewayId)).toMatchObject([{ amount: BRL(DEPOSIT), status: 'succeeded' }]);
    expect(await world.ledger(made)).toEqual({});
  });

  it.each([-1, 0, 1])(
    'paid %i s from the end of the hold confirms or comes back, never both, never neither',
    async (seconds) => {
      for (const timerFirst of [true, false]) {
        const made = await world.awaiting();
        const gatewayId = await world.begin(made);
        world.gateway.pay(gatewayId, 'never');
        await world.handle();
        world.pass(24 * 60 + seconds / 60);
        world.gateway.finish(gatewayId, 'paid');
        if (timerFirst) await world.runTimers();
        await world.handle();
        await world.runTimers();
        await world.settle();
        const { status } = await world.booking(made);
        const { paid, refunds } = await world.money(made);
        expect([status, paid?.amount, refunds.length]).toEqual(
          status === 'confirmed' ? ['confirmed', DEPOSIT, 0] : ['cancelled', 0, 1],
        );
      }
    },
  );

  it('that is paid twice is kept once', async () => {
    const made = await world.awaiting();
    const first = await world.begin(made);
    // As after a restore: this installation forgot its first attempt’s end, and began a second one.
    await world.house.run(sql`update payments set status = 'cancelled' where gateway_id = ${first}`);
    await world.house
      .run(sql`insert into state_changes (id, machine, entity, entity_id, from_state, action, to_state, version, actor_kind, acted_as, at)
      select gen_random_uuid(), 'payment', 'payments', id, 'requires_payment', 'cancel', 'cancelled', 2, 'system', 'system', now() from payments where gateway_id = ${first}`);
    const second = await world.begin(made);
    expect(second).not.toBe(first);
    world.gateway.pay(second);
    world.gateway.pay(first);
    await world.handle();
    expect(await world.booking(made)).toMatchObject({ status: 'confirmed' });
    expect(await world.money(made)).toMatchObject({
      paid: BRL(DEPOSIT),
      refunds: [{ reason: 'paid_twice', status: 'succeeded' }],
    });
    expect(await world.ledger(made)).toEqual({ gateway: DEPOSIT, held: -DEPOSIT });
  });

  it('of another amount is given back, and the right one can still be paid', async () => {
    const made = await world.awaiting();
    const gatewayId = await world.begin(made);
    const row = world.gateway.book.payments.get(gatewayId);
    if (!row) throw new Error('the gateway has no payment');
    world.gateway.book.payments.set(gatewayId, { ...row, amount: BRL(DEPOSIT - 1) });
    world.gateway.pay(gatewayId);
    expect((await world.confirm(made, gatewayId)).body).toMatchObject({ status: 'awaiting_payment' });
    await world.handle();
    expect((await world.money(made)).refunds).toMatchObject([
      { reason: 'wrong_amount', amount: BRL(DEPOSIT - 1), status: 'succeeded' },
    ]);
    const again = await world.begin(made);
    world.gateway.pay(again);
    await world.handle();
    expect(await world.booking(made)).toMatchObject({ status: 'confirmed' });
  });

  it('is not asked for where nothing is due, where somebody else asks, or where the clinic was suspended', async () => {
    const made = await world.request();
    expect((await world.intent(made)).body.code).toBe('payments.nothing_due');
    await world.clinic(made.id, 'accept');
    const other = await world.request();
    expect((await world.intent({ ...made, patientId: other.patientId })).body.code).toBe('bookings.not_found');
    await world.setClinic(sql`operational_status = 'suspended'`);
    expect((await world.intent(made)).body.code).toBe('payments.not_available');
    await world.setClinic(sql`operational_status = 'active'`);
    const gatewayId = await world.begin(made);
    expect((await world.confirm(other, gatewayId)).body.code).toBe('payments.other_payment');
  });

  it.each(['error_before', 'answer_lost'] as const)(
    'is charged once when the gateway does not answer (%s)',
    async (fault) => {
      const made = await world.awaiting();
      world.gateway.faults.plan('create_payment', fault);
      expect(await world.intent(made)).toMatchObject({ status: 503, body: { code: 'payments.gateway_busy' } });
      const gatewayId = await world.begin(made);
      world.gateway.pay(gatewayId);
      world.gateway.faults.plan('read', fault);
      expect((await world.confirm(made, gatewayId)).body.code).toBe('payments.gateway_busy');
      expect((await world.confirm(made, gatewayId)).body).toMatchObject({ status: 'confirmed' });
      expect((await world.money(made)).payments).toHaveLength(1);
      const ids = (await world.house.run(sql`select id from payments where booking_id = ${made.id}::uuid`)).rows.map(
        ({ id }) => id,
      );
      expect([...world.gateway.book.payments.values()].filter(({ attemptId }) => ids.includes(attemptId))).toHaveLength(
        1,
      );
    },
  );

  it('whose attempt the gateway never got ends with its booking', async () => {
    const made = await world.awaiting();
    world.gateway.faults.plan('create_payment', 'error_before');
    await world.intent(made);
    world.pass(24 * 60 + 1);
    await world.runTimers();
    await world.settle();
    await world.reconcile();
    expect((await world.money(made)).payments).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('a cancellation', () => {
  const preview = async (made: { id: string; patientId: string }) =>
    (await world.get(made, '/cancellation')) as {
      refund: { amount: number; currency: string };
      kept: { amount: number };
    };
  const cancel = (made: { id: string; patientId: string }, body: object = {}) =>
    world.post(made.patientId, `/bookings/${made.id}/cancel`, { reason: 'I cannot come', ...body });

  it('returns what was shown, and the clinic keeps the rest', async () => {
    const made = await world.paid(5);
    const { refund, kept } = await preview(made);
    expect(refund.amount).toBeLessThan(DEPOSIT);
    expect((await cancel(made, { shown_refund: refund })).body).toMatchObject({ status: 'cancelled' });
    await world.handle();
    expect((await world.money(made)).refunds).toMatchObject([
      { amount: refund, status: 'succeeded', reason: 'cancelled' },
    ]);
    const { gateway, held = 0, provider_payable: payable = 0, platform_fee: fee = 0 } = await world.ledger(made);
    expect([gateway ?? 0, held, payable + fee]).toEqual([kept.amount, 0, -kept.amount]);
  });

  it('returns what holds at the clinic’s date, and refuses what was shown the day before', async () => {
    const made = await world.paid(20);
    const { starts_at: startsAt } = await world.booking(made);
    const start = new Date(startsAt);
    // The last instant of the eighth day before, in São Paulo (UTC−3).
    const midnight = Date.parse(`${startsAt.slice(0, 10)}T03:00:00Z`) - 7 * 86_400_000;
    expect(midnight).toBeLessThan(start.getTime());
    world.house.clock.moveTo(new Date(midnight - 1000).toISOString());
    const before = await preview(made);
    expect(before.refund.amount).toBe(DEPOSIT);
    world.house.clock.moveTo(new Date(midnight + 1000).toISOString());
    const after = await preview(made);
    expect(after.refund.amount).toBeLessThan(DEPOSIT);
    const refused = await cancel(made, { shown_refund: before.refund });
    expect(refused.body).toMatchObject({ code: 'bookings.refund_changed', present: { refund: after.refund } });
    expect(await world.booking(made)).toMatchObject({ status: 'confirmed' });
    expect((await world.money(made)).refunds).toEqual([]);
    await cancel(made, { shown_refund: after.refund });
    expect((await world.money(made)).refunds).toMatchObject([{ amount: after.refund }]);
  });

  it('by the clinic returns everything, and so does one after the clinic moved it', async () => {
    const [one, other] = [await world.paid(3), await world.paid(3)];
    await world.post(world.owner.userId, `/bookings/${one.id}/cancel`, { reason: 'The surgeon is ill' });
    expect((await world.money(one)).refunds).toMatchObject([{ amount: BRL(DEPOSIT) }]);
    const { date, time } = world.freeTime(4);
    const moved = await world.post(world.owner.userId, `/bookings/${other.id}/reschedule`, {
      new_date: date,
      new_time: time,
    });
    expect(moved.body).toMatchObject({ moved_by_clinic: true });
    await cancel(other);
    expect((await world.money(other)).refunds).toMatchObject([{ amount: BRL(DEPOSIT) }]);
  });

  it('for not coming returns what the day itself does', async () => {
    const made = await world.paid(3);
    const { starts_at: startsAt } = await world.booking(made);
    world.house.clock.moveTo(new Date(Date.parse(startsAt) - 1000).toISOString());
    const { refund } = await preview(made);
    world.house.clock.moveTo(new Date(Date.parse(startsAt) + 3_600_000).toISOString());
    expect((await world.clinic(made.id, 'no-show')).body).toMatchObject({ status: 'cancelled' });
    expect((await world.money(made)).refunds).toMatchObject([{ amount: refund }]);
  });

  it('while somebody pays gives the money back', async () => {
    const made = await world.awaiting();
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId);
    await cancel(made, { shown_refund: BRL(0) });
    await world.handle();
    expect(await world.money(made)).toMatchObject({
      paid: BRL(0),
      refunds: [{ reason: 'late_payment', amount: BRL(DEPOSIT) }],
    });
  });

  it('keeps trying when the gateway does not answer, and pays once', async () => {
    const made = await world.paid();
    world.gateway.faults.plan('refund', 'answer_lost');
    world.gateway.faults.plan('refund', 'error_before');
    await cancel(made);
    await world.handle();
    for (let round = 0; round < 3; round++) {
      world.pass(61);
      await world.reconcile();
    }
    expect((await world.money(made)).refunds).toMatchObject([{ status: 'succeeded' }]);
    expect(world.gateway.book.refundsOf(made.gatewayId)).toHaveLength(1);
    world.gateway.faults.clear();
  });

  it('whose refund the gateway cannot pay out is left to the team, and nothing is booked', async () => {
    const made = await world.paid();
    world.gateway.faults.failingRefunds = 1;
    await cancel(made);
    await world.handle();
    expect((await world.money(made)).refunds).toMatchObject([{ status: 'submitted' }]);
    world.pass(61);
    await world.handle();
    expect((await world.money(made)).refunds).toMatchObject([{ status: 'failed' }]);
    expect(await world.ledger(made)).toEqual({ gateway: DEPOSIT, held: -DEPOSIT });
  });
});

describe('a dispute', () => {
  it('takes the money away until it is won', async () => {
    const made = await world.paid();
    const { id } = world.gateway.openDispute(made.gatewayId);
    await world.handle();
    expect((await world.money(made)).payments).toMatchObject([{ status: 'disputed' }]);
    expect(await world.ledger(made)).toEqual({ disputed: DEPOSIT, held: -DEPOSIT });
    world.gateway.decideDispute(id, 'under_review');
    world.gateway.decideDispute(id, 'won');
    await world.handle();
    expect(await world.ledger(made)).toEqual({ gateway: DEPOSIT, held: -DEPOSIT });
    expect(await world.booking(made)).toMatchObject({ status: 'confirmed' });
  });

  it('that is lost is charged to what is held, or to who got it', async () => {
    const [held, released] = [await world.paid(3), await world.paid(3)];
    const { starts_at: startsAt } = await world.booking(released);
    for (const made of [held, released]) {
      if (made === released) {
        world.house.clock.moveTo(new Date(Date.parse(startsAt) + 50 * 3_600_000).toISOString());
        await world.runTimers();
        await world.settle();
        expect(await world.booking(made)).toMatchObject({ status: 'completed' });
        expect(await world.ledger(made)).toMatchObject({ held: -DEPOSIT / 10 });
      }
      const { id } = world.gateway.openDispute(made.gatewayId);
      await world.handle();
      world.gateway.decideDispute(id, 'lost');
      await world.handle();
      expect(await world.ledger(made)).toEqual({});
    }
  });

  it('may be heard of before its payment', async () => {
    const made = await world.awaiting();
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId);
    const { id } = world.gateway.openDispute(gatewayId);
    world.gateway.decideDispute(id, 'lost');
    const messages = world.gateway.takeMessages().reverse();
    await world.deliver(messages.slice(0, 1));
    await world.settle();
    expect(await world.ledger(made)).toEqual({});
    expect(await world.booking(made)).toMatchObject({ status: 'confirmed' });
    await world.deliver(messages);
    await world.settle();
    expect(await world.ledger(made)).toEqual({});
  });

  it.each(['won', 'lost'] as const)(
    'that is open holds a refund back; %s decides whether it is paid',
    async (outcome) => {
      const made = await world.paid();
      const { id } = world.gateway.openDispute(made.gatewayId);
      await world.handle();
      await world.post(made.patientId, `/bookings/${made.id}/cancel`, { reason: 'I do not trust them' });
      await world.handle();
      world.pass(61);
      await world.reconcile();
      expect((await world.money(made)).refunds).toMatchObject([{ status: 'requested' }]);
      world.gateway.decideDispute(id, outcome);
      await world.handle();
      world.pass(61);
      await world.reconcile();
      expect((await world.money(made)).refunds).toMatchObject([
        { status: outcome === 'won' ? 'succeeded' : 'rejected' },
      ]);
      expect(world.gateway.book.refundsOf(made.gatewayId)).toHaveLength(outcome === 'won' ? 1 : 0);
      expect(await world.ledger(made)).toEqual({});
    },
  );

  it('of a part leaves the rest of a refund to be paid', async () => {
    const made = await world.paid();
    const { id } = world.gateway.openDispute(made.gatewayId, { amount: 10_000 });
    await world.handle();
    await world.post(made.patientId, `/bookings/${made.id}/cancel`, { reason: 'Changed my mind' });
    world.gateway.decideDispute(id, 'lost');
    await world.handle();
    const { refunds } = await world.money(made);
    expect(refunds.map(({ status, amount: { amount } }) => `${status} ${amount}`).sort()).toEqual([
      'rejected 30000',
      'succeeded 20000',
    ]);
    expect(await world.ledger(made)).toEqual({});
  });
});

describe('a message', () => {
  const headers = (signature?: string) => ({
    'content-type': 'application/json',
    ...(signature ? { 'sandbox-signature': signature } : {}),
  });
  const stored = async () =>
    Number((await world.house.run(sql`select count(*) as n from gateway_events`)).rows[0]?.['n']);

  it('that is forged, changed or old is refused, and nothing happens', async () => {
    const made = await world.awaiting();
    world.gateway.pay(await world.begin(made));
    const [message] = world.gateway.takeMessages();
    if (!message) throw new Error('the gateway sent nothing');
    const before = await stored();
    const send = (body: Buffer, signature?: string) =>
      world.send('POST', '/webhooks/sandbox', undefined, body, headers(signature));
    expect((await send(message.rawBody)).body.code).toBe('payments.bad_signature');
    expect((await send(message.rawBody, 't=1,v1=00')).body.code).toBe('payments.bad_signature');
    expect((await send(Buffer.concat([message.rawBody, Buffer.from(' ')]), message.signature)).status).toBe(400);
    world.pass(6);
    expect((await send(message.rawBody, message.signature)).body.code).toBe('payments.bad_signature');
    expect(await stored()).toBe(before);
    expect(await world.booking(made)).toMatchObject({ status: 'awaiting_payment' });
  });

  it('of the other gateway is refused', async () => {
    expect((await world.send('POST', '/webhooks/stripe', undefined, Buffer.from('{}'), headers())).body.code).toBe(
      'payments.not_available',
    );
  });

  it('that comes many times has one effect, and one about nothing of ours is kept', async () => {
    const made = await world.awaiting();
    world.gateway.pay(await world.begin(made));
    const stranger = await world.gateway.createPayment({
      attemptId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d9a99',
      amount: BRL(500),
      description: 'of somebody else',
      expiresAt: new Date(world.house.clock.now().getTime() + 3_600_000),
    });
    world.gateway.pay(stranger.id);
    const messages = world.gateway.takeMessages();
    await Promise.all(Array.from({ length: 5 }, () => world.deliver(messages)));
    await world.settle();
    expect(await world.ledger(made)).toEqual({ gateway: DEPOSIT, held: -DEPOSIT });
    const { rows } = await world.house.run(sql`select last_error from gateway_events where about_id = ${stranger.id}`);
    expect(rows).toEqual([{ last_error: 'about nothing of ours' }]);
  });

  it('that cannot be handled does not keep the reconciler from the others', async () => {
    const [poison, made] = [await world.awaiting(), await world.awaiting()];
    const [first, second] = [await world.begin(poison), await world.begin(made)];
    const row = world.gateway.book.payments.get(first);
    if (!row) throw new Error('the gateway has no payment');
    world.gateway.book.payments.set(first, { ...row, amount: { amount: DEPOSIT, currency: 'USD' } });
    world.gateway.pay(first);
    world.gateway.pay(second);
    world.gateway.takeMessages();
    world.pass(6);
    const { findings } = await world.reconcile();
    expect(findings.some(({ what }) => what === 'attempt failed')).toBe(true);
    expect(await world.booking(made)).toMatchObject({ status: 'confirmed' });
    // So that the books agree again.
    world.gateway.book.payments.set(first, { ...row, status: 'cancelled' });
    await world.post(poison.patientId, `/bookings/${poison.id}/cancel`, { reason: 'of this test' });
  });
});
