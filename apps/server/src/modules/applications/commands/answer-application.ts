import { applicationAnswered, applicationMachine } from '@travesia/contracts/applications';
import { appendAudit, type commandLine } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { allApplications } from '../applications.policy.ts';
import { lockApplication } from '../applications.repo.ts';
import { moveApplication } from '../move-application.ts';

interface Answer {
  action: 'approve' | 'reject' | 'ask_more';
  /** What more is wanted, or why it is rejected: the applicant reads it. */
  reason?: string | undefined;
}

/** Answers an application for an admin or the command line. Throws `request.invalid` without a reason that is needed. */
export async function answerApplication(
  { database, clock }: Pick<ApplicationsDeps, 'database' | 'clock'>,
  actor: Actor | typeof commandLine,
  id: string,
  { action, reason }: Answer,
): Promise<void> {
  const scope = allApplications(actor);
  const words = reason?.trim() ?? '';
  if (needsReason(action) && !words)
    throw new ProblemError('request.invalid', {
      detail: 'body.reason: must be given',
      fields: [{ path: 'body.reason', code: 'required', message: 'must be given' }],
    });
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await lockApplication(tx, scope, id);
    if (!row) throw new ProblemError('application.not_found');
    await moveApplication(tx, row, action, 'admin', at, { answeredAt: at, reason: words || null });
    await appendEvent(tx, applicationAnswered, { application_id: id });
    await appendAudit(tx, {
      action: 'application.answered',
      actor,
      at,
      subjectId: row.applicantId,
      target: { type: 'application', id },
      facts: { answer: action },
    });
  });
}

const needsReason = (action: Answer['action']): boolean => {
  const transition: { needs?: string } = applicationMachine.transitions[action];
  return transition.needs === 'reason';
};
