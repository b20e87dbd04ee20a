import {
  type Application,
  type ApplicationFile,
  applicationMachine,
  type ApplicationSummary,
  type ChecklistEntry,
} from '@travesia/contracts/applications';
import { actionsFor } from '@travesia/contracts/kit';
import type { DocumentRow } from './application-files.repo.ts';
import type { ApplicationRow } from './applications.repo.ts';

/** Presents an application in a list. */
export const presentSummary = (row: ApplicationRow): ApplicationSummary => ({
  id: row.id,
  status: row.status,
  name: row.sections.business.trade_name || row.sections.business.legal_name,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  submitted_at: row.submittedAt?.toISOString() ?? null,
});

const presentDocument = ({ id, kind, name, mediaType, size, createdAt }: DocumentRow): ApplicationFile => ({
  id,
  kind,
  name,
  media_type: mediaType ?? '',
  size: size ?? 0,
  added_at: createdAt.toISOString(),
});

interface Around {
  documents: readonly DocumentRow[];
  checklist: ChecklistEntry[];
  review: Application['review'];
  claimed: Application['claimed_listing'];
}

/** Presents an application to its applicant. */
export const presentApplication = (
  row: ApplicationRow,
  { documents, checklist, review, claimed }: Around,
): Application => ({
  ...presentSummary(row),
  version: row.version,
  actions: [
    ...(isEditable(row) ? (['edit'] as const) : []),
    ...actionsFor(applicationMachine, row.status, 'provider').filter(
      (action) => action === 'submit' || action === 'withdraw',
    ),
  ],
  sections: row.sections,
  files: documents.map(presentDocument),
  claimed_listing: claimed,
  checklist,
  review,
  answered_at: row.answeredAt?.toISOString() ?? null,
  reason: row.reason,
});

/** Whether the applicant can change it now. */
export const isEditable = ({ status }: Pick<ApplicationRow, 'status'>): boolean =>
  applicationMachine.states[status].tags.some((tag) => tag === 'editable');
