import type { Database } from '../../../platform/db/database.ts';
import { createLeadKeys } from '../lead-keys.ts';
import { visibleTo } from '../leads.policy.ts';
import { findByReference, LEAD_KINDS, type LeadKind } from '../leads.repo.ts';

/** All fields of a lead, with its message decrypted. */
export interface ReadLead {
  kind: LeadKind;
  fields: Record<string, unknown>;
  message: string | null;
}

/** The lead with a reference, for the operator who answers it, or null. */
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
