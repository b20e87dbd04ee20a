import type { Actor } from '../../../../platform/http/request-context.ts';
import { countOutgoing } from '../mail-outbox.repo.ts';
import { theInstallation } from '../operations.policy.ts';
import type { OperationsDeps } from '../operations-deps.ts';

/** Number of permanently failed jobs and emails visible to this admin. */
export async function countFailuresQuery(
  { jobs, database }: Pick<OperationsDeps, 'jobs' | 'database'>,
  actor: Actor,
): Promise<number> {
  const scope = theInstallation(actor);
  const [queues, mails] = await Promise.all([jobs.counts(), countOutgoing(database.db, scope, undefined)]);
  return queues.reduce((sum, { dead }) => sum + dead, 0) + (mails.get('failed') ?? 0);
}
