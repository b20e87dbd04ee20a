import type { Passkey } from '@travesia/contracts/two-factor';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { ownAccount } from '../../accounts/index.ts';
import { writePasskeyName } from '../passkeys.repo.ts';
import { presentPasskey } from '../two-factor.presenter.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';

/** Renames one of the person's own passkeys. Throws `auth.passkey_not_found`. */
export async function renamePasskey(
  { database }: TwoFactorKit,
  actor: Actor,
  id: string,
  name: string,
): Promise<Passkey> {
  const { userId } = ownAccount(actor);
  const renamed = await unitOfWork(database, (tx) => writePasskeyName(tx, userId, id, name));
  if (!renamed) throw new ProblemError('auth.passkey_not_found');
  return presentPasskey(renamed);
}
