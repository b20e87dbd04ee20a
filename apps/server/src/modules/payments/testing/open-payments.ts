import type { Booking, BookingList } from '@travesia/contracts/bookings';
import type { BookingPayments } from '@travesia/contracts/payments';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { calendar } from '../../../platform/calendar.ts';
import { holidaysOf } from '../../availability/index.ts';
import { DOCTOR, openBookings } from '../../bookings/testing/open-bookings.ts';
import { checkInvariants } from '../commands/check-invariants.ts';
import { reconcile } from '../commands/reconcile.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { expectInvariants } from './expect-invariants.ts';

/** Minor units of the deposit of the package. */
export const DEPOSIT = 30_000;
/** Minutes of a visit: short, so that a thousand payments find a time before the calendar ends. */
const SLOT = 15;
const TIMES = ['09', '10', '11'].flatMap((hour) => ['00', '15', '30', '45'].map((minute) => `${hour}:${minute}`));
const MINUTE_MS = 60_000;

/** What moves money; everything else that hears of it only tells people. */
const MOVES_MONEY = ['payments.'];

/**
 * Bookings of the tests’ clinic whose deposit is paid at a gateway in memory. Every booking gets a time of its own. With `silent`
 * nobody is told of anything, which takes a fraction of the time; only money and the subscribers of `also` follow events.
 */
export async function openPayments({ silent = false, also = [] }: { silent?: boolean; also?: readonly string[] } = {}) {
  const followed = [...MOVES_MONEY, ...also];
  const follows = (subscriber: string) => followed.some((prefix) => subscriber.startsWith(prefix));
  const world = await openBookings(silent ? { follows } : {});
  const { house, gateway } = world;
  await world.calendar({ clinician: DOCTOR }, { slot: SLOT });
  house.clock.moveTo('2026-11-23T10:00:00Z');
  const deps: MoneyDeps = { database: house.database, clock: house.clock, gateway, logger: pino({ level: 'silent' }) };
  const owner = await house.staff('owner');
  const used = new Set<string>();

  const freeTime = (days: number) => {
    for (let date = calendar.addDays(house.clock.today('America/Sao_Paulo'), days); ; date = calendar.addDays(date, 1))
      for (const time of TIMES) {
        const isClosed = calendar.dayOfWeek(date) > 5 || holidaysOf('BR', date, date).length > 0;
        if (isClosed || used.has(`${date} ${time}`)) continue;
        used.add(`${date} ${time}`);
        return { date, time };
      }
  };
  /** Calls as a user, by a new session: the clock has moved. */
  const post = async (userId: string, path: string, body: object = {}) =>
    world.post(path, await house.signIn(userId), body);
  const clinic = (bookingId: string, act: string, body: object = {}) =>
    post(owner.userId, `/provider/bookings/${bookingId}/${act}`, body);
  /** A requested booking of the package, as many days ahead. */
  const request = async (days = 20, userId?: string) => {
    const patientId = userId ?? (await house.person('patient')).userId;
    const made = await world.bookTreatment(await house.signIn(patientId), freeTime(days));
    if (made.status !== 201) throw new Error(`not booked: ${JSON.stringify(made.body)}`);
    return { id: String(made.body['id']), patientId };
  };
  /** The same, accepted: its deposit is due. */
  const awaiting = async (days = 20) => {
    const made = await request(days);
    const accepted = await clinic(made.id, 'accept');
    if (accepted.body['status'] !== 'awaiting_payment')
      throw new Error(`not accepted: ${JSON.stringify(accepted.body)}`);
    return made;
  };
  const intent = (made: { id: string; patientId: string }) =>
    post(made.patientId, '/payments/create-intent', { booking_id: made.id });
  /** The gateway’s id of a new attempt. */
  const begin = async (made: { id: string; patientId: string }) => {
    const { status, body } = await intent(made);
    if (status !== 200 && status !== 201) throw new Error(`not begun: ${JSON.stringify(body)}`);
    return String(body['payment_intent_id']);
  };
  const confirm = (made: { id: string; patientId: string }, gatewayId: string) =>
    post(made.patientId, `/bookings/${made.id}/confirm`, { payment_intent_id: gatewayId });
  const paid = async (days = 20) => {
    const made = await awaiting(days);
    const gatewayId = await begin(made);
    gateway.pay(gatewayId);
    await confirm(made, gatewayId);
    return { ...made, gatewayId };
  };
  const get = async (made: { id: string; patientId: string }, path = '') =>
    (await world.send('GET', `/bookings/${made.id}${path}`, await house.signIn(made.patientId))).body;
  const handle = async () => {
    await world.deliver();
    await world.settle();
  };

  return {
    ...world,
    deps,
    owner,
    post,
    clinic,
    freeTime,
    request,
    awaiting,
    intent,
    begin,
    confirm,
    paid,
    handle,
    get,
    booking: async (made: { id: string; patientId: string }) => (await get(made)) as unknown as Booking,
    /** The booking in its patient's list. */
    listed: async ({ id, patientId }: { id: string; patientId: string }) => {
      const { body } = await world.send('GET', '/bookings/my?limit=100', await house.signIn(patientId));
      return (body as unknown as BookingList).data.find((one) => one.id === id);
    },
    money: async (made: { id: string; patientId: string }) =>
      (await get(made, '/payments')) as unknown as BookingPayments,
    reconcile: () => reconcile(deps),
    checkInvariants: () => checkInvariants(deps),
    /** A bank pays what was given up, as one does whose code was printed before. */
    payLate: (gatewayId: string) => {
      const { book } = gateway;
      const row = book.payments.get(gatewayId);
      if (row?.status !== 'cancelled') throw new Error(`${gatewayId} was not given up`);
      const createdAt = house.clock.now().getTime();
      const message = {
        id: `evt_late_${gatewayId}`,
        type: 'payment.succeeded',
        createdAt,
        tries: 0,
        nextAt: createdAt,
      };
      book.commit({
        payments: [{ ...row, status: 'succeeded', received: row.amount.amount, failure: null }],
        messages: [{ ...message, about: { kind: 'payment', id: gatewayId } }],
      });
    },
    pass: (minutes: number) =>
      house.clock.moveTo(new Date(house.clock.now().getTime() + minutes * MINUTE_MS).toISOString()),
    /** Balances of a booking by account, debits positive. */
    ledger: async ({ id }: { id: string }): Promise<Record<string, number>> => {
      const { rows } = await house.run(sql`select a.kind, sum(l.amount_minor)::float8 as sum from ledger_postings l
        join ledger_entries e on e.id = l.entry_id join ledger_accounts a on a.id = l.account_id
        where e.booking_id = ${id}::uuid group by a.kind having sum(l.amount_minor) <> 0 order by a.kind`);
      return Object.fromEntries(rows.map((row) => [String(row['kind']), Number(row['sum'])]));
    },
    /** Lets everything that is on its way arrive; then nothing may contradict itself. */
    settleAll: async () => {
      for (let round = 0; round < 2; round++) {
        await handle();
        world.gateway.settle();
        house.clock.moveTo(new Date(house.clock.now().getTime() + 61 * MINUTE_MS).toISOString());
        await world.runTimers();
        await reconcile(deps);
      }
      await handle();
      await expectInvariants({ house, gateway });
    },
  };
}

export type OpenPayments = Awaited<ReturnType<typeof openPayments>>;
