import type { Database } from '../../../platform/db/database.ts';
import { visibleTo } from '../leads.policy.ts';
import { LEAD_KINDS, type LeadKind, type LeadLine, listLeadLines } from '../leads.repo.ts';

/** The newest leads of every kind, for the operator; without personal data of the senders. */
export async function listLeads(database: Database, limit: number): Promise<(LeadLine & { kind: LeadKind })[]> {
  const scope = visibleTo({ kind: 'system' });
  const lists = await Promise.all(
    LEAD_KINDS.map(async (kind) =>
      (await listLeadLines(database.db, scope, kind, limit)).map((line) => ({ ...line, kind })),
    ),
  );
  return lists
    .flat()
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, limit);
}
