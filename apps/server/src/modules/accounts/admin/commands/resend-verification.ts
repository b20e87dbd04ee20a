import { mailRequested } from '@travesia/contracts/accounts';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { getsMail } from '../../../../platform/demo/demo-people.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { accountToAdminister } from '../account-to-administer.ts';
import { insertMailRequest } from '../../links.repo.ts';

/** Resends the verification email. Throws `access.not_allowed` if there is nothing to verify or no mailbox. */
export async function resendVerificationTo(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  userId: string,
): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const user = await accountToAdminister(tx, scope, userId);
    if (!getsMail(user) || user.status !== 'unverified')
      throw new ProblemError('access.not_allowed', { detail: 'This account has no address that waits to be proved.' });
    const id = uuidv7();
    await insertMailRequest(tx, { id, kind: 'verify_email', emailKey: user.emailKey, createdAt: at });
    await appendEvent(tx, mailRequested, { mail_request_id: id });
    await appendAudit(tx, { action: 'account.verification_resent', actor: scope.operator, at, subjectId: userId });
  });
}
