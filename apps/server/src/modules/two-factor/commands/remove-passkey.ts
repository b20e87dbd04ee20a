import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { noteChange } from '../note-change.ts';
import { deletePasskey } from '../passkeys.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';
import { ownSecurity } from '../two-factor.policy.ts';

/** Deletes one of the person's own passkeys. Throws `auth.passkey_not_found` for any other. */
export async function removePasskey({ database, clock }: TwoFactorKit, actor: Actor, id: string): Promise<void> {
  const userId = ownSecurity(actor, clock);
  await unitOfWork(database, async (tx) => {
    if (!(await deletePasskey(tx, userId, id))) throw new ProblemError('auth.passkey_not_found');
    await noteChange(tx, { userId, change: 'passkey_removed', actor, at: clock.now(), passkeyId: id });
  });
}
