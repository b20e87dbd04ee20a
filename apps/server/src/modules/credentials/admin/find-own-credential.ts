import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findCredential, type CredentialRow } from '../credentials.repo.ts';

/** Identifies a credential and its provider. */
export interface CredentialPlace {
  id: string;
  credential: string;
}

/** A provider's credential that is about to change. Throws `providers.credential_not_found`. */
export async function findOwnCredential(tx: Tx, { id, credential }: CredentialPlace): Promise<CredentialRow> {
  const row = await findCredential(tx, id, credential);
  if (!row) throw new ProblemError('providers.credential_not_found');
  return row;
}
