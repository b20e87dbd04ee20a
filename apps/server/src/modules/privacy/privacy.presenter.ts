import { type DataExport, exportMachine } from '@travesia/contracts/privacy';
import { statesTagged } from '@travesia/contracts/kit';
import type { ExportRow } from './exports.repo.ts';

const DOWNLOADABLE: ReadonlySet<string> = new Set(statesTagged(exportMachine, 'downloadable'));

/** Whether the file of an export may be downloaded. */
export const isDownloadable = ({ status, expiresAt }: ExportRow, now: Date): boolean =>
  DOWNLOADABLE.has(status) && expiresAt !== null && expiresAt > now;

/** An export as its owner sees it: expired after its week, even if the job has not run yet. */
export function presentExport(row: ExportRow, now: Date): DataExport {
  const downloadable = isDownloadable(row, now);
  return {
    id: row.id,
    status: DOWNLOADABLE.has(row.status) && !downloadable ? 'expired' : row.status,
    requested_at: row.requestedAt.toISOString(),
    size: row.size,
    expires_at: row.expiresAt?.toISOString() ?? null,
    actions: downloadable ? ['download'] : [],
  };
}
