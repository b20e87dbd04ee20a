import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { theInstallation } from '../operations.policy.ts';
import type { OperationsDeps } from '../operations-deps.ts';

/** Requeues a permanently failed job; a demo admin only the demo's. Throws `operations.job_not_found`. */
export async function retryJob({ database, clock, jobs }: OperationsDeps, id: string, actor: Actor): Promise<void> {
  theInstallation(actor);
  const dead = (await jobs.deadLetters()).find((one) => one.id === id);
  if (!dead) throw new ProblemError('operations.job_not_found');
  refuseOutOfSight(actor, dead);
  // Audit first: a job must not run again without an audit entry.
  await unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'jobs.retried',
      actor,
      at: clock.now(),
      target: { type: 'job', id },
      facts: { job: dead.job },
    }),
  );
  if (!(await jobs.runAgain(id))) throw new ProblemError('operations.job_not_found');
}
