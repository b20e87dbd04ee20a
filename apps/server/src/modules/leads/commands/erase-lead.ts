import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { deleteByReference, LEAD_KINDS } from '../leads.repo.ts';
import { visibleTo } from '../leads.policy.ts';

/** Deletes a lead of any kind at its sender's request. Returns whether it existed. */
export async function eraseLead(database: Database, reference: string): Promise<boolean> {
  const scope = visibleTo({ kind: 'system' });
  return unitOfWork(database, async (tx) => {
    for (const kind of LEAD_KINDS) if (await deleteByReference(tx, scope, kind, reference)) return true;
    return false;
  });
}
