import type { SecondFactorMethod } from '@travesia/contracts/accounts';
import type { SecondFactorProof } from '@travesia/contracts/two-factor';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

/** What a session says it was opened by. */
export type ProofName = SecondFactorMethod;

/** What accounts need to know of second factors; the module of that name gives it. */
export interface SecondFactors {
  /** What a person can take the second step with. */
  methodsOf(db: Db | Tx, userId: string): Promise<SecondFactorMethod[]>;
  /** Checks a proof of a person and uses it up. Throws `auth.invalid_code` and `auth.passkey_not_valid`. */
  prove(userId: string, proof: SecondFactorProof, context: RequestContext): Promise<ProofName>;
}

/** Accounts on their own know the password only. */
export const onlyPasswords: SecondFactors = {
  methodsOf: async () => [],
  prove: async () => {
    throw new ProblemError('auth.invalid_code');
  },
};
