import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Lifecycle } from './lifecycle.ts';
import { isThere, lockRow } from './moved-rows.repo.ts';
import { deleteTimer, listDueTimers, postponeTimer, takeTimer, type TimerRow } from './timers.repo.ts';
import { transition } from './transition.ts';

/** Timers processed per batch. */
const BATCH = 100;
const MINUTE_MS = 60_000;
/** Failed timers are retried after 1, 2, 4 … minutes, at most a day. */
const MOST_MINUTES = 24 * 60;

interface TimersDeps {
  database: Database;
  clock: Clock;
  logger: Pick<Logger, 'error'>;
}

const runTimers = defineJob('transition.run_timers', z.object({}));

/** Runs due timers every minute. */
export function workOnTimers(
  jobs: Pick<Jobs, 'work' | 'schedule'>,
  deps: TimersDeps,
  lifecycles: readonly Lifecycle[],
): void {
  jobs.work(runTimers, async () => void (await runDueTimers(deps, lifecycles)));
  jobs.schedule(runTimers, '* * * * *', {});
}

/**
 * Runs what is due, each timer in its own transaction; returns how many rows moved. Safe in several processes: what
 * another one has locked is left to it or to the next run, so that nothing waits for a lock here.
 */
export async function runDueTimers(deps: TimersDeps, lifecycles: readonly Lifecycle[]): Promise<number> {
  const at = deps.clock.now();
  const known = new Map(lifecycles.map((one) => [keyOf({ machine: one.machine.name, entity: one.entity }), one]));
  let total = 0;
  for (let settled = BATCH; settled === BATCH;) {
    settled = 0;
    for (const timer of await listDueTimers(deps.database.db, at, BATCH)) {
      const done = await runOne(deps, known.get(keyOf(timer)), timer, at);
      if (done !== 'held') settled += 1;
      if (done === 'moved') total += 1;
    }
  }
  return total;
}

const keyOf = ({ machine, entity }: { machine: string; entity: string }) => `${entity} ${machine}`;

/** `held`: another process has the timer or its row. `settled`: nothing to do, or postponed. */
async function runOne(
  { database, logger }: TimersDeps,
  lifecycle: Lifecycle | undefined,
  timer: TimerRow,
  at: Date,
): Promise<'moved' | 'settled' | 'held'> {
  try {
    if (!lifecycle) throw new Error(`nobody knows the machine ${timer.machine} of ${timer.entity}`);
    return await unitOfWork(database, (tx) => fire(tx, lifecycle, timer, at));
  } catch (error) {
    const { machine, entityId, action } = timer;
    logger.error({ err: error, machine, entityId, action }, 'a timer could not move its row');
    const minutes = Math.min(2 ** timer.attempts, MOST_MINUTES);
    await unitOfWork(database, (tx) => postponeTimer(tx, timer.id, new Date(at.getTime() + minutes * MINUTE_MS)));
    return 'settled';
  }
}

async function fire(tx: Tx, lifecycle: Lifecycle, { id, entityId, state, action }: TimerRow, at: Date) {
  if (!(await takeTimer(tx, id, at))) return 'held';
  const row = await lockRow(tx, lifecycle, entityId, { skipLocked: true });
  // Whoever has the row locked moves it and deletes the timer, or leaves both to the next run.
  if (!row && (await isThere(tx, lifecycle, entityId))) return 'held';
  await deleteTimer(tx, id);
  if (!row) return 'settled';
  const values = row as Readonly<Record<string, unknown>>;
  if (values[lifecycle.columns.state] !== state) return 'settled';
  await (lifecycle.onTimer(action, tx, row, at) ??
    transition(tx, lifecycle, { row, action, actor: { kind: 'system' }, as: 'system', at }));
  return 'moved';
}
