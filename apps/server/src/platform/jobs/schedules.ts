import type { PgBoss } from 'pg-boss';
import type { JobDefinition } from './define-job.ts';

export interface Schedule {
  job: JobDefinition;
  /** Cron expression, in UTC. */
  cron: string;
  payload: object;
}

/** Stores the schedules and deletes those no longer in the code. Safe to run in several processes at once. */
export async function storeSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  for (const { job, cron, payload } of schedules) await boss.schedule(job.name, cron, payload, { tz: 'UTC' });
  const named = new Set(schedules.map(({ job }) => job.name));
  for (const stored of await boss.getSchedules())
    if (!named.has(stored.name)) await boss.unschedule(stored.name, stored.key);
}
