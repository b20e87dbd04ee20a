import type { BalanceRequest, BalanceRequests, BookingPayments, UnpaidBookings } from '@travesia/contracts/payments';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { bookingLifecycle, dateText, lockAnyBooking } from '../../../bookings/index.ts';
import { toldBy } from '../../../bookings/testing/told-by.ts';
import { DEPOSIT, openPayments, type OpenPayments } from '../../testing/open-payments.ts';
import { remindOfBalances } from '../commands/remind-of-balances.ts';

let world: OpenPayments;
let told: ReturnType<typeof toldBy>;
beforeAll(async () => {
  world = await openPayments();
  told = toldBy(world);
});
afterAll(() => world.close());
/** Whatever a test did: all of it settles, and nothing contradicts itself. */
afterEach(() => world.settleAll());

type Made = Awaited<ReturnType<OpenPayments['awaiting']>>;
const BRL = (amount: number) => ({ amount, currency: 'BRL' });
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number): string =>
  new Date(world.house.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

const ask = (made: Made, more: object = {}) =>
  world.post(world.owner.userId, '/provider/balance-requests', {
    booking_id: made.id,
    amount: BRL(20_000),
    due_on: inDays(10),
    ...more,
  });
/** A paid booking whose patient was asked for a part of the rest. */
const asked = async (more: object = {}) => {
  const made = await world.paid();
  const { status, body } = await ask(made, more);
  if (status !== 200 && status !== 201) throw new Error(`not asked: ${JSON.stringify(body)}`);
  return { made, request: body as unknown as BalanceRequest };
};
const withdraw = ({ id, version }: BalanceRequest, userId = world.owner.userId) =>
  world.post(userId, `/provider/balance-requests/${id}/withdraw`, { version });
const read = async <T>(userId: string, path: string): Promise<T> =>
  (await world.send('GET', path, await world.house.signIn(userId))).body as unknown as T;
const list = (tab = 'all') => read<BalanceRequests>(world.owner.userId, `/provider/balance-requests?tab=${tab}`);
const statusOf = async ({ id }: BalanceRequest) => (await list()).data.find((one) => one.id === id)?.status;
/** As the visit’s own end does. */
const complete = async ({ id }: Made) => {
  await unitOfWork(world.house.database, async (tx) => {
    const row = await lockAnyBooking(tx, id);
    if (!row) throw new Error('it is gone');
    const by = { actor: { kind: 'system' }, as: 'system', at: world.house.clock.now() } as const;
    await transition(tx, bookingLifecycle, { row, action: 'complete', ...by });
  });
  await world.settle();
};
const priceOf = async (made: Made) => (await world.booking(made)).price?.amount ?? 0;

describe('a request for the balance', () => {
  it('is paid by the patient on the usual page, and held until the visit is over', async () => {
    const { made, request } = await asked({ message: 'For the implant' });
    expect(request).toMatchObject({
      automatic: false,
      status: 'open',
      amount: BRL(20_000),
      message: 'For the implant',
      booking: { id: made.id },
      actions: ['withdraw'],
    });
    const before = await world.money(made);
    expect(before).toMatchObject({
      due: BRL(20_000),
      due_at: request.due_at,
      can_pay: true,
      request: { status: 'open', message: 'For the implant' },
    });
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId);
    expect((await world.confirm(made, gatewayId)).body).toMatchObject({ status: 'confirmed' });
    const after = await world.money(made);
    expect(after).toMatchObject({ due: null, paid: BRL(DEPOSIT + 20_000), request: { status: 'paid' } });
    expect(after.payments.map(({ purpose, status }) => `${purpose} ${status}`)).toEqual([
      'balance succeeded',
      'deposit succeeded',
    ]);
    expect(await world.ledger(made)).toEqual({ gateway: DEPOSIT + 20_000, held: -DEPOSIT - 20_000 });
    // Nothing is due any more, however often somebody tries.
    expect((await world.intent(made)).body).toMatchObject({ code: 'payments.nothing_due' });
  });

  it('is for no more than what is left of the agreed price, in its currency', async () => {
    const made = await world.paid();
    const left = (await priceOf(made)) - DEPOSIT;
    expect((await ask(made, { amount: BRL(left + 1) })).body).toMatchObject({ code: 'payments.more_than_due' });
    expect((await ask(made, { amount: { amount: 100, currency: 'USD' } })).body).toMatchObject({
      code: 'payments.more_than_due',
    });
    expect((await ask(made, { amount: BRL(0) })).status).toBe(422);
    expect((await ask(made, { amount: BRL(left) })).status).toBeLessThan(300);
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId);
    await world.handle();
    expect((await ask(made, { amount: BRL(1) })).body).toMatchObject({ code: 'payments.not_requestable' });
    const unpaid = await read<UnpaidBookings>(world.owner.userId, '/provider/balance-requests/bookings');
    expect(unpaid.data.map(({ booking }) => booking.id)).not.toContain(made.id);
  });

  it('is one at a time, due from tomorrow within a year, for bookings that are confirmed', async () => {
    const { made, request } = await asked();
    expect((await ask(made)).body).toMatchObject({ code: 'payments.request_open' });
    for (const days of [-1, 0, 400])
      expect((await ask(made, { due_on: inDays(days) })).body).toMatchObject({ code: 'request.invalid' });
    expect((await ask(made, { message: 'x'.repeat(501) })).status).toBe(422);
    expect((await ask(await world.awaiting())).body).toMatchObject({ code: 'payments.not_requestable' });
    expect((await withdraw(request)).body).toMatchObject({ status: 'withdrawn', actions: [] });
    expect((await withdraw(request)).body).toMatchObject({ code: 'request.stale_version' });
    const again = await Promise.all([ask(made), ask(made), ask(made)]);
    expect(again.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  /** That a request ended, and nothing can be paid for it any more. */
  async function expectEnded({ made, request }: Awaited<ReturnType<typeof asked>>, end: 'withdrawn' | 'expired') {
    await world.handle();
    expect(await statusOf(request)).toBe(end);
    const money = await world.money(made);
    expect(money).toMatchObject({ due: null, can_pay: false, paid: BRL(DEPOSIT), request: { status: end } });
    expect((await world.intent(made)).body).toMatchObject({ code: 'payments.nothing_due' });
    expect(await world.booking(made)).toMatchObject({ status: 'confirmed' });
    return money.refunds;
  }

  it('that is withdrawn cannot be paid', async () => {
    const one = await asked();
    await world.begin(one.made);
    await withdraw(one.request);
    expect(await expectEnded(one, 'withdrawn')).toEqual([]);
  });

  it('that was not paid in time cannot be paid, and late money goes back', async () => {
    const one = await asked();
    const gatewayId = await world.begin(one.made);
    world.gateway.pay(gatewayId, 'never');
    await world.handle();
    // Money that is on its way cannot be called off.
    expect((await withdraw(one.request)).body).toMatchObject({ code: 'payments.being_paid' });
    world.pass(12 * 24 * 60);
    await world.runTimers();
    world.gateway.finish(gatewayId, 'paid');
    expect(await expectEnded(one, 'expired')).toMatchObject([{ reason: 'request_ended' }]);
  });

  it('ends with its booking; what was paid comes back by the policy', async () => {
    const { made, request } = await asked();
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId);
    await world.handle();
    const open = (await ask(made, { amount: BRL(1000) })).body as unknown as BalanceRequest;
    await world.post(made.patientId, `/bookings/${made.id}/cancel`, { reason: 'A cold' });
    await world.handle();
    expect(await statusOf(request)).toBe('paid');
    expect(await statusOf(open)).toBe('withdrawn');
    const money = await world.money(made);
    const back = money.refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
    expect(back).toBeGreaterThan(DEPOSIT);
  });

  it('can be paid after an attempt whose time was over, and after one for an earlier request', async () => {
    const { made, request } = await asked();
    const first = await world.begin(made);
    world.pass(26 * 60);
    const second = await world.begin(made);
    expect(second).not.toBe(first);
    await withdraw(request);
    const { body } = await ask(made, { amount: BRL(12_345) });
    expect(body).toMatchObject({ status: 'open' });
    const third = await world.begin(made);
    expect(third).not.toBe(second);
    world.gateway.pay(third);
    await world.handle();
    expect(await world.money(made)).toMatchObject({ paid: BRL(DEPOSIT + 12_345), request: { status: 'paid' } });
  });

  it('survives lost answers of the gateway', async () => {
    const { made } = await asked();
    world.gateway.faults.plan('any', 'answer_lost');
    expect((await world.intent(made)).body).toMatchObject({ code: 'payments.gateway_busy' });
    world.gateway.faults.clear();
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId);
    world.gateway.takeMessages();
    world.pass(6);
    await world.reconcile();
    expect(await world.money(made)).toMatchObject({ paid: BRL(DEPOSIT + 20_000), request: { status: 'paid' } });
    expect((await world.money(made)).payments).toHaveLength(2);
  });

  it('that is paid after the visit is earned at once, but for the last part of a treatment', async () => {
    const { made } = await asked();
    await complete(made);
    const before = await world.ledger(made);
    expect(before).toMatchObject({ held: -DEPOSIT / 10 });
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId);
    await world.handle();
    expect(await world.ledger(made)).toMatchObject({ gateway: DEPOSIT + 20_000, held: -(DEPOSIT + 20_000) / 10 });
  });
});

describe('people', () => {
  it('are told of it: the patient when it is sent, due, paid or withdrawn; the clinic when it is paid or expired', async () => {
    await told.forgetTold();
    const { made, request } = await asked({ due_on: inDays(10) });
    const { rows } = await world.house.run(sql`select email from users where id = ${made.patientId}`);
    const patient = { userId: made.patientId, email: String(rows[0]?.['email']) };
    const first = await told.to(patient);
    expect(first.app).toContain('balance_requested');
    expect(first.mails).toContain('balance_requested');
    const lastDay = inDays(10);
    expect(request.due_on).toBe(lastDay);
    expect(first.params.at(-1)).toMatchObject({ amount: 20_000, currency: 'BRL', due_on: lastDay });
    expect(first.letters.at(-1)?.text).toContain(`The last day to pay is ${dateText(lastDay, 'en')}.`);
    await told.forgetTold();
    expect(await remindOfBalances(world.deps)).toBe(0);
    world.pass(9 * 24 * 60);
    expect(await remindOfBalances(world.deps)).toBeGreaterThan(0);
    expect(await remindOfBalances(world.deps)).toBe(0);
    expect(await told.kindsTo(patient)).toEqual({ app: ['balance_due_soon'], mails: ['balance_due_soon'] });
    await withdraw(request);
    expect(await told.kindsTo(patient)).toEqual({ app: ['balance_withdrawn'], mails: ['balance_withdrawn'] });
    await ask(made);
    await told.forgetTold();
    const gatewayId = await world.begin(made);
    world.gateway.pay(gatewayId);
    await world.handle();
    expect(await told.kindsTo(patient)).toEqual({ app: ['balance_paid'], mails: ['balance_paid'] });
    expect(await told.kindsTo(world.owner)).toEqual({ app: ['desk_balance_paid'], mails: ['desk_balance_paid'] });
  });

  it('of another clinic, or who only care for patients, neither see nor send it; billing does without names', async () => {
    const { made, request } = await asked({ message: 'For the knee' });
    const [billing, clinician] = [await world.house.staff('billing'), await world.house.staff('clinician')];
    const seen = await read<BalanceRequests>(billing.userId, '/provider/balance-requests?tab=open');
    expect(seen.data.find(({ id }) => id === request.id)).toMatchObject({ patient: null, message: null });
    expect(seen.may_request).toBe(true);
    expect((await world.post(clinician.userId, '/provider/balance-requests', {})).status).toBe(403);
    expect(
      (await world.send('GET', '/provider/balance-requests', await world.house.signIn(clinician.userId))).status,
    ).toBe(403);
    const stranger = await world.house.person('patient');
    expect((await world.post(stranger.userId, '/payments/create-intent', { booking_id: made.id })).body).toMatchObject({
      code: 'bookings.not_found',
    });
    const own = await read<{ data: { id: string }[] }>(made.patientId, '/balance-requests');
    expect(own.data.map(({ id }) => id)).toEqual([request.id]);
    expect(await read<{ data: unknown[] }>(stranger.userId, '/balance-requests')).toEqual({ data: [] });
    const money: BookingPayments = await world.money(made);
    expect(money.request?.message).toBe('For the knee');
  });
});
