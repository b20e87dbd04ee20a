import {
  type AvailabilityCalendar,
  type CalendarDraft,
  MOST_EXCEPTIONS,
  overlappingWindows,
} from '@travesia/contracts/availability';
import type { Locale } from '@travesia/contracts/kit';
import { isDeepStrictEqual } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockClinicOf, ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { refreshNextFree } from '../../next-free/refresh-next-free.ts';
import { showCalendar } from '../queries/get-calendar.ts';
import {
  addExceptions,
  listExceptions,
  lockCalendar,
  removeExceptions,
  replaceWindows,
  updateException,
  writeCalendar,
} from '../calendars-write.repo.ts';
import { checkWindows } from '../check-windows.ts';
import { pickResource, readClinic, refOf } from '../read-clinic.ts';
import { exceptionColumns, settingsColumns, windowColumns } from '../to-columns.ts';

interface Asked {
  clinician?: string | undefined;
  room?: string | undefined;
  language: Locale;
}

/**
 * Replaces the calendar of a clinician or room; the first save creates it. Throws `availability.resource_not_found`,
 * `availability.hours_overlap` and `request.stale_version`.
 */
export async function saveCalendar(
  deps: AvailabilityDeps,
  asked: Asked,
  { version: seen, ...draft }: CalendarDraft & { version: number },
  actor: Actor,
): Promise<AvailabilityCalendar> {
  const scope = ofClinic(actor);
  checkWindows(overlappingWindows(draft.windows));
  const ref = refOf(asked);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await lockClinicOf(tx, scope);
    const clinic = await readClinic(deps, tx, scope);
    const { resource } = pickResource(clinic, asked);
    const existing = await lockCalendar(tx, scope, ref);
    if ((existing?.version ?? 0) !== seen)
      throw new ProblemError('request.stale_version', { present: await showCalendar(deps, tx, scope, asked) });
    const saved = await writeCalendar(
      tx,
      existing,
      {
        providerId: scope.providerId,
        clinicianId: ref.type === 'clinician' ? ref.id : null,
        roomId: ref.type === 'room' ? ref.id : null,
        ...settingsColumns(draft),
      },
      at,
    );
    await replaceWindows(tx, saved.id, draft.windows.map(windowColumns));
    await replaceExceptions(tx, saved.id, draft.exceptions, clinic.today, at);
    await refreshNextFree(deps, tx, [scope.providerId]);
    await appendAudit(tx, {
      action: 'availability.changed',
      actor,
      at,
      target: { type: 'calendar', id: saved.id },
      facts: {
        resource: resource.type,
        resource_id: resource.id,
        windows: draft.windows.length,
        exceptions: draft.exceptions.length,
        created: existing === undefined,
      },
    });
  });
  return showCalendar(deps, deps.database.db, scope, asked);
}

/** Exceptions that are over stay as they are: the clinic is not shown them, and so can't have removed them. */
async function replaceExceptions(
  tx: Tx,
  calendarId: string,
  given: CalendarDraft['exceptions'],
  today: string,
  at: Date,
): Promise<void> {
  const before = await listExceptions(tx, calendarId);
  const past = before.filter(({ toDate }) => toDate < today);
  if (past.length + given.length > MOST_EXCEPTIONS * 2) throw new ProblemError('availability.too_many_exceptions');
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set(given.flatMap(({ id }) => (id && known.has(id) ? [id] : [])));
  const gone = before.filter(({ id, toDate }) => toDate >= today && !kept.has(id));
  await removeExceptions(
    tx,
    gone.map(({ id }) => id),
  );
  const fresh = given.filter(({ id }) => !id || !kept.has(id));
  await addExceptions(
    tx,
    fresh.map((one) => ({ ...exceptionColumns(one), id: uuidv7(), calendarId })),
    at,
  );
  for (const one of given) {
    const present = before.find(({ id }) => id === one.id);
    if (!present) continue;
    const columns = { ...exceptionColumns(one), id: present.id };
    // Mostly none was changed, and a calendar may have hundreds.
    if (!isDeepStrictEqual({ ...present, ...columns }, present)) await updateException(tx, columns);
  }
}
