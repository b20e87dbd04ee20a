import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { keepOpen, lockAccount } from '../../accounts/index.ts';
import type { PrivacySetup } from '../privacy-deps.ts';
import { personOf } from '../privacy.policy.ts';

/** Cancels a deletion during its grace period. Throws `privacy.not_closing` when there is none. */
export async function keepAccount({ database, clock }: PrivacySetup, actor: Actor): Promise<void> {
  const { userId } = personOf(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const user = await lockAccount(tx, userId);
    if (user?.status !== 'closing') throw new ProblemError('privacy.not_closing');
    await keepOpen(tx, user, { actor, at });
  });
}
