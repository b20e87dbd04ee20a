import type { ApplicationSummary } from '@travesia/contracts/applications';
import type { Db } from '../../../platform/db/database.ts';
import type { ApplicationScope } from '../applications.policy.ts';
import { presentSummary } from '../applications.presenter.ts';
import { findApplications } from '../applications.repo.ts';

/** Applications in scope, open ones first. */
export async function listApplications(db: Db, scope: ApplicationScope): Promise<{ data: ApplicationSummary[] }> {
  return { data: (await findApplications(db, scope)).map(presentSummary) };
}
