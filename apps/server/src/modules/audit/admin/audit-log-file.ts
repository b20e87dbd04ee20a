import { type ExportSignature, signExport } from '../../../platform/audit/chain/sign-export.ts';
import { type Cell, writeCsv } from '../../../platform/exports/write-csv.ts';
import type { AuditLogRow } from './audit-log.repo.ts';

/** Columns of an exported entry: the fields its hash covers, plus names. */
const toRecord = ({ entry, link, previousHash, actorName, subjectName, providerName }: AuditLogRow) => ({
  number: link?.number ?? null,
  previous_hash: previousHash ?? null,
  hash: link?.hash ?? null,
  id: entry.id,
  position: entry.position,
  at: entry.at.toISOString(),
  action: entry.action,
  actor_kind: entry.actorKind,
  actor_id: entry.actorId,
  actor_name: actorName,
  subject_id: entry.subjectId,
  subject_name: subjectName,
  provider_id: entry.contextProviderId,
  provider_name: providerName,
  target_type: entry.targetType,
  target_id: entry.targetId,
  session_id: entry.sessionId,
  request_id: entry.requestId,
  facts: entry.facts,
});

type Exported = ReturnType<typeof toRecord>;

/** Entries as a CSV table; facts are in one column as JSON. */
export function auditLogCsv(rows: readonly AuditLogRow[]): string {
  const records = rows.map(toRecord);
  const headings = Object.keys(records[0] ?? EMPTY) as (keyof Exported)[];
  return writeCsv(
    headings,
    records.map((record) => headings.map((name): Cell => cellOf(record[name]))),
  );
}

const EMPTY: Record<keyof Exported, null> = {
  number: null,
  previous_hash: null,
  hash: null,
  id: null,
  position: null,
  at: null,
  action: null,
  actor_kind: null,
  actor_id: null,
  actor_name: null,
  subject_id: null,
  subject_name: null,
  provider_id: null,
  provider_name: null,
  target_type: null,
  target_id: null,
  session_id: null,
  request_id: null,
  facts: null,
};

const cellOf = (value: Exported[keyof Exported]): Cell =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Entries as JSON lines, and a last line that authenticates the lines before it. */
export function auditLogLines(rows: readonly AuditLogRow[], secret: string): string {
  const lines = rows.map((row) => `${JSON.stringify(toRecord(row))}\n`).join('');
  const signature: ExportSignature = signExport(secret, lines);
  return `${lines}${JSON.stringify({ entries: rows.length, signature })}\n`;
}
