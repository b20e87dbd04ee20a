import type { ExportedFile } from '@travesia/contracts/kit';
import type { DeskFilter, LeadSummary } from '@travesia/contracts/leads';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { writeCsv } from '../../../../platform/exports/write-csv.ts';
import type { DeskDeps } from '../../leads-deps.ts';
import type { DeskScope } from '../../leads.policy.ts';
import { presentDeskRow } from '../desk.presenter.ts';
import { listDesk } from '../desk.repo.ts';

const MOST_ROWS = 10_000;

const HEADINGS = [
  'reference',
  'kind',
  'status',
  'name',
  'country',
  'language',
  'about',
  'clinic',
  'assignee',
  'received_at',
  'due_on',
  'overdue',
  'answered_at',
] as const;

const cells = (one: LeadSummary) => [
  one.reference,
  one.kind,
  one.status,
  one.name,
  one.country,
  one.language,
  one.about?.[one.language] ?? one.topic,
  one.clinic?.name ?? null,
  one.assignee?.name ?? null,
  one.received_at,
  one.due_on,
  one.overdue,
  one.answered_at,
];

/** Exports the filtered leads as a table, without messages. The audit log records who exported them and how many. */
export async function exportDesk(
  { database, clock }: DeskDeps,
  scope: DeskScope,
  asked: Partial<DeskFilter>,
): Promise<ExportedFile> {
  const at = clock.now();
  const found = await listDesk(database.db, scope, { ...asked, now: at }, { limit: MOST_ROWS + 1, offset: 0 });
  const rows = found.slice(0, MOST_ROWS).map((row) => presentDeskRow(scope, row, at));
  await unitOfWork(database, (tx) =>
    appendAudit(tx, { action: 'leads.exported', actor: scope.member, at, facts: { rows: rows.length } }),
  );
  return {
    name: `requests-${at.toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: writeCsv(HEADINGS, rows.map(cells)),
    rows: rows.length,
    complete: found.length <= MOST_ROWS,
  };
}
