import { confirmIdentity, type IdentityProof, isTotpCode } from '@travesia/contracts/two-factor';
import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { fieldId } from '../../../ui/field/field-id.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { settleIdentity } from '../../../lib/session/ask-identity.ts';

/** Typed methods, each with its field. */
export const FIELDS = { password: 'confirm_password', code: 'confirm_code' } as const;
export type Typed = keyof typeof FIELDS;

/** Error of the typed value. */
type Wrong = 'missing' | 'wrong';

export interface Proof {
  /** An error that belongs to no field. */
  problem: Problem | null;
  wrong: Wrong | null;
  /** The passkey prompt returned nothing. */
  unused: boolean;
  busy: boolean;
  /** Clears the errors when switching methods. */
  forget: () => void;
  byText: (how: Typed, typed: string) => Promise<void>;
  byPasskey: () => Promise<void>;
}

const NOTHING = { problem: null, wrong: null, unused: false };

/** Submits identity proofs; once one is correct, all waiting calls continue. */
export function useProof(): Proof {
  const [outcome, setOutcome] = useState<Pick<Proof, keyof typeof NOTHING>>(NOTHING);
  const [busy, setBusy] = useState(false);

  const refuse = (how: Typed, wrong: Wrong) => {
    setOutcome({ ...NOTHING, wrong });
    document.getElementById(fieldId(FIELDS[how]))?.focus();
  };
  const send = async (prove: () => Promise<IdentityProof | null>, how?: Typed) => {
    setOutcome(NOTHING);
    setBusy(true);
    try {
      const body = await prove();
      if (!body) return setOutcome({ ...NOTHING, unused: true });
      await sessionCall(confirmIdentity, { body });
      return settleIdentity(true);
    } catch (error) {
      const problem = problemOf(error) ?? null;
      const isTyped = problem?.code === 'auth.invalid_credentials' || problem?.code === 'auth.invalid_code';
      if (how && isTyped) return refuse(how, 'wrong');
      return setOutcome({ ...NOTHING, problem });
    } finally {
      setBusy(false);
    }
  };
  return {
    ...outcome,
    busy,
    forget: () => setOutcome(NOTHING),
    async byText(how, typed) {
      if (busy) return;
      const isWhole = how === 'code' ? isTotpCode(typed) : typed !== '';
      if (!isWhole) return refuse(how, 'missing');
      await send(async () => (how === 'code' ? { code: typed } : { password: typed }), how);
    },
    async byPasskey() {
      if (busy) return;
      await send(async () => {
        const { provePasskey } = await import('../passkeys/passkeys.ts');
        const passkey = await provePasskey();
        return passkey && { passkey };
      });
    },
  };
}
