import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../testing/expect-invariants.ts';
import { openPayments, type OpenPayments } from '../testing/open-payments.ts';
import { deliverLives, type Told } from '../testing/webhooks/deliver-lives.ts';
import { LIVES } from '../testing/webhooks/lives.ts';
import { DELAYS, deliveries } from '../testing/webhooks/orders.ts';
import { readEnds } from '../testing/webhooks/read-ends.ts';

/** `npm run torture:bookings -- webhooks`: every life in every order and way. Otherwise every order, of one life in one way. */
const IS_WHOLE = process.env['SWEEPS'] === 'whole';
/** Of a patient’s own cancellation, at any time. */
const RULES = JSON.stringify([
  {
    reason: 'patient_cancel',
    days_before_min: null,
    days_before_max: null,
    refund_percent: 50,
    free_date_changes: 1,
    loss_cap: null,
    late_change_fee: null,
    note: null,
  },
]);

let world: OpenPayments | undefined;
/** All of them need the calendar of several years. */
async function openWorld(): Promise<void> {
  if (world && !IS_WHOLE) return;
  await world?.close();
  world = await openPayments({ silent: true });
  await world.house.run(
    sql`insert into cancellation_policy_versions (policy, version, rules) values ('flexible', 2, ${RULES})`,
  );
}
afterAll(() => world?.close());

/** Which deliveries are tried with a life. */
const share = (life: number) =>
  deliveries(IS_WHOLE, life).filter((_, number) => IS_WHOLE || number % LIVES.length === life);
const numbers = LIVES.map((_, number) => number);

describe.each(IS_WHOLE ? numbers.map((one) => [one]) : [numbers])('payments with the lives %j', (...lives) => {
  beforeAll(openWorld);

  it.each(DELAYS)('end the same in every order of their messages, %i minutes late', async (delay) => {
    if (!world) throw new Error('nothing is open');
    const told: Told[] = [];
    for (const number of lives)
      for (const delivery of share(number).filter((one) => one.delay === delay)) {
        const [life, made] = [LIVES[number], await world.awaiting()];
        if (!life) throw new Error(`there is no life ${number}`);
        const gatewayId = await world.begin(made);
        told.push({ ...delivery, life, made: { ...made, gatewayId }, happened: 0, messages: new Map() });
      }
    await deliverLives(world, told, delay);
    const ends = await readEnds(
      world,
      told.map(({ made }) => made),
    );
    const isLate = delay === DELAYS[2];
    expect(ends.map((one, at) => ({ of: nameOf(told[at]), ...one }))).toEqual(
      told.map((one) => {
        const end = isLate ? (one.life.endWhenLate ?? one.life.end) : one.life.end;
        return { of: nameOf(one), end, atGateway: end.ledger['gateway'] ?? 0 };
      }),
    );
    world.pass(6);
    expect(await world.reconcile()).toMatchObject({ repaired: 0, findings: [] });
    await world.settle();
    await expectInvariants(world);
  });
});

const nameOf = (one: Told | undefined) => one && `${one.life.name}; ${one.order.join('')}, ${one.copies} times`;
