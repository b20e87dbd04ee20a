import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { findBreaks } from '../../src/modules/payments/invariants/find-breaks.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { cpuSeconds } from '../measure.ts';
import type { ServerProcess } from '../servers.ts';
import { book, type BookAnswer, type Market, workedDates } from './market.ts';

const LATEST_MS = 1000;
/** After so many rounds a line is printed. */
const PROGRESS = 20;
/** Rounds that must have one winner too, but are not timed: processes that have just started compile their code in them. */
const WARMING = 3;

/**
 * Many clients want overlapping hours of one clinician at the same time, at all servers, while the calendar changes its
 * hours under them: exactly one gets it. Returns what went wrong.
 */
export async function race(
  market: Market,
  servers: readonly ServerProcess[],
  rounds: number,
  say: (line: string) => void,
): Promise<string[]> {
  const { database, clinic, clinicians } = market;
  const addresses = servers.map(({ address }) => address);
  const tokens = await market.signIn();
  const [first = ''] = addresses;
  const dates = await workedDates(first, market);
  const wrong: string[] = [];
  const losers: number[] = [];
  let winners = 0;
  let mostLoad = 0;
  const hours = (clinician: string, starts: string, ends: string) =>
    database.db.execute(sql`update calendar_windows w set starts = ${starts}, ends = ${ends} from calendars k
      where k.id = w.calendar_id and k.clinician_id = ${clinician}::uuid`);
  const cpu = () => servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const before = await deadlocks(market);
  let spent = 0;
  for (let round = 0; round < WARMING + rounds; round++) {
    if (round === WARMING) spent = cpu();
    const clinician = clinicians[round % clinicians.length] ?? '';
    const date = dates[Math.floor(round / clinicians.length) % dates.length] ?? '';
    await hours(clinician, '09:00', '10:00');
    const asking = tokens.map((token, at) =>
      book(addresses[at % addresses.length] ?? '', token, `race ${round} ${at} ${first}`, {
        provider_id: clinic,
        clinician_id: clinician,
        date,
        time: at % 4 < 2 ? '09:00' : '09:30',
      }),
    );
    // Half of the hour that others want belongs to the new hours too.
    const changing = new Promise((resolve) => setTimeout(resolve, Math.random() * 150)).then(() =>
      hours(clinician, '09:30', '10:30'),
    );
    const answers = await Promise.all(asking);
    await changing;
    note(answers, round - WARMING);
    if (round >= WARMING && (round - WARMING) % PROGRESS === PROGRESS - 1)
      say(
        `  … ${round - WARMING + 1} rounds, ${winners} winners, slowest answer ${Math.round(Math.max(...losers))} ms, ${wrong.length} faults`,
      );
    mostLoad = Math.max(mostLoad, loadavg()[0] ?? 0);
  }
  const perAnswer = ((cpu() - spent) * 1000) / (rounds * tokens.length);
  const stuck = (await deadlocks(market)) - before;
  if (stuck > 0) wrong.push(`${stuck} deadlocks`);
  const breaks = await findBreaks({ database, clock: systemClock, gateway: null });
  wrong.push(...breaks.map(({ name, id }) => `${name}: ${id}`));
  const sorted = losers.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  say(
    `  ${rounds} rounds × ${tokens.length} clients, ${addresses.length} processes: ${winners} winners, ${losers.length} told that it is taken, ` +
      `after p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms; ${stuck} deadlocks; ${breaks.length} broken invariants; ` +
      `${perAnswer.toFixed(1)} ms of processor time an answer, load of the machine up to ${mostLoad.toFixed(1)}`,
  );
  return wrong;

  function note(answers: readonly BookAnswer[], round: number): void {
    const won = answers.filter(({ status }) => status === 201);
    const lost = answers.filter(({ status, body }) => status === 409 && body.code === 'bookings.slot_taken');
    if (won.length !== 1) wrong.push(`round ${round}: ${won.length} winners`);
    for (const { status, body } of answers)
      if (status !== 201 && body.code !== 'bookings.slot_taken')
        wrong.push(`round ${round}: ${status} ${body.code ?? ''}`);
    if (round < 0) return;
    winners += won.length;
    losers.push(...lost.map(({ ms }) => ms));
    const slow = lost.filter(({ ms }) => ms > LATEST_MS).length;
    if (slow > 0) wrong.push(`round ${round}: ${slow} told after more than a second`);
  }
}

async function deadlocks({ database }: Market): Promise<number> {
  const { rows } = await database.db.execute(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.['deadlocks']);
}
