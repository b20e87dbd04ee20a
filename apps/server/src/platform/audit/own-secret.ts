import type { Database } from '../db/database.ts';
import { findEnd, listSignedEntries } from './chain/chain.repo.ts';
import { createChainKeys } from './chain/link-hash.ts';

/** The newest signed entries; a few of them may be forged. */
const LOOKED_AT = 50;

/**
 * Throws if the audit log was written with another secret: entries of this process would count as forged. A log without entries has none.
 */
export async function assertOwnSecret({ db }: Database, secret: string): Promise<void> {
  const keys = createChainKeys(secret);
  const { last, head } = await findEnd(db, null);
  if (last && head?.mac === keys.hashHead(last.number, last.hash)) return;
  const signed = await listSignedEntries(db, LOOKED_AT);
  if ((last || signed.length > 0) && !signed.some((entry) => keys.isSigned(entry)))
    throw new Error(
      'This is not the secret of the installation that uses this database: run the command with its APP_SECRET, or with its DATA_DIR.',
    );
}
