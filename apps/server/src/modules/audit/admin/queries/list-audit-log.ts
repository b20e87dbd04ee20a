import type { AuditLog, AuditLogQuery } from '@travesia/contracts/audit';
import { pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { wholeLog } from '../audit-log.policy.ts';
import { presentLogEntry } from '../audit-log.presenter.ts';
import { countLogEntries, listLogEntries } from '../audit-log.repo.ts';
import { wantedEntries } from '../wanted-entries.ts';

/** A page of the audit log. */
export async function listAuditLogQuery(
  { database: { db } }: Pick<ModuleDeps, 'database'>,
  { page, limit, before, sort, ...filter }: AuditLogQuery,
  actor: Actor,
): Promise<AuditLog> {
  const scope = wholeLog(actor);
  const wanted = wantedEntries(filter, before);
  const [rows, total] = await Promise.all([
    listLogEntries(db, scope, wanted, { sort, limit, offset: (page - 1) * limit }),
    countLogEntries(db, scope, wanted),
  ]);
  const facts = pageFacts(total, page, limit);
  const last = rows.at(-1);
  return {
    data: rows.map((row) => presentLogEntry(scope, row)),
    ...facts,
    next_before: facts.has_next && last && sort === 'newest' ? String(last.entry.position) : null,
  };
}
