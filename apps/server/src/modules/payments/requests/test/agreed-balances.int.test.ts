import type { BalanceRequest, BalanceRequests } from '@travesia/contracts/payments';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSeal } from '../../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../../platform/secrets/secret.ts';
import { DEPOSIT, openPayments, type OpenPayments } from '../../testing/open-payments.ts';
import { requestAgreedBalances } from '../commands/request-agreed-balances.ts';

let world: OpenPayments;
beforeAll(async () => {
  world = await openPayments();
});
afterAll(() => world.close());
afterEach(() => world.settleAll());

type Made = Awaited<ReturnType<OpenPayments['awaiting']>>;
/** Minor units of the price of the package. */
const PRICE = 100_000;
/** The rest is due so many days before the treatment. */
const DAYS = 5;

const askAll = () => {
  const seal = createSeal(deriveKey('another secret than that of the notes', 'booking notes'));
  return requestAgreedBalances({ ...world.deps, bookings: { seal } });
};
/** A booking whose deposit is paid, as a quote makes it. */
const quoted = async (days: number): Promise<Made> => {
  const made = await world.paid(days);
  await world.house.run(
    sql`update bookings set terms = terms || ${JSON.stringify({ balance_due_days: DAYS })}::jsonb where id = ${made.id}::uuid`,
  );
  return made;
};
const requestsOf = async (made: Made): Promise<BalanceRequest[]> => {
  const answer = await world.send(
    'GET',
    '/provider/balance-requests?tab=all',
    await world.house.signIn(world.owner.userId),
  );
  return (answer.body as unknown as BalanceRequests).data.filter(({ booking }) => booking.id === made.id);
};
const statuses = async (made: Made) => (await requestsOf(made)).map(({ status }) => status);
const withdraw = ({ id, version }: BalanceRequest) =>
  world.post(world.owner.userId, `/provider/balance-requests/${id}/withdraw`, { version });
const move = async (made: Made, days: number) => {
  const { date, time } = world.freeTime(days);
  const { version } = await world.booking(made);
  const moved = await world.post(made.patientId, `/bookings/${made.id}/reschedule`, {
    new_date: date,
    new_time: time,
    version,
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  await world.handle();
};
const passDays = (days: number) => world.pass(days * 24 * 60);

it('is asked for once, two weeks before it is due, and can be paid until the agreed day', async () => {
  const made = await quoted(40);
  const plain = await world.paid(40);
  expect(await askAll()).toBe(0);
  const { starts_at: starts } = await world.booking(made);
  const until = Date.parse(starts) - world.house.clock.now().getTime();
  passDays(Math.floor(until / 86_400_000) - DAYS - 14);
  expect(await askAll()).toBe(1);
  expect(await askAll()).toBe(0);
  await world.handle();
  const [request] = await requestsOf(made);
  expect(request).toMatchObject({
    status: 'open',
    automatic: true,
    amount: { amount: PRICE - DEPOSIT, currency: 'BRL' },
    message: null,
  });
  expect(Date.parse(`${starts.slice(0, 10)}T00:00:00Z`) - Date.parse(`${request?.due_on}T00:00:00Z`)).toBe(
    DAYS * 86_400_000,
  );
  expect(await requestsOf(plain)).toEqual([]);
  world.gateway.pay(await world.begin(made));
  await world.handle();
  expect(await statuses(made)).toEqual(['paid']);
  expect(await askAll()).toBe(0);
});

it('is due tomorrow where the agreed day is over, and isn’t asked for on the day of the treatment', async () => {
  const made = await quoted(4);
  expect(await askAll()).toBe(1);
  const [request] = await requestsOf(made);
  const tomorrow = new Date(world.house.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  expect(request?.due_on).toBe(tomorrow);
});

it('leaves what the clinic withdrew, or the patient let expire, to the clinic', async () => {
  const [made, late] = [await quoted(15), await quoted(15)];
  expect(await askAll()).toBe(2);
  const [request] = await requestsOf(made);
  expect((await withdraw(request as BalanceRequest)).status).toBe(200);
  passDays(11);
  await world.runTimers();
  expect([await statuses(made), await statuses(late)]).toEqual([['withdrawn'], ['expired']]);
  expect(await askAll()).toBe(0);
});

it('follows the booking to another day', async () => {
  const made = await quoted(15);
  expect(await askAll()).toBe(1);
  await move(made, 17);
  expect(await statuses(made)).toEqual(['withdrawn']);
  expect(await askAll()).toBe(1);
  const [open] = (await requestsOf(made)).filter(({ status }) => status === 'open');
  const { starts_at: starts } = await world.booking(made);
  expect(Date.parse(starts) - Date.parse(open?.due_at ?? '')).toBeLessThan(DAYS * 86_400_000);
  expect(Date.parse(starts) - Date.parse(open?.due_at ?? '')).toBeGreaterThan((DAYS - 1) * 86_400_000);
});

it('asks for nothing while the clinic takes no bookings', async () => {
  const made = await quoted(15);
  await world.house.run(sql`update providers set operational_status = 'suspended'`);
  expect(await askAll()).toBe(0);
  await world.house.run(sql`update providers set operational_status = 'active'`);
  expect(await askAll()).toBe(1);
  expect(await statuses(made)).toEqual(['open']);
});
