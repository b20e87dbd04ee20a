import type { Profile, ProfileUpdate } from '@travesia/contracts/profiles';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listConsents, lockUser, ownAccount, writeDetails } from '../../accounts/index.ts';
import type { ProfilesDeps } from '../profiles-deps.ts';
import { presentSection } from '../profiles.presenter.ts';
import { findSection, writeSection } from '../profiles.repo.ts';
import { findProfile } from '../queries/find-profile.ts';
import { checkSection } from '../sections/section.rules.ts';
import { partSection } from '../sections/section-values.ts';

/**
 * Replaces one section and returns the profile. Throws `request.stale_version` with the current section after a concurrent
 * change, `profile.health_consent_missing`, and validation errors.
 */
export async function updateProfile(deps: ProfilesDeps, actor: Actor, update: ProfileUpdate): Promise<Profile> {
  const scope = ownAccount(actor);
  const { userId } = scope;
  const { section } = update;
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ProblemError('access.signed_out');
    if (section === 'health') await refuseWithoutConsent(tx, userId);
    const present = presentSection(deps.seal, section, user, await findSection(tx, scope, section));
    if (present.version !== update.version) throw new ProblemError('request.stale_version', { present });
    // The person's current time zone is unknown, and a day more or less does not matter for a date of birth: UTC.
    const { values, faults } = checkSection(update, { today: deps.clock.today(), country: user.country });
    if (faults.length)
      throw new ProblemError('request.invalid', {
        detail: faults.map(({ path, message }) => `${path}: ${message}`).join('; '),
        fields: faults,
      });
    const { kept, account } = partSection({ section, values });
    if (Object.keys(account).length) await writeDetails(tx, userId, account);
    const valuesSealed = deps.seal.seal(kept, userId, section);
    await writeSection(tx, { userId, section, version: present.version + 1, valuesSealed, updatedAt: at });
    await appendAudit(tx, { action: 'profile.updated', actor, at, subjectId: userId, facts: { section } });
  });
  return findProfile(deps, scope);
}

async function refuseWithoutConsent(tx: Tx, userId: string): Promise<void> {
  const consents = await listConsents(tx, { userId });
  if (!consents.some(({ purpose, withdrawnAt }) => purpose === 'health_data' && !withdrawnAt))
    throw new ProblemError('profile.health_consent_missing');
}
