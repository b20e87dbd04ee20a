import { demoFlagIn } from '../demo/payload-flag.ts';
import type { JobWithMetadata, PgBoss } from 'pg-boss';

/** Queue for jobs whose last attempt failed. */
export const DEAD_QUEUE = 'dead';

/** A job that failed permanently, for an admin to review. */
export interface DeadLetter {
  /** Its id among the dead jobs; `runAgain` takes it. */
  id: string;
  job: string;
  payload: unknown;
  /** Error of the last attempt. */
  message: string;
  attempts: number;
  diedAt: Date;
  /** Written by the demo, for visitors to run again. */
  demo: boolean;
}

/** Dead jobs, newest first. */
export async function listDeadLetters(boss: PgBoss, limit: number): Promise<DeadLetter[]> {
  const dead = await boss.findJobs(DEAD_QUEUE, { queued: true });
  return dead
    .toSorted((one, other) => other.createdOn.getTime() - one.createdOn.getTime())
    .slice(0, limit)
    .map(toDeadLetter);
}

function toDeadLetter(dead: JobWithMetadata<unknown>): DeadLetter {
  const output = dead.sourceOutput as { message?: unknown } | null;
  return {
    id: dead.id,
    job: dead.sourceName ?? 'unknown',
    payload: dead.data,
    message: typeof output?.message === 'string' ? output.message : JSON.stringify(output),
    attempts: (dead.sourceRetryCount ?? 0) + 1,
    diedAt: dead.createdOn,
    ...demoFlagIn(dead.data),
  };
}
