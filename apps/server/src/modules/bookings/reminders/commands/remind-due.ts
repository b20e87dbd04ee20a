import { BOOKING_REMINDERS, type BookingReminder, bookingReminded } from '@travesia/contracts/bookings';
import type { Logger } from 'pino';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { lockAnyBooking } from '../../bookings.repo.ts';
import { deleteOldReminders, listDue, noteReminder } from '../reminders.repo.ts';

const BATCH = 100;
/** Reminders of past times are kept this long, to see what was sent. */
const KEPT_MS = 30 * 24 * 3_600_000;

export interface RemindersDeps {
  database: Database;
  clock: Clock;
  logger: Pick<Logger, 'error'>;
}

/**
 * Reminds of everything that is due, each in its own transaction; returns how many reminders were sent. What is noted is not sent
 * again, so that it may run twice, or in several processes at once.
 */
export async function remindDue(deps: RemindersDeps): Promise<number> {
  const { database, clock } = deps;
  const now = clock.now();
  let sent = 0;
  for (const reminder of BOOKING_REMINDERS) {
    // Those that failed, or changed meanwhile, wait for the next run.
    const leaveOut: string[] = [];
    for (let found = BATCH; found === BATCH;) {
      const due = await listDue(database.db, reminder, now, { leaveOut, limit: BATCH });
      found = due.length;
      for (const { id } of due) {
        if (await attempt(deps, id, reminder, now)) sent += 1;
        else leaveOut.push(id);
      }
    }
  }
  await unitOfWork(database, (tx) => deleteOldReminders(tx, new Date(now.getTime() - KEPT_MS)));
  return sent;
}

/** One that cannot be sent must not keep the others from it. */
async function attempt(deps: RemindersDeps, id: string, reminder: BookingReminder, now: Date): Promise<boolean> {
  try {
    return await remind(deps, id, reminder, now);
  } catch (error) {
    deps.logger.error({ err: error, booking_id: id, reminder }, 'nobody could be reminded of a booking');
    return false;
  }
}

function remind({ database }: RemindersDeps, id: string, reminder: BookingReminder, now: Date): Promise<boolean> {
  return unitOfWork(database, async (tx) => {
    await lockAnyBooking(tx, id);
    // Moved, cancelled or reminded of by another process meanwhile.
    const [due] = await listDue(tx, reminder, now, { only: id, limit: 1 });
    if (!due?.about || !(await noteReminder(tx, { bookingId: id, reminder, about: due.about, sentAt: now })))
      return false;
    await appendEvent(tx, bookingReminded, {
      booking_id: id,
      provider_id: due.providerId,
      reminder,
      about: due.about.toISOString(),
    });
    return true;
  });
}
