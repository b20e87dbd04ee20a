import type { Subscription } from '@travesia/contracts/providers';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { presentSubscription } from '../../admin/subscriptions/subscription.presenter.ts';
import { listPeriods } from '../../admin/subscriptions/subscriptions.repo.ts';
import { findClinicRow } from '../clinic.repo.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { ofClinic } from '../clinic.policy.ts';

/** The subscription of the request's clinic. */
export async function getClinicSubscriptionQuery(
  { database: { db }, clock }: Pick<ClinicDeps, 'database' | 'clock'>,
  actor: Actor,
): Promise<Subscription> {
  const scope = ofClinic(actor);
  const row = await findClinicRow(db, scope);
  if (!row) throw new ProblemError('access.no_clinic');
  return presentSubscription(await listPeriods(db, scope.providerId), clock.today(row.clinic.timeZone));
}
