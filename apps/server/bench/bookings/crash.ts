import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { findBreaks } from '../../src/modules/payments/invariants/find-breaks.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { book, type Market, post, workedDates } from './market.ts';

const CLIENTS = 16;
const TIMES = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];

interface Acknowledged {
  id: string;
  key: string;
  isCancelled: boolean;
}

/**
 * Clients book and cancel without a pause and repeat what was not answered, by the same key, while `kill` takes something
 * away again and again. Everything that was acknowledged must be there, once. Returns what went wrong.
 */
export async function crash(
  market: Market,
  address: () => string,
  { rounds, kill, say }: { rounds: number; kill: () => Promise<void>; say: (line: string) => void },
): Promise<string[]> {
  const { database, clinic, clinicians } = market;
  const tokens = await market.signIn();
  const dates = await workedDates(address(), market);
  const acknowledged: Acknowledged[] = [];
  const codes = new Map<string, number>();
  let repeated = 0;
  let isOver = false;
  let next = 0;
  const run = Math.random().toString(36).slice(2);

  /** Asks until there is an answer that is one. */
  async function surely(ask: () => ReturnType<typeof book>) {
    for (let attempt = 0; ; attempt++) {
      const answer = await ask();
      const isAnswer =
        answer.status !== 0 && answer.status < 500 && answer.body.code !== 'request.idempotency_in_progress';
      if (isAnswer && answer.body.code?.startsWith('request.idempotency_key_in') !== true) return answer;
      if (attempt > 400) throw new Error(`no answer: ${answer.status} ${answer.body.code ?? ''}`);
      repeated += 1;
      await sleep(100);
    }
  }
  async function client(number: number): Promise<void> {
    const token = () => tokens[number % tokens.length] ?? '';
    while (!isOver) {
      const turn = next++;
      const key = `crash ${run} ${turn}`;
      const asked = {
        provider_id: clinic,
        clinician_id: clinicians[turn % clinicians.length],
        date: dates[Math.floor(turn / clinicians.length) % dates.length],
        time: TIMES[Math.floor(turn / clinicians.length / dates.length) % TIMES.length],
      };
      const { status, body } = await surely(() => book(address(), token(), key, asked));
      if (status !== 201 || !body.id) {
        codes.set(body.code ?? String(status), (codes.get(body.code ?? String(status)) ?? 0) + 1);
        continue;
      }
      const one: Acknowledged = { id: body.id, key, isCancelled: false };
      acknowledged.push(one);
      // Given back, so that there is always something to book.
      const ended = await surely(() =>
        post(address(), `/bookings/${one.id}/cancel`, token(), `${key} cancel`, { reason: 'of this run' }),
      );
      if (ended.status === 200) one.isCancelled = true;
      else if (ended.body.code === 'bookings.not_possible') one.isCancelled = true;
      else codes.set(ended.body.code ?? String(ended.status), (codes.get(ended.body.code ?? '') ?? 0) + 1);
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  const began = performance.now();
  for (let round = 0; round < rounds; round++) {
    await sleep(100 + Math.random() * 400);
    await kill();
    if (round % 25 === 24) tokens.splice(0, tokens.length, ...(await market.signIn()));
  }
  await sleep(500);
  isOver = true;
  await Promise.all(clients);
  return [...(await compare()), ...(await breaks())];

  async function compare(): Promise<string[]> {
    const { rows } = await database.db.execute<{ id: string; status: string; n: number }>(sql`
      select b.id, b.status, (select count(*)::int from outbox_events e where e.event_type = 'booking.requested.v1' and e.payload ->> 'booking_id' = b.id::text) as n
      from bookings b where b.provider_id = ${clinic}::uuid`);
    const stored = new Map(rows.map((row) => [row.id, row]));
    const lost = acknowledged.filter(({ id, isCancelled }) => {
      const row = stored.get(id);
      return !row || (isCancelled && row.status !== 'cancelled');
    });
    const distinct = new Set(acknowledged.map(({ id }) => id));
    const untold = rows.filter(({ n }) => n !== 1);
    const doubled = rows.length - distinct.size;
    say(
      `  ${rounds} kills in ${Math.round((performance.now() - began) / 1000)} s: ${acknowledged.length} acknowledged, ${repeated} repeated, ` +
        `${lost.length} lost, ${doubled} doubled, ${untold.length} without exactly one event; refused: ${JSON.stringify(Object.fromEntries(codes))}`,
    );
    return [
      ...(lost.length ? [`${lost.length} lost`] : []),
      ...(doubled ? [`${doubled} doubled`] : []),
      ...(untold.length ? [`${untold.length} without exactly one event`] : []),
    ];
  }

  /** What is still on its way has a minute. */
  async function breaks(): Promise<string[]> {
    for (let second = 0; ; second += 5) {
      const found = await findBreaks({ database, clock: systemClock, gateway: null });
      if (!found.length || second >= 60) return found.map(({ name, id }) => `${name}: ${id}`);
      await sleep(5000);
    }
  }
}
