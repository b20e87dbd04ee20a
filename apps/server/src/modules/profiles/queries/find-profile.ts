import type { Profile } from '@travesia/contracts/profiles';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type AccountScope, findPendingEmailChange, findUser, listConsents } from '../../accounts/index.ts';
import type { ProfilesDeps } from '../profiles-deps.ts';
import { presentProfile } from '../profiles.presenter.ts';
import { listSections } from '../profiles.repo.ts';

/** A person's full profile. */
export async function findProfile(
  { database: { db }, clock, seal }: ProfilesDeps,
  scope: AccountScope,
): Promise<Profile> {
  const user = await findUser(db, scope.userId);
  if (!user) throw new ProblemError('access.signed_out');
  const rows = await listSections(db, scope);
  const consents = await listConsents(db, scope);
  const pending = await findPendingEmailChange(db, scope, clock.now());
  return presentProfile(seal, { user, rows, consents, pending });
}
