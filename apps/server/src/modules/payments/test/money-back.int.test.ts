import { accountErased } from '@travesia/contracts/privacy';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { DEPOSIT, openPayments, type OpenPayments } from '../testing/open-payments.ts';

let world: OpenPayments;
beforeAll(async () => {
  world = await openPayments();
});
afterAll(() => world.close());
/** Whatever a test did: all of it settles, and nothing contradicts itself. */
afterEach(() => world.settleAll());

const BRL = (amount: number) => ({ amount, currency: 'BRL' });

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

  it('of an account that is deleted returns what the patient would have got', async () => {
    const made = await world.paid(5);
    const { refund } = await preview(made);
    await unitOfWork(world.house.database, (tx) => appendEvent(tx, accountErased, { user_id: made.patientId }));
    await world.handle();
    expect(await world.booking(made)).toMatchObject({ status: 'cancelled', cancellation: { reason: 'patient' } });
    expect((await world.money(made)).refunds).toMatchObject([{ amount: refund, status: 'succeeded' }]);
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
  const loseDispute = async (gatewayId: string) => {
    const { id } = world.gateway.openDispute(gatewayId);
    await world.handle();
    world.gateway.decideDispute(id, 'lost');
    await world.handle();
  };

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

  it('that is lost is charged to what is held', async () => {
    const made = await world.paid(3);
    await loseDispute(made.gatewayId);
    expect(await world.ledger(made)).toEqual({});
  });

  it('that is lost after the money was released is charged to who got it', async () => {
    const made = await world.paid(3);
    const { starts_at: startsAt } = await world.booking(made);
    world.house.clock.moveTo(new Date(Date.parse(startsAt) + 50 * 3_600_000).toISOString());
    await world.runTimers();
    await world.settle();
    expect(await world.booking(made)).toMatchObject({ status: 'completed' });
    expect(await world.ledger(made)).toMatchObject({ held: -DEPOSIT / 10 });
    await loseDispute(made.gatewayId);
    expect(await world.ledger(made)).toEqual({});
  });

  it('that is decided after weeks is found by the reconciler, when its message never comes', async () => {
    const made = await world.paid(60);
    const { id } = world.gateway.openDispute(made.gatewayId);
    // The bank has the answer, and takes its time.
    world.gateway.decideDispute(id, 'under_review');
    await world.handle();
    world.pass(20 * 24 * 60);
    world.gateway.decideDispute(id, 'won');
    world.gateway.takeMessages();
    expect((await world.reconcile()).findings).toMatchObject([{ what: 'dispute missed' }]);
    expect(await world.ledger(made)).toEqual({ gateway: DEPOSIT, held: -DEPOSIT });
  });

  it('that nobody has heard of yet makes a refund wait, not fail', async () => {
    const made = await world.paid();
    const { id } = world.gateway.openDispute(made.gatewayId);
    const unheard = world.gateway.takeMessages();
    await world.post(made.patientId, `/bookings/${made.id}/cancel`, { reason: 'Changed my mind' });
    await world.handle();
    expect((await world.money(made)).refunds).toMatchObject([{ status: 'requested' }]);
    world.gateway.decideDispute(id, 'won');
    await world.deliver(unheard);
    await world.handle();
    world.pass(6);
    await world.reconcile();
    expect((await world.money(made)).refunds).toMatchObject([{ status: 'succeeded' }]);
    expect(await world.ledger(made)).toEqual({});
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
