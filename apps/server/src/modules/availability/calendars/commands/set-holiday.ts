import type { Holiday } from '@travesia/contracts/availability';
import type { Locale } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockClinicOf, ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { holidaysOf } from '../../holidays/holidays-of.ts';
import { refreshNextFree } from '../../next-free/refresh-next-free.ts';
import { setHoliday as writeHoliday } from '../calendars-write.repo.ts';

/** Says whether the clinic works on a public holiday. Throws `availability.not_a_holiday`. */
export async function setHoliday(
  deps: AvailabilityDeps,
  { date, works }: { date: string; works: boolean },
  language: Locale,
  actor: Actor,
): Promise<Holiday> {
  const scope = ofClinic(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const clinic = await lockClinicOf(tx, scope);
    const [holiday] = holidaysOf(clinic.country, date, date);
    if (!holiday) throw new ProblemError('availability.not_a_holiday');
    await writeHoliday(tx, scope, date, works);
    await refreshNextFree(deps, tx, [scope.providerId]);
    await appendAudit(tx, {
      action: 'availability.holiday_changed',
      actor,
      at,
      target: { type: 'provider', id: scope.providerId },
      facts: { date, works },
    });
    return { date, name: holiday.name(language), works };
  });
}
