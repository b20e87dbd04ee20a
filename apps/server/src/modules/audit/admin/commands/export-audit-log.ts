import type { AuditLogFilter } from '@travesia/contracts/audit';
import type { ExportedFile } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { seesSession } from '../../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ActivityDeps } from '../../audit-deps.ts';
import { auditLogCsv, auditLogLines } from '../audit-log-file.ts';
import { wholeLog } from '../audit-log.policy.ts';
import { type AuditLogRow, listLogEntries } from '../audit-log.repo.ts';
import { wantedEntries } from '../wanted-entries.ts';

const MOST_ROWS = 20_000;

/** Exports filtered log entries as a file; the log records who exported them. */
export async function exportAuditLog(
  { database, clock, secret }: ActivityDeps,
  { format, ...filter }: AuditLogFilter & { format: 'csv' | 'jsonl' },
  actor: Actor,
): Promise<ExportedFile> {
  const scope = wholeLog(actor);
  const at = clock.now();
  const found = await listLogEntries(database.db, scope, wantedEntries(filter), { limit: MOST_ROWS + 1 });
  const rows = found
    .slice(0, MOST_ROWS)
    .map((row) => (seesSession(scope.admin, row.entry.sessionId) ? row : withoutDevice(row)));
  await unitOfWork(database, (tx) =>
    appendAudit(tx, { action: 'audit.exported', actor, at, facts: { rows: rows.length, format } }),
  );
  return {
    name: `audit-log-${at.toISOString().slice(0, 10)}.${format}`,
    media_type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
    content: format === 'csv' ? auditLogCsv(rows) : auditLogLines(rows, secret),
    rows: rows.length,
    complete: found.length <= MOST_ROWS,
  };
}

/** An entry of another demo visitor, without device data, for export by the demo admin. */
function withoutDevice(row: AuditLogRow): AuditLogRow {
  const { device: _device, place: _place, network: _network, ...facts } = { ...row.entry.facts };
  return { ...row, entry: { ...row.entry, sessionId: null, requestId: null, facts } };
}
