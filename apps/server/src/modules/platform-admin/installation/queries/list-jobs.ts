import type { JobsState } from '@travesia/contracts/platform-admin';
import { isInSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { withoutPersonalData } from '../../../../platform/logger/without-personal-data.ts';
import { theInstallation } from '../operations.policy.ts';
import type { OperationsDeps } from '../operations-deps.ts';

/** Queued and permanently failed jobs. */
export async function listJobsQuery({ jobs }: OperationsDeps, actor: Actor): Promise<JobsState> {
  const { sight } = theInstallation(actor);
  const [queues, dead] = [await jobs.counts(), await jobs.deadLetters()];
  return {
    queues: queues.map(({ oldest: _oldest, ...queue }) => queue),
    dead: dead.map(({ id, job, payload, message, attempts, diedAt, ...letter }) => ({
      id,
      job,
      payload: withoutPersonalData(JSON.stringify(payload ?? {}).replaceAll('"', '')),
      message: withoutPersonalData(message),
      attempts,
      died_at: diedAt.toISOString(),
      actions: isInSight(sight, letter) ? ['retry' as const] : [],
    })),
  };
}
