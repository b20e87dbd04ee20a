import type { RECIPIENT_TABS } from '@travesia/contracts/aftercare';
import type { ExportedFile } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { type Cell, writeCsv } from '../../../../platform/exports/write-csv.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { patientName } from '../recalls.presenter.ts';
import { ofTeam } from '../recalls.policy.ts';
import { findRecall } from '../recalls.repo.ts';
import { listRecipientRecords, type RecipientRecord } from '../recipients.repo.ts';

const MOST_ROWS = 10_000;
const HEADINGS = [
  'journey',
  'clinic',
  'treated_on',
  'patient',
  'email',
  'phone',
  'sent_at',
  'read_at',
  'reached',
  'reached_at',
] as const;

const cells = ({ row, journey, clinic, patient, treatedOn }: RecipientRecord): Cell[] => {
  const isThere = patient.status !== 'erased';
  return [
    journey.reference,
    clinic.name,
    treatedOn,
    patientName(patient),
    isThere ? patient.email : null,
    isThere ? patient.phone : null,
    row.sentAt?.toISOString() ?? null,
    row.readAt?.toISOString() ?? null,
    row.reached,
    row.reachedAt?.toISOString() ?? null,
  ];
};

/** Exports people of a recall with their contact, to reach them otherwise. The audit log records it. Throws `recalls.not_found`. */
export async function exportRecipients(
  { database, takeSide, clock }: AftercareDeps,
  id: string,
  tab: (typeof RECIPIENT_TABS)[number],
  { actor }: RequestContext,
): Promise<ExportedFile> {
  const recall = await findRecall(database.db, ofTeam(actor), id);
  if (!recall) throw new ProblemError('recalls.not_found');
  const scope = await ofEverySide(takeSide, actor);
  const at = clock.now();
  const range = { limit: MOST_ROWS + 1, offset: 0, now: at };
  const found = await listRecipientRecords(database.db, scope, { recallId: id, tab }, range);
  const rows = found.slice(0, MOST_ROWS);
  await unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'recalls.exported',
      actor,
      at,
      target: { type: 'recall', id },
      facts: { rows: rows.length },
    }),
  );
  return {
    name: `recall-${recall.row.reference.toLowerCase()}-${at.toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: writeCsv(HEADINGS, rows.map(cells)),
    rows: rows.length,
    complete: found.length <= MOST_ROWS,
  };
}
