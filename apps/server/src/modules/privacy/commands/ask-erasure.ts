import { type ErasureDate, type ErasureRequest, GRACE_DAYS } from '@travesia/contracts/privacy';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { sightOf } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { beginClosing, keepAnAdmin, lockAccount, refuseUnlessRecent } from '../../accounts/index.ts';
import type { PrivacySetup } from '../privacy-deps.ts';
import { personOf } from '../privacy.policy.ts';
import { isOwnAddress } from '../privacy.rules.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Starts the grace period before an account is deleted. Throws `auth.confirm_identity`,
 * `privacy.wrong_address`, `privacy.already_closing`, and `account.last_admin` to keep at least one admin.
 */
export async function askErasure(
  { database, clock }: PrivacySetup,
  { confirm }: ErasureRequest,
  actor: Actor,
): Promise<ErasureDate> {
  const person = personOf(actor);
  refuseUnlessRecent(person, clock);
  const { userId, sessionId } = person;
  const at = clock.now();
  const eraseAfter = new Date(at.getTime() + GRACE_DAYS * DAY_MS);
  await unitOfWork(database, async (tx) => {
    await keepAnAdmin(tx, { sight: sightOf(person) }, userId);
    const user = await lockAccount(tx, userId);
    if (!user) throw new ProblemError('access.signed_out');
    if (user.status === 'closing') throw new ProblemError('privacy.already_closing');
    if (!isOwnAddress(confirm, user.email)) throw new ProblemError('privacy.wrong_address');
    await beginClosing(tx, user, { actor, sessionId, at, eraseAfter });
  });
  return { erase_after: eraseAfter.toISOString() };
}
