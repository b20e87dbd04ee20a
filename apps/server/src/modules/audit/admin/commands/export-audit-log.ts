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

/** What a filter leaves of the log, as a file to take away; who took it is in the log itself. */
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

/** An entry of another visitor of the demo, as its admin may take it away: nothing of the device. */
function withoutDevice(row: AuditLogRow): AuditLogRow {
  const { device: _device, place: _place, network: _network, ...facts } = row.entry.facts;
  return { ...row, entry: { ...row.entry, sessionId: null, requestId: null, facts } };
}
