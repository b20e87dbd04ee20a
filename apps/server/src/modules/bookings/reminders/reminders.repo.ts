import { type BookingReminder, VISIT_REMINDERS, type VisitReminder } from '@travesia/contracts/bookings';
import { and, eq, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { stateChanges } from '../../../platform/transition/transition.tables.ts';
import { bookingReminders, bookings } from '../bookings.tables.ts';

interface Which {
  /** Only this booking. */
  only?: string;
  leaveOut?: readonly string[];
  limit: number;
}

const HOLDS = { answer: 'pending', pay: 'awaiting_payment' } as const;

const hours = (count: number): SQL => sql.raw(`interval '${count} hours'`);

/** Since when the present time is agreed: nobody is reminded right after agreeing to one. */
const agreedAt = sql`greatest(${bookings.confirmedAt}, ${bookings.movedAt})`;

/** Since when a booking is in its state. */
const heldFrom = sql`(select max(c.at) from ${stateChanges} c
  where c.entity_id = ${bookings.id} and c.machine = 'booking' and c.to_state = ${bookings.status})`;

/** A visit is ahead by less than the reminder’s hours, and by so many that it still helps. */
function visitIsDue(reminder: VisitReminder, now: SQL): SQL | undefined {
  const { due, until } = VISIT_REMINDERS[reminder];
  return and(
    eq(bookings.status, 'confirmed'),
    sql`${bookings.startsAt} > ${now} + ${hours(until)} and ${bookings.startsAt} <= ${now} + ${hours(due)}`,
    sql`${agreedAt} < ${bookings.startsAt} - ${hours(due)}`,
  );
}

/** Half of the time in which a request must be answered, or a deposit paid, is over. */
const holdIsDue = (reminder: keyof typeof HOLDS, now: SQL): SQL | undefined =>
  and(
    eq(bookings.status, HOLDS[reminder]),
    sql`${bookings.expiresAt} > ${now} and ${now} >= ${bookings.expiresAt} - (${bookings.expiresAt} - ${heldFrom}) / 2`,
  );

/**
 * Bookings that somebody must be reminded of and was not yet: of a visit while a reminder still helps, of an answer or a payment
 * half-way through its time. `about` is the instant it is about.
 */
export function listDue(
  db: Db | Tx,
  reminder: BookingReminder,
  at: Date,
  { only, leaveOut = [], limit }: Which,
): Promise<{ id: string; providerId: string; about: Date | null }[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const isHold = reminder === 'answer' || reminder === 'pay';
  const about = isHold ? bookings.expiresAt : bookings.startsAt;
  return db
    .select({ id: bookings.id, providerId: bookings.providerId, about })
    .from(bookings)
    .where(
      and(
        isHold ? holdIsDue(reminder, now) : visitIsDue(reminder, now),
        sql`not exists (select from ${bookingReminders} r
          where r.booking_id = ${bookings.id} and r.reminder = ${reminder} and r.about = ${about})`,
        only === undefined ? undefined : eq(bookings.id, only),
        leaveOut.length ? notInArray(bookings.id, [...leaveOut]) : undefined,
      ),
    )
    .orderBy(about, bookings.id)
    .limit(limit);
}

/** Notes a reminder; false if it was noted before. */
export async function noteReminder(tx: Tx, row: typeof bookingReminders.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(bookingReminders).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Forgets reminders of times that are over. */
export async function deleteOldReminders(tx: Tx, before: Date): Promise<void> {
  await tx.delete(bookingReminders).where(lt(bookingReminders.about, before));
}
