import type { DeskPayments } from '@travesia/contracts/financials';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toldBy } from '../../../bookings/testing/told-by.ts';
import { openPayments, type OpenPayments } from '../../testing/open-payments.ts';

let world: OpenPayments;
let told: ReturnType<typeof toldBy>;
beforeAll(async () => {
  world = await openPayments();
  told = toldBy(world);
});
afterAll(() => world.close());
beforeEach(() => told.forgetTold());

const both = (...all: string[]) => ({ app: all, mails: all });
type Made = Awaited<ReturnType<OpenPayments['awaiting']>>;

const patientOf = async ({ patientId: userId }: Made) => {
  const { rows } = await world.house.run(sql`select email from users where id = ${userId}`);
  return { userId, email: String(rows[0]?.['email']) };
};
/** Pays the deposit, and lets everybody be told. */
const pay = async (made: Made) => {
  const gatewayId = await world.begin(made);
  world.gateway.pay(gatewayId);
  await world.confirm(made, gatewayId);
  return gatewayId;
};

it('a paid deposit is told once, with the confirmation; the refund of a cancellation with the cancellation', async () => {
  const made = await world.awaiting();
  const patient = await patientOf(made);
  expect(await told.kindsTo(patient)).toEqual(both('booking_accepted'));
  await told.to(world.owner);
  await pay(made);
  const confirmed = await told.to(patient);
  expect(confirmed).toMatchObject(both('booking_confirmed'));
  expect(confirmed.params[0]).toMatchObject({ amount: 30_000, currency: 'BRL' });
  expect(confirmed.letters[0]?.text).toContain('Paid: R$\u00A0300.00');
  expect(await told.kindsTo(world.owner)).toEqual(both('desk_booking_confirmed'));

  await world.post(made.patientId, `/bookings/${made.id}/cancel`, { reason: 'A cold' });
  await world.handle();
  const cancelled = await told.to(patient);
  expect(cancelled).toMatchObject({ app: ['booking_cancelled', 'refund_paid'], mails: ['booking_cancelled'] });
  expect(cancelled.params[0]).toMatchObject({ why: 'patient', amount: 30_000, currency: 'BRL' });
  expect(cancelled.letters[0]?.text).toContain('R$\u00A0300.00 goes back to the card');
  expect(await told.kindsTo(world.owner)).toEqual(both('desk_booking_cancelled'));
});

it('a deposit that nobody paid is reminded of half-way, and its end is told to both sides', async () => {
  const made = await world.awaiting();
  const patient = await patientOf(made);
  await told.forgetTold();
  world.pass(12 * 60);
  await told.remind();
  await told.remind();
  expect(await told.kindsTo(patient)).toEqual(both('booking_unpaid'));
  world.pass(12 * 60);
  await world.runTimers();
  const ended = await told.to(patient);
  expect(ended).toMatchObject(both('booking_expired'));
  expect(ended.params[0]).toMatchObject({ why: 'not_paid' });
  expect(await told.kindsTo(world.owner)).toEqual(both('desk_booking_cancelled'));
});

it('a pending payment that fails, and money that comes too late, are told to the patient', async () => {
  const made = await world.awaiting();
  const patient = await patientOf(made);
  await told.forgetTold();
  const failing = await world.begin(made);
  world.gateway.begin(failing, 'pix');
  await world.handle();
  world.gateway.finish(failing, 'expired');
  await world.handle();
  expect(await told.kindsTo(patient)).toEqual(both('payment_failed'));

  const late = await world.begin(made);
  world.gateway.pay(late, 'never');
  await world.handle();
  world.pass(25 * 60);
  await world.runTimers();
  await told.forgetTold();
  world.gateway.finish(late, 'paid');
  await world.handle();
  const returned = await told.to(patient);
  expect(returned).toMatchObject({ app: ['payment_returned', 'refund_paid'], mails: ['payment_returned'] });
  expect(returned.params[0]).toMatchObject({ why: 'late_payment', amount: 30_000 });
});

it('a dispute is told to those who answer for the clinic, not to the patient', async () => {
  const manager = await world.house.member('manager');
  const made = await world.awaiting();
  const gatewayId = await pay(made);
  await told.forgetTold();
  world.gateway.openDispute(gatewayId);
  await world.handle();
  expect(await told.kindsTo(world.owner)).toEqual(both('dispute_opened'));
  expect(await told.kindsTo(await patientOf(made))).toEqual(both());
  // Organizations have no page of a dispute: they are led to its payment, where they read it.
  const member = await told.to(manager);
  expect(member).toMatchObject(both('dispute_opened'));
  const { rows } = await world.house.run(sql`select id from payments where booking_id = ${made.id}::uuid`);
  const { reference } = await world.booking(made);
  const path = `/organization/financials?view=payments&tab=all&q=${reference}&open=${String(rows[0]?.['id'])}`;
  expect(member.letters[0]?.text).toContain(path);
  const query = path
    .slice(path.indexOf('?'))
    .replace(/&open=.*/, '')
    .replace('?view=payments&', '?');
  const read = await world.send('GET', `/organizations/payments${query}`, await world.house.signIn(manager.userId));
  expect((read.body as unknown as DeskPayments).data).toMatchObject([
    {
      id: rows[0]?.['id'],
      status: 'disputed',
      dispute: { status: 'needs_response', amount: { amount: 30_000, currency: 'BRL' }, decided_at: null },
    },
  ]);
});
