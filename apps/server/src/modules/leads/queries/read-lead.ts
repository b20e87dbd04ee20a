import type { Database } from '../../../platform/db/database.ts';
import { createLeadKeys } from '../lead-keys.ts';
import { visibleTo } from '../leads.policy.ts';
import { findByReference, LEAD_KINDS, type LeadKind } from '../leads.repo.ts';

/** Everything a lead says, by the names of its fields, its message opened. */
export interface ReadLead {
  kind: LeadKind;
  fields: Record<string, unknown>;
  message: string | null;
}

/** Reads the lead of a reference, for the operator who answers it. Null when there is none. */
export async function readLead(database: Database, secret: string, reference: string): Promise<ReadLead | null> {
  const scope = visibleTo({ kind: 'system' });
  for (const kind of LEAD_KINDS) {
    const row = await findByReference(database.db, scope, kind, reference);
    if (!row) continue;
    const { messageSealed, ...fields } = row;
    return { kind, fields, message: messageSealed ? createLeadKeys(secret).open(messageSealed, row.id) : null };
  }
  return null;
}
