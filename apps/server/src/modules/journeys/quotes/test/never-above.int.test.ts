import type { Quote } from '@travesia/contracts/journeys';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendar } from '../../../../platform/calendar.ts';
import { feeLines, openQuotesHouse, type QuotesHouse } from '../../testing/quotes-house.ts';

/** `JOURNEY_HISTORIES=1000 npx vitest run …/never-above.int.test.ts` runs as many. */
const HISTORIES = Number(process.env['JOURNEY_HISTORIES'] ?? 8);
const SEED = Number(process.env['JOURNEY_SEED'] ?? 20_261_127);
/**
 * A calendar is only so long, and events that nobody hears in a silent world stay: after ten minutes the invariants would name
 * them.
 */
const PER_WORLD = 25;
/** Minor units of the taxes of each quote. */
const TAXES = 10_000;

type Step =
  | { act: 'order'; fee: number; answer: 'accept' | 'decline' | 'wait' }
  | { act: 'request'; amount: number; pay: boolean }
  | { act: 'cancel' };

const fee = fc.integer({ min: 30_000, max: 160_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('order' as const),
      fee,
      answer: fc.constantFrom('accept', 'decline', 'wait'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('request' as const),
      amount: fc.integer({ min: 1, max: 200_000 }),
      pay: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ act: 'cancel' }) },
);
const history = fc.record({ first: fee, steps: fc.array(step, { minLength: 3, maxLength: 8 }) });

let world: QuotesHouse;
beforeAll(async () => {
  world = await openQuotesHouse({ silent: true });
});
afterAll(() => world.close());

it('a patient never pays more than they accepted, whatever is asked for', { timeout: 0 }, async () => {
  for (const [at, { first, steps }] of fc.sample(history, { numRuns: HISTORIES, seed: SEED }).entries()) {
    if (at > 0 && at % PER_WORLD === 0) {
      await world.settleAll();
      process.stdout.write(`${at} histories\n`);
      await world.close();
      world = await openQuotesHouse({ silent: true });
    }
    const one = await world.booked({ lines: feeLines(first) });
    let accepted = first + TAXES;
    let received = accepted * 0.3;
    for (const [place, taken] of steps.entries()) {
      accepted = await take(one, taken, accepted);
      await world.handle();
      received = Math.max(received, await receivedFor(one.booking.id));
      const told = `history ${at} of seed ${SEED}, step ${place}: ${JSON.stringify(steps)}`;
      expect((await world.booking(one.booking)).price?.amount, told).toBe(accepted);
      expect(received, told).toBeLessThanOrEqual(accepted);
    }
  }
  await world.settleAll();
});

/** What was captured for a booking, less what was given back. */
async function receivedFor(bookingId: string): Promise<number> {
  const { rows } = await world.house.run(sql`select coalesce(sum(received_minor), 0)::float8 as sum from payments
    where booking_id = ${bookingId}::uuid`);
  return Number(rows[0]?.['sum']);
}

/** Takes a step, or is refused; returns what is accepted after it. */
async function take(
  { id, patientId, booking }: Awaited<ReturnType<QuotesHouse['booked']>>,
  taken: Step,
  accepted: number,
): Promise<number> {
  if (taken.act === 'cancel') {
    const { version } = await world.booking(booking);
    await world.call('POST', patientId, `/bookings/${booking.id}/cancel`, { reason: 'I changed my mind', version });
    return accepted;
  }
  if (taken.act === 'request') {
    await request(booking, taken);
    return accepted;
  }
  const draft = await world.call('POST', world.staff, world.path(id), { kind: 'change_order' });
  if (draft.status !== 200) return accepted;
  const sent = await world.sendDraft(id, await world.drafted(id, { lines: feeLines(taken.fee) }, 'change_order'));
  if (sent.status !== 200) return accepted;
  const order = sent.body as unknown as Quote;
  if (taken.answer === 'wait') return accepted;
  if (taken.answer === 'accept') {
    const answer = await world.accept(patientId, order);
    return answer.status === 200 ? order.total.amount : accepted;
  }
  await world.call('POST', patientId, world.path(id, order.id, 'decline'), { version: order.version });
  return accepted;
}

/** The clinic asks for an amount, too much of it or not, and the patient pays it or doesn't. */
async function request(
  booking: { id: string; patientId: string },
  { amount, pay }: Extract<Step, { act: 'request' }>,
): Promise<void> {
  const due_on = calendar.addDays(world.house.clock.today('America/Sao_Paulo'), 5);
  const asked = await world.call('POST', world.staff, '/provider/balance-requests', {
    booking_id: booking.id,
    amount: { amount, currency: 'BRL' },
    due_on,
  });
  if (asked.status >= 300 || !pay) return;
  const gatewayId = await world.begin(booking);
  world.gateway.pay(gatewayId);
}
