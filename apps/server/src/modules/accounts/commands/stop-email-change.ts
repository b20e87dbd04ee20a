import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { ownAccount } from '../accounts.policy.ts';
import { stopOpenChanges } from '../email-change/email-changes.repo.ts';

/** Cancels the user's pending address change, if any. */
export async function stopEmailChange({ database, clock }: AccountsDeps, actor: Actor): Promise<void> {
  const { userId } = ownAccount(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    if (await stopOpenChanges(tx, userId, at))
      await appendAudit(tx, { action: 'account.email_change_stopped', actor, at, subjectId: userId });
  });
}
