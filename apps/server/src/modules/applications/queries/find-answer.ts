import type { ApplicationStatus } from '@travesia/contracts/applications';
import type { Tx } from '../../../platform/db/database.ts';
import { allApplications } from '../applications.policy.ts';
import { presentSummary } from '../applications.presenter.ts';
import { findApplication } from '../applications.repo.ts';

/** The recipient and current status for an answer email; undefined if the application is gone. */
export async function findAnswer(
  tx: Tx,
  id: string,
): Promise<{ applicantId: string; clinic: string; status: ApplicationStatus } | undefined> {
  const row = await findApplication(tx, allApplications({ kind: 'system' }), id);
  return row && { applicantId: row.applicantId, clinic: presentSummary(row).name, status: row.status };
}
