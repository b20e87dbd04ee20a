import type { BookingRules } from '@travesia/contracts/providers';
import type { Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Reference } from '../../../catalog/index.ts';
import { clinicActions } from '../clinic-actions.rules.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { type ClinicScope, ofClinic } from '../clinic.policy.ts';
import { findClinicRow } from '../clinic.repo.ts';
import { findBookingRules } from './booking-rules.repo.ts';

/** What applies until a clinic says otherwise. */
const DEFAULTS = { intake: 'full', version: 0 } as const;

/** Booking rules of the request's clinic. */
export const getBookingRulesQuery = async (deps: ClinicDeps, language: Locale, actor: Actor): Promise<BookingRules> =>
  showBookingRules(deps, await deps.reference(), deps.database.db, ofClinic(actor), language);

/** Same, but also usable in a transaction, with the reference data loaded beforehand. */
export async function showBookingRules(
  { settingLocks }: Pick<ClinicDeps, 'settingLocks'>,
  reference: Reference,
  db: Db | Tx,
  scope: ClinicScope,
  language: Locale,
): Promise<BookingRules> {
  const found = await findClinicRow(db, scope);
  if (!found) throw new ProblemError('access.no_clinic');
  const { clinic } = found;
  const { intake, version } = (await findBookingRules(db, scope)) ?? DEFAULTS;
  const locks = await settingLocks.find(db, scope.providerId);
  return {
    cancellation_policy: clinic.cancellationPolicy,
    policy_locked_by: locks?.keys.includes('cancellation_policy') ? locks.organization : null,
    intake,
    policies: [...reference.policies.values()].map(({ key, name, summary }) => ({
      key,
      name: name[language],
      summary: summary[language],
    })),
    languages: clinic.languages,
    version,
    actions: clinicActions(scope.person, clinic),
  };
}
