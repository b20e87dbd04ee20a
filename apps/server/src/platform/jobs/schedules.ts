import type { PgBoss } from 'pg-boss';
import type { JobDefinition } from './define-job.ts';

export interface Schedule {
  job: JobDefinition;
  /** Cron expression, in UTC. */
  cron: string;
  payload: object;
  /** Runs once at the start if no process was there when it was due; otherwise it waits for the next time. */
  catchUp: boolean;
}

/** Stores the schedules and deletes those no longer in the code. Safe to run in several processes at once. */
export async function storeSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  for (const { job, cron, payload, catchUp } of schedules)
    await boss.schedule(job.name, cron, payload, { tz: 'UTC', missed: catchUp ? 'once' : 'skip' });
  const named = new Set(schedules.map(({ job }) => job.name));
  for (const stored of await boss.getSchedules())
    if (!named.has(stored.name)) await boss.unschedule(stored.name, stored.key);
}
