import {
  addPasskey as addPasskeyCall,
  confirmTotp as confirmTotpCall,
  getTwoFactor,
  makeRecoveryCodes as makeRecoveryCodesCall,
  passkeyOptions,
  passkeySignIn,
  passkeySignInOptions,
  removeLostFactors as removeLostFactorsCall,
  removePasskey as removePasskeyCall,
  removeTotp as removeTotpCall,
  renamePasskey as renamePasskeyCall,
  startTotp as startTotpCall,
} from '@travesia/contracts/two-factor';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { personOf } from '../../platform/http/person-of.ts';
import { allAccounts, refuseUnlessRecent } from '../accounts/index.ts';
import { addPasskey } from './commands/add-passkey.ts';
import { beginPasskey } from './commands/begin-passkey.ts';
import { beginPasskeySignIn } from './commands/begin-passkey-sign-in.ts';
import { confirmTotp } from './commands/confirm-totp.ts';
import { makeRecoveryCodes } from './commands/make-recovery-codes.ts';
import { removeLostFactors } from './commands/remove-lost-factors.ts';
import { removePasskey } from './commands/remove-passkey.ts';
import { removeTotp } from './commands/remove-totp.ts';
import { renamePasskey } from './commands/rename-passkey.ts';
import { signInByPasskey } from './commands/sign-in-by-passkey.ts';
import { startTotp } from './commands/start-totp.ts';
import { getTwoFactorQuery } from './queries/get-two-factor.ts';
import type { TwoFactorDeps } from './two-factor-deps.ts';

/** Endpoints for setting up two-factor authentication and signing in with a passkey. */
export function twoFactorRoutes(deps: TwoFactorDeps): Mounted[] {
  return [
    mount(getTwoFactor, (_input, { actor }) => getTwoFactorQuery(deps, actor)),
    mount(startTotpCall, (_input, { actor }) => startTotp(deps, actor)),
    mount(confirmTotpCall, ({ body }, { actor }) => confirmTotp(deps, actor, body.code)),
    mount(removeTotpCall, (_input, { actor }) => removeTotp(deps, actor)),
    mount(makeRecoveryCodesCall, (_input, { actor }) => makeRecoveryCodes(deps, actor)),
    mount(passkeyOptions, (_input, { actor }) => beginPasskey(deps, actor)),
    mount(addPasskeyCall, ({ body }, context) => addPasskey(deps, body, context)),
    mount(renamePasskeyCall, ({ params, body }, { actor }) => renamePasskey(deps, actor, params.id, body.name)),
    mount(removePasskeyCall, ({ params }, { actor }) => removePasskey(deps, actor, params.id)),
    mount(removeLostFactorsCall, async ({ params: { id: userId }, body: { reason } }, { actor }) => {
      // Whoever removes a second factor opens the account to its password alone.
      refuseUnlessRecent(personOf(actor), deps.clock);
      return { ended: await removeLostFactors(deps, allAccounts(actor), { userId, reason }) };
    }),
    mount(passkeySignInOptions, () => beginPasskeySignIn(deps)),
    mount(passkeySignIn, ({ body }, context) => signInByPasskey(deps, body, context)),
  ];
}
