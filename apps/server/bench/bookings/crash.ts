import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { systemClock } from '../../src/platform/clock.ts';
import type { PaymentGateway } from '../../src/platform/payments/gateway.ts';
import { book, type BookAnswer, type Market, post, SERVICE, workedDates } from './market.ts';
import { compareMoney, type Paid, payPrice, settleMoney } from './paying.ts';

const CLIENTS = 8;
const TIMES = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
/** Access tokens end after a quarter of an hour. */
const RENEW_MS = 600_000;
/** One of so many bookings is paid, and one of so many of those stays. */
const PAID_EVERY = 3;
const KEPT_EVERY = 2;
/** After so many kills a line is printed. */
const PROGRESS = 5;
/** How often a client’s success is looked for after a kill, and how long its absence is no fault. */
const POLL_MS = 20;
const SILENT_MS = 300_000;
/** Longest pause before the same is asked again, and how often that is done after the last kill. */
const PAUSE_MS = 1000;
const MOST_ATTEMPTS = 90;

interface Acknowledged {
  id: string;
  isCancelled: boolean;
}

/** What clients saw. */
interface Seen {
  acknowledged: Acknowledged[];
  /** Refusals by code. */
  refused: Map<string, number>;
  /** Requests that had to be sent again. */
  repeated: number;
  /** Bookings that were made, but whose answer went with the process. */
  unanswered: number;
  /** Bookings that somebody was told are paid. */
  paid: Paid[];
}

/**
 * Clients book, pay and cancel without a pause and repeat what was not answered, by the same key, while `kill` takes something
 * away again and again. Everything that was acknowledged must be there, once. Returns what went wrong.
 */
export async function crash(
  market: Market,
  address: () => string,
  {
    rounds,
    kill,
    say,
    gateway,
  }: { rounds: number; kill: () => Promise<void>; say: (line: string) => void; gateway: PaymentGateway },
): Promise<string[]> {
  const tokens = await market.signIn();
  const dates = await workedDates(address(), market);
  const seen: Seen = { acknowledged: [], refused: new Map(), repeated: 0, unanswered: 0, paid: [] };
  const over = new AbortController();
  let next = 0;
  const clients = Array.from({ length: CLIENTS }, (_, number) =>
    keepBooking({
      market,
      address,
      dates,
      seen,
      turn: () => next++,
      token: () => tokens[number % tokens.length] ?? '',
      over: over.signal,
    }),
  );
  const began = performance.now();
  let renewed = began;
  for (let round = 0; round < rounds; round++) {
    await untilAnswered(seen);
    await sleep(Math.random() * 400);
    await kill();
    if (round % PROGRESS === PROGRESS - 1)
      say(
        `  … ${round + 1} kills, ${Math.round((performance.now() - began) / 1000)} s, ${seen.acknowledged.length} acknowledged`,
      );
    if (performance.now() - renewed < RENEW_MS) continue;
    tokens.splice(0, tokens.length, ...(await market.signIn()));
    renewed = performance.now();
  }
  await sleep(500);
  over.abort();
  say(`  … waiting for ${CLIENTS} clients`);
  await Promise.all(clients);
  const { wrong, line } = await compare(market, seen);
  say(`  ${rounds} kills in ${Math.round((performance.now() - began) / 1000)} s: ${line}`);
  const breaks = await settleMoney({ database: market.database, clock: systemClock, gateway });
  const money = await compareMoney(market, gateway, seen.paid);
  say(`  ${money.line}`);
  return [...wrong, ...breaks, ...money.wrong];
}

/**
 * Waits until something new is acknowledged: what dies before it has done anything can lose nothing. However slow the machine
 * is, it waits; only a server that does nothing at all for minutes is a fault.
 */
async function untilAnswered({ acknowledged }: Seen): Promise<void> {
  const before = acknowledged.length;
  for (let waited = 0; acknowledged.length === before; waited += POLL_MS) {
    if (waited > SILENT_MS) throw new Error(`nothing was acknowledged for ${SILENT_MS / 1000} s`);
    await sleep(POLL_MS);
  }
}

interface Client {
  market: Market;
  address: () => string;
  dates: readonly string[];
  seen: Seen;
  turn: () => number;
  token: () => string;
  over: AbortSignal;
}

/**
 * Books one time after the other. A key whose request went with a process is free again after half a minute: that one is
 * repeated beside the next ones.
 */
async function keepBooking(client: Client): Promise<void> {
  const begun: Promise<void>[] = [];
  while (!client.over.aborted) {
    const { promise: isAside, resolve: setAside } = Promise.withResolvers<void>();
    const one = bookOne(client, client.turn(), setAside);
    begun.push(one);
    await Promise.race([one, isAside]);
  }
  await Promise.all(begun);
}

/** Books a time and gives it back, so that there is always something to book. */
async function bookOne(
  { market, address, dates, seen, token, over }: Client,
  now: number,
  setAside: () => void,
): Promise<void> {
  const surely = (ask: () => Promise<BookAnswer>) => repeat(seen, over, ask, setAside);
  const { clinic, clinicians } = market;
  const isPaid = now % PAID_EVERY === 0;
  const key = `crash ${now}`;
  const asked = {
    provider_id: clinic,
    clinician_id: clinicians[now % clinicians.length],
    date: dates[Math.floor(now / clinicians.length) % dates.length],
    time: TIMES[Math.floor(now / clinicians.length / dates.length) % TIMES.length],
    ...(isPaid ? { kind: 'online', service_type: SERVICE } : {}),
  };
  const made = await surely(() => book(address(), token(), key, asked));
  if (wasCarriedOut(made)) seen.unanswered += 1;
  if (made.status !== 201 || !made.body.id) return refuse(seen, made);
  const one: Acknowledged = { id: made.body.id, isCancelled: false };
  seen.acknowledged.push(one);
  if (isPaid) {
    const paid = await payPrice({ address, token, surely }, one.id);
    if ('refused' in paid) return refuse(seen, paid.refused);
    seen.paid.push(paid);
    if (now % (PAID_EVERY * KEPT_EVERY) === 0) return;
  }
  const cancel = () =>
    post(address(), `/bookings/${one.id}/cancel`, token(), `${key} cancel`, { reason: 'of this run' });
  const ended = await surely(cancel);
  if (ended.status === 200 || wasCarriedOut(ended)) one.isCancelled = true;
  else refuse(seen, ended);
}

function refuse({ refused }: Seen, { status, body }: BookAnswer): void {
  const what = body.code ?? String(status);
  refused.set(what, (refused.get(what) ?? 0) + 1);
}

/** It was committed, but the answer went with the process: nothing comes of asking again. */
const wasCarriedOut = ({ body: { code, detail } }: BookAnswer): boolean =>
  code === 'request.idempotency_in_flight' && detail?.includes('its answer was lost') === true;

/** Asks until there is an answer that is one. */
async function repeat(
  seen: Seen,
  over: AbortSignal,
  ask: () => Promise<BookAnswer>,
  setAside: () => void,
): Promise<BookAnswer> {
  let attempt = 0;
  for (let pause = 50; ; pause = Math.min(2 * pause, PAUSE_MS)) {
    const answer = await ask();
    const isUnderWay = answer.body.code === 'request.idempotency_in_flight' && !wasCarriedOut(answer);
    if (answer.status !== 0 && answer.status < 500 && !isUnderWay) return answer;
    if (isUnderWay) setAside();
    if (over.aborted) attempt += 1;
    if (attempt > MOST_ATTEMPTS) throw new Error(`no answer: ${answer.status} ${answer.body.code ?? ''}`);
    seen.repeated += 1;
    await sleep(pause);
  }
}

async function compare(
  { database, clinic }: Market,
  { acknowledged, refused, repeated, unanswered }: Seen,
): Promise<{ wrong: string[]; line: string }> {
  const { rows } = await database.db.execute<{ id: string; status: string; n: number }>(sql`
    select b.id, b.status, (select count(*)::int from outbox_events e where e.event_type = 'booking.requested.v1' and e.payload ->> 'booking_id' = b.id::text) as n
    from bookings b where b.provider_id = ${clinic}::uuid`);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const lost = acknowledged.filter(({ id, isCancelled }) => {
    const row = stored.get(id);
    return !row || (isCancelled && row.status !== 'cancelled');
  });
  const distinct = new Set(acknowledged.map(({ id }) => id));
  const untold = rows.filter(({ n }) => n !== 1).length;
  const doubled = Math.max(0, rows.length - distinct.size - unanswered);
  const wrong = [
    ...(lost.length ? [`${lost.length} lost`] : []),
    ...(doubled ? [`${doubled} doubled`] : []),
    ...(untold ? [`${untold} without exactly one event`] : []),
  ];
  const line =
    `${acknowledged.length} acknowledged, ${repeated} repeated, ${unanswered} carried out with the answer lost, ${lost.length} lost, ` +
    `${doubled} doubled, ${untold} without exactly one event; refused: ${JSON.stringify(Object.fromEntries(refused))}`;
  return { wrong, line };
}
