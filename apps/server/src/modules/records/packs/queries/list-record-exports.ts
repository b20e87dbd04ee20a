import type { RecordExport } from '@travesia/contracts/records';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecordExports } from '../../records.policy.ts';
import { presentRecordExport } from '../packs.presenter.ts';
import { listRecordExports } from '../record-exports.repo.ts';

const MOST = 20;

/** The zips and PDFs that the user asked for. */
export async function listRecordExportsQuery(
  { database, clock }: RecordsDeps,
  actor: Actor,
): Promise<{ data: RecordExport[] }> {
  const now = clock.now();
  const rows = await listRecordExports(database.db, ownRecordExports(actor), MOST);
  return { data: rows.map((row) => presentRecordExport(row, now)) };
}
