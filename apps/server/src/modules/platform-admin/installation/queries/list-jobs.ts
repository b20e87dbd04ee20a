import type { JobsState } from '@travesia/contracts/platform-admin';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { withoutPersonalData } from '../../../../platform/logger/without-personal-data.ts';
import { theInstallation } from '../operations.policy.ts';
import type { OperationsDeps } from '../operations-deps.ts';

/** Queued and permanently failed jobs. */
export async function listJobsQuery({ jobs }: OperationsDeps, actor: Actor): Promise<JobsState> {
  theInstallation(actor);
  const [queues, dead] = [await jobs.counts(), await jobs.deadLetters()];
  return {
    queues: queues.map(({ oldest: _oldest, ...queue }) => queue),
    dead: dead.map(({ id, job, payload, message, attempts, diedAt }) => ({
      id,
      job,
      payload: withoutPersonalData(JSON.stringify(payload ?? {}).replaceAll('"', '')),
      message: withoutPersonalData(message),
      attempts,
      died_at: diedAt.toISOString(),
      actions: ['retry' as const],
    })),
  };
}
