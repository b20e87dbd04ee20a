import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type NextFree, updateNextFree } from '../../providers/index.ts';
import type { AvailabilityDeps } from '../availability-deps.ts';
import { findClinicPlace, listCalendarRows, listResources } from '../calendars/calendars.repo.ts';
import { earlier, firstFree } from '../calendars/first-free.ts';
import { contextOf, endOfHour, planOf } from '../calendars/plan-of.ts';

type Deps = Pick<AvailabilityDeps, 'busy' | 'clock'>;

/** Days that patients see at most. */
const FARTHEST = 366;

/** The first free days of a clinic: the earliest of its clinicians and active rooms. */
export async function computeNextFree({ busy, clock }: Deps, db: Db | Tx, providerId: string): Promise<NextFree> {
  const none = { providerId, nextFreeOn: null, nextFreeOnlineOn: null };
  const place = await findClinicPlace(db, { providerId });
  if (!place) return none;
  const today = clock.today(place.timeZone);
  const until = calendar.addDays(today, FARTHEST);
  const rows = await listCalendarRows(db, busy, { providerId }, today, until);
  if (!rows.length) return none;
  const active = new Set((await listResources(db, { providerId })).filter(isActive).map(({ id }) => id));
  return rows
    .filter(({ clinicianId, roomId }) => active.has(clinicianId ?? roomId ?? ''))
    .map((row) => firstFree(planOf(row), contextOf(place, row, endOfHour(clock.now()), today, until)))
    .reduce<NextFree>(
      (first, { any, online }) => ({
        providerId,
        nextFreeOn: earlier(first.nextFreeOn, any),
        nextFreeOnlineOn: earlier(first.nextFreeOnlineOn, online),
      }),
      none,
    );
}

const isActive = ({ active }: { active: boolean }): boolean => active;

/** Writes the first free days of clinics where they changed; in the transaction that changed their calendars. */
export async function refreshNextFree(deps: Deps, tx: Tx, providerIds: readonly string[]): Promise<number> {
  const rows: NextFree[] = [];
  for (const providerId of providerIds) rows.push(await computeNextFree(deps, tx, providerId));
  return updateNextFree(tx, rows);
}
