import type { FileContent } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { presentContent } from '../file.presenter.ts';
import { findTeamFile } from '../files.repo.ts';

/** A file of any ticket in the inbox; the owner of the ticket sees that it was read. Throws `support.file_not_found`. */
export async function showFileToTeam({ database, clock }: SupportDeps, actor: Actor, id: string): Promise<FileContent> {
  const scope = inboxOf(actor);
  return unitOfWork(database, async (tx) => {
    const file = await findTeamFile(tx, scope, id);
    if (!file) throw new ProblemError('support.file_not_found');
    const target = { type: 'ticket', id: file.ticketId };
    await appendAudit(tx, { action: 'support.file_read', actor, at: clock.now(), subjectId: file.userId, target });
    return presentContent(file);
  });
}
