import { type AccountPurpose, CONSENT_WORDING } from '@travesia/contracts/accounts';
import type { Locale } from '@travesia/contracts/kit';
import type { ConsentChoice, ConsentState } from '@travesia/contracts/profiles';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { insertConsents, listConsents, lockUser, ownAccount, withdrawConsent } from '../../accounts/index.ts';
import type { ProfilesDeps } from '../profiles-deps.ts';
import { deleteSection } from '../profiles.repo.ts';
import { listOwnConsents } from '../queries/list-own-consents.ts';

/**
 * Gives or withdraws a consent and returns all; withdrawing the health data consent deletes the data stored under it. Throws when
 * the wording is not the current one.
 */
export async function setConsent(
  { database, clock }: ProfilesDeps,
  actor: Actor,
  { purpose, given, wording, language }: ConsentChoice,
): Promise<{ data: ConsentState[] }> {
  if (given) refuseOtherWording(wording);
  const scope = ownAccount(actor);
  const { userId } = scope;
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ProblemError('access.signed_out');
    const changed = given
      ? await give(tx, { userId, purpose, language: language ?? user.language, givenAt: at })
      : await withdrawConsent(tx, userId, purpose, at);
    if (!given && purpose === 'health_data') await deleteSection(tx, userId, 'health');
    const action = given ? 'profile.consent_given' : 'profile.consent_withdrawn';
    if (changed) await appendAudit(tx, { action, actor, at, subjectId: userId, facts: { purpose } });
  });
  return listOwnConsents(database.db, scope);
}

interface Giving {
  userId: string;
  purpose: AccountPurpose;
  language: Locale;
  givenAt: Date;
}

/** Returns false if the consent exists. */
async function give(tx: Tx, giving: Giving): Promise<boolean> {
  const before = await listConsents(tx, giving);
  if (before.some(({ purpose, withdrawnAt }) => purpose === giving.purpose && !withdrawnAt)) return false;
  await insertConsents(tx, [{ ...giving, wording: CONSENT_WORDING }]);
  return true;
}

function refuseOtherWording(wording: string | undefined): void {
  if (wording === CONSENT_WORDING) return;
  const code = wording === undefined ? 'consent_needed' : 'consent_outdated';
  const message = `the wording now is of ${CONSENT_WORDING}`;
  throw new ProblemError('request.invalid', {
    detail: `body.wording: ${message}`,
    fields: [{ path: 'body.wording', code, message }],
  });
}
