import type { SecondFactors } from '../accounts/index.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { provePasskey } from './commands/prove-passkey.ts';
import { spendRecoveryCode } from './commands/spend-recovery-code.ts';
import { spendTotpCode } from './commands/spend-totp-code.ts';
import { listPasskeys } from './passkeys.repo.ts';
import type { TwoFactorKit } from './two-factor-deps.ts';

/** What accounts needs from this module: which factors a person has, and whether they just used one. */
export const secondFactorsOf = (kit: TwoFactorKit): SecondFactors => ({
  async methodsOf(db, userId) {
    const keys = await listPasskeys(db, userId);
    return ['totp', 'recovery_code', ...(keys.length > 0 ? (['passkey'] as const) : [])];
  },
  async prove(userId, proof, { actor }) {
    if ('code' in proof) {
      await spendTotpCode(kit, userId, proof.code);
      return 'totp';
    }
    if ('recovery_code' in proof) {
      await spendRecoveryCode(kit, userId, proof.recovery_code, actor);
      return 'recovery_code';
    }
    // A passkey of another person does not count.
    if ((await provePasskey(kit, proof.passkey)) !== userId) throw new ProblemError('auth.passkey_not_valid');
    return 'passkey';
  },
});
