import type { TreatmentApproval } from '@travesia/contracts/advertising';
import type { Locale } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { presentApproval } from '../approvals.presenter.ts';
import { decidedBy } from '../approvals.policy.ts';
import { findApproval } from '../approvals.repo.ts';

/** A request as admins see it. Throws `advertising.approval_not_found`. */
export async function readApproval(
  { database, reference }: AdvertisingDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<TreatmentApproval> {
  const row = await findApproval(database.db, decidedBy(actor), id);
  if (!row) throw new ProblemError('advertising.approval_not_found');
  return presentApproval(await reference(), row, language);
}
