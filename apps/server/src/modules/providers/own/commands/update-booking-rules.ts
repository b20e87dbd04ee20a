import type { BookingRules, BookingRulesUpdate } from '@travesia/contracts/providers';
import type { Locale } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { writeProvider } from '../../writing/administer.repo.ts';
import { lockOwnProvider } from '../../writing/providers-write.repo.ts';
import { findBookingRules, putBookingRules } from '../booking-rules/booking-rules.repo.ts';
import { showBookingRules } from '../booking-rules/show-booking-rules.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { ofClinic } from '../clinic.policy.ts';
import { refuseLocked } from '../setting-locks.rules.ts';

/**
 * Updates a clinic's booking rules. Throws `request.stale_version`, and `request.invalid` for a policy that is unknown or that its
 * organization has locked.
 */
export async function updateBookingRules(
  deps: ClinicDeps,
  update: BookingRulesUpdate,
  language: Locale,
  actor: Actor,
): Promise<BookingRules> {
  const scope = ofClinic(actor);
  const { database, clock, settingLocks } = deps;
  const reference = await deps.reference();
  const { cancellation_policy: asked } = update;
  if (asked && !reference.policies.has(asked))
    throw new ProblemError('request.invalid', {
      fields: [{ path: 'body.cancellation_policy', code: 'unknown_reference', message: 'is no policy of the catalog' }],
    });
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const clinic = await lockOwnProvider(tx, scope.providerId);
    if (!clinic) throw new ProblemError('access.no_clinic');
    refuseOutOfSight(scope.person, clinic);
    const before = (await findBookingRules(tx, scope))?.version ?? 0;
    if (before !== update.version)
      throw new ProblemError('request.stale_version', {
        present: await showBookingRules(deps, reference, tx, scope, language),
      });
    await putBookingRules(tx, scope, { intake: update.intake, updatedAt: at, version: before + 1 });
    const policy = asked === undefined ? clinic.cancellationPolicy : asked;
    if (clinic.cancellationPolicy !== policy) {
      refuseLocked(['cancellation_policy'], await settingLocks.find(tx, clinic.id), 'body');
      await settingLocks.noteChoices(tx, { providerId: clinic.id, keys: ['cancellation_policy'], at });
      await writeProvider(tx, clinic, { cancellationPolicy: policy }, at);
    }
    await appendAudit(tx, {
      action: 'clinic.booking_rules_changed',
      actor,
      at,
      target: { type: 'provider', id: scope.providerId },
      facts: { intake: update.intake, policy: policy ?? 'none' },
    });
  });
  return showBookingRules(deps, reference, database.db, scope, language);
}
