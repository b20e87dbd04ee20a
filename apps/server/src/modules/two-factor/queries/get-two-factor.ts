import type { TwoFactorState } from '@travesia/contracts/two-factor';
import { isShared } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ownAccount } from '../../accounts/index.ts';
import { listPasskeys } from '../passkeys.repo.ts';
import { countRecoveryCodes, findTotp } from '../totp.repo.ts';
import type { TwoFactorDeps } from '../two-factor-deps.ts';
import { presentPasskey } from '../two-factor.presenter.ts';

/** The person's own sign-in methods. */
export async function getTwoFactorQuery(
  { database: { db }, accounts: { twoFactorRoles = [] } }: TwoFactorDeps,
  actor: Actor,
): Promise<TwoFactorState> {
  const { userId } = ownAccount(actor);
  const totp = await findTotp(db, userId);
  return {
    totp_since: totp?.confirmedAt?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, userId),
    passkeys: (await listPasskeys(db, userId)).map(presentPasskey),
    demanded: actor.kind === 'person' && !isShared(actor) && twoFactorRoles.includes(actor.role),
  };
}
