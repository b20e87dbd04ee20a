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
    expect(await world.listed(paid)).toMatchObject({ actions: expect.not.arrayContaining(['pay']) });
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

  it.each([4, 20])(
    'that a bank pays %i days after it was given up is found though its message never comes',
    async (days) => {
      const made = await world.awaiting(60);
      const gatewayId = await world.begin(made);
      world.gateway.begin(gatewayId, 'oxxo');
      await world.handle();
      world.pass(24 * 60 + 1);
      await world.runTimers();
      await world.handle();
      expect((await world.money(made)).payments).toMatchObject([{ status: 'failed' }]);
      for (let day = 0; day < days; day++) {
        world.pass(24 * 60);
        expect(await world.reconcile()).toMatchObject({ repaired: 0 });
      }
      world.payLate(gatewayId);
      world.gateway.takeMessages();
      world.pass(6);
      expect((await world.reconcile()).findings).toMatchObject([{ what: 'message never came' }]);
      expect(await world.booking(made)).toMatchObject({ status: 'cancelled' });
      expect((await world.money(made)).refunds).toMatchObject([{ amount: BRL(DEPOSIT), reason: 'late_payment' }]);
      expect(await world.ledger(made)).toMatchObject({ gateway: DEPOSIT, held: -DEPOSIT });
      expect((await world.reconcile()).findings.filter(({ what }) => what === 'message never came')).toEqual([]);
    },
  );

  it('is found as late when the gateway could not be asked for days', async () => {
    const made = await world.awaiting(60);
    const gatewayId = await world.begin(made);
    await world.post(made.patientId, `/bookings/${made.id}/cancel`, { reason: 'of this test' });
    await world.handle();
    world.payLate(gatewayId);
    world.gateway.takeMessages();
    for (let day = 0; day < 5; day++) {
      world.pass(24 * 60);
      for (let call = 0; call < 20; call++) world.gateway.faults.plan('any', 'error_before');
      expect((await world.reconcile()).findings).toMatchObject([{ what: 'gateway unreachable' }]);
      world.gateway.faults.clear();
    }
    await world.reconcile();
    expect((await world.money(made)).refunds).toMatchObject([{ amount: BRL(DEPOSIT), reason: 'late_payment' }]);
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
