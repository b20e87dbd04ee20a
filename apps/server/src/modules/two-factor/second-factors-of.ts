import type { SecondFactors } from '../accounts/index.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { usePasskey } from './commands/use-passkey.ts';
import { useRecoveryCode } from './commands/use-recovery-code.ts';
import { useTotpCode } from './commands/use-totp-code.ts';
import { listPasskeys } from './passkeys.repo.ts';
import type { TwoFactorKit } from './two-factor-deps.ts';

/** What accounts ask of this module: by what a person can prove themself, and whether they just did. */
export const secondFactorsOf = (kit: TwoFactorKit): SecondFactors => ({
  async methodsOf(db, userId) {
    const keys = await listPasskeys(db, userId);
    return ['totp', 'recovery_code', ...(keys.length > 0 ? (['passkey'] as const) : [])];
  },
  async prove(userId, proof, { actor }) {
    if ('code' in proof) {
      await useTotpCode(kit, userId, proof.code);
      return 'totp';
    }
    if ('recovery_code' in proof) {
      await useRecoveryCode(kit, userId, proof.recovery_code, actor);
      return 'recovery_code';
    }
    // Somebody else's passkey proves somebody else.
    if ((await usePasskey(kit, proof.passkey)) !== userId) throw new ProblemError('auth.passkey_not_valid');
    return 'passkey';
  },
});
