import { statesTagged } from '@travesia/contracts/kit';
import { type RecordExport, recordExportMachine, type RecordExportStatus } from '@travesia/contracts/records';
import type { RecordExportRow } from './record-exports.repo.ts';

const DOWNLOADABLE: ReadonlySet<RecordExportStatus> = new Set(statesTagged(recordExportMachine, 'downloadable'));
const RUNNING: ReadonlySet<RecordExportStatus> = new Set(statesTagged(recordExportMachine, 'running'));

export const isMaking = ({ status }: Pick<RecordExportRow, 'status'>): boolean => RUNNING.has(status);

/** Whether its file may be downloaded: not once its day is over, even if the job has not run yet. */
export const isDownloadable = ({ status, expiresAt, fileId }: RecordExportRow, now: Date): boolean =>
  DOWNLOADABLE.has(status) && fileId !== null && expiresAt !== null && expiresAt > now;

export function presentRecordExport(row: RecordExportRow, now: Date): RecordExport {
  const downloadable = isDownloadable(row, now);
  return {
    id: row.id,
    kind: row.kind,
    language: row.language,
    status: DOWNLOADABLE.has(row.status) && !downloadable ? 'expired' : row.status,
    failure: row.failure,
    records: row.recordIds?.length ?? null,
    requested_at: row.requestedAt.toISOString(),
    size: row.size,
    pages: row.pages,
    expires_at: row.expiresAt?.toISOString() ?? null,
    actions: downloadable ? ['download', 'delete'] : ['delete'],
  };
}
