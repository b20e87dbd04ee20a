import type { ClinicActivityEntry, ClinicActivityFilter } from '@travesia/contracts/audit';
import type { ExportedFile } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { writeCsv } from '../../../../platform/exports/write-csv.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ActivityDeps } from '../../audit-deps.ts';
import { ofClinic } from '../clinic-activity.policy.ts';
import { presentClinicAct } from '../clinic-activity.presenter.ts';
import { listClinicActs } from '../clinic-activity.repo.ts';
import { wantedActs } from '../queries/list-clinic-activity.ts';

const MOST_ROWS = 10_000;

const HEADINGS = [
  'at',
  'by',
  'name',
  'organization',
  'action',
  'about',
  'reason',
  'device',
  'place',
  'network',
  'facts',
];

const cells = (entry: ClinicActivityEntry) => [
  entry.at,
  entry.by,
  entry.name,
  entry.organization_name,
  entry.action,
  entry.subject_name,
  entry.reason,
  entry.device,
  entry.place,
  entry.network,
  Object.keys(entry.facts).length ? JSON.stringify(entry.facts) : null,
];

/** Exports a clinic's filtered activity as a table; the activity records who exported it. */
export async function exportClinicActivity(
  { database, clock }: ActivityDeps,
  filter: ClinicActivityFilter,
  actor: Actor,
): Promise<ExportedFile> {
  const scope = ofClinic(actor);
  const at = clock.now();
  const found = await listClinicActs(database.db, scope, wantedActs(filter), { limit: MOST_ROWS + 1 });
  const rows = found.slice(0, MOST_ROWS).map((row) => presentClinicAct(scope, row));
  await unitOfWork(database, (tx) =>
    appendAudit(tx, { action: 'audit.exported', actor, at, facts: { rows: rows.length, format: 'csv' } }),
  );
  return {
    name: `activity-${at.toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: writeCsv(HEADINGS, rows.map(cells)),
    rows: rows.length,
    complete: found.length <= MOST_ROWS,
  };
}
