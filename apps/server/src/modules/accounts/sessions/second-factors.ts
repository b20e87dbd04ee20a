import type { SecondFactorMethod } from '@travesia/contracts/accounts';
import type { SecondFactorProof } from '@travesia/contracts/two-factor';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

/** How a session was opened. */
export type ProofName = SecondFactorMethod;

/** What accounts need from the two-factor module. */
export interface SecondFactors {
  /** The user's available second factors. */
  methodsOf(db: Db | Tx, userId: string): Promise<SecondFactorMethod[]>;
  /** Verifies and consumes a user's proof. Throws `auth.invalid_code` and `auth.passkey_not_valid`. */
  prove(userId: string, proof: SecondFactorProof, context: RequestContext): Promise<ProofName>;
}

/** Accounts without the two-factor module use passwords only. */
export const onlyPasswords: SecondFactors = {
  methodsOf: async () => [],
  prove: async () => {
    throw new ProblemError('auth.invalid_code');
  },
};
