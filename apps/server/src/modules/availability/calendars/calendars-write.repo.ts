import { and, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import type { ClinicScope } from '../../providers/index.ts';
import { calendarExceptions, calendars, calendarWindows, clinicHolidays } from '../availability.tables.ts';

export type StoredCalendar = typeof calendars.$inferSelect;
export type NewWindow = Omit<typeof calendarWindows.$inferInsert, 'id' | 'calendarId'>;
export type NewExceptionRow = Omit<typeof calendarExceptions.$inferInsert, 'calendarId' | 'createdAt'> & { id: string };
type Settings = Omit<typeof calendars.$inferInsert, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** The calendar of a clinician or room of the clinic, locked. */
export async function lockCalendar(
  tx: Tx,
  { providerId }: ClinicScope,
  { type, id }: { type: 'clinician' | 'room'; id: string },
): Promise<StoredCalendar | undefined> {
  const column = type === 'clinician' ? calendars.clinicianId : calendars.roomId;
  const [row] = await tx
    .select()
    .from(calendars)
    .where(and(eq(calendars.providerId, providerId), eq(column, id)))
    .for('update');
  return row;
}

/** Writes a calendar's settings: a new one, or the next version of an existing one. Returns its id and version. */
export async function writeCalendar(
  tx: Tx,
  existing: StoredCalendar | undefined,
  settings: Settings,
  at: Date,
): Promise<{ id: string; version: number }> {
  if (existing) {
    const version = existing.version + 1;
    await tx
      .update(calendars)
      .set({ ...settings, updatedAt: at, version })
      .where(eq(calendars.id, existing.id));
    return { id: existing.id, version };
  }
  const id = uuidv7();
  await tx.insert(calendars).values({ ...settings, id, createdAt: at, updatedAt: at });
  return { id, version: 1 };
}

/** Raises the version of calendars whose exceptions changed. */
export async function raiseVersions(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length)
    await tx
      .update(calendars)
      .set({ updatedAt: at, version: sql`${calendars.version} + 1` })
      .where(inArray(calendars.id, [...ids]));
}

/** Replaces the weekly hours of a calendar. */
export async function replaceWindows(tx: Tx, calendarId: string, windows: readonly NewWindow[]): Promise<void> {
  await tx.delete(calendarWindows).where(eq(calendarWindows.calendarId, calendarId));
  if (windows.length)
    await tx.insert(calendarWindows).values(windows.map((window) => ({ ...window, id: uuidv7(), calendarId })));
}

/** The weekly hours of a calendar. */
export const listWindows = (tx: Tx, calendarId: string) =>
  tx.select().from(calendarWindows).where(eq(calendarWindows.calendarId, calendarId));

/** The exceptions of a calendar. */
export const listExceptions = (tx: Tx, calendarId: string) =>
  tx.select().from(calendarExceptions).where(eq(calendarExceptions.calendarId, calendarId));

export async function addExceptions(
  tx: Tx,
  rows: readonly (NewExceptionRow & { calendarId: string })[],
  at: Date,
): Promise<void> {
  if (rows.length) await tx.insert(calendarExceptions).values(rows.map((row) => ({ ...row, createdAt: at })));
}

export async function updateException(tx: Tx, { id, ...row }: NewExceptionRow): Promise<void> {
  await tx.update(calendarExceptions).set(row).where(eq(calendarExceptions.id, id));
}

export async function removeExceptions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length) await tx.delete(calendarExceptions).where(inArray(calendarExceptions.id, [...ids]));
}

/** Removes an exception of the clinic; returns its calendar, or undefined if there is no such exception. */
export async function takeException(
  tx: Tx,
  { providerId }: ClinicScope,
  id: string,
): Promise<{ calendarId: string; kind: string; fromDate: string; toDate: string } | undefined> {
  const { rows } = await tx.execute<{ calendarId: string; kind: string; fromDate: string; toDate: string }>(sql`
    delete from calendar_exceptions e using calendars k
    where e.id = ${id}::uuid and k.id = e.calendar_id and k.provider_id = ${providerId}::uuid
    returning e.calendar_id as "calendarId", e.kind, e.from_date::text as "fromDate", e.to_date::text as "toDate"`);
  return rows[0];
}

export async function removeCalendar(tx: Tx, id: string): Promise<void> {
  await tx.delete(calendars).where(eq(calendars.id, id));
}

/** Notes that a clinic works on a holiday, or doesn't. */
export async function setHoliday(tx: Tx, { providerId }: ClinicScope, date: string, works: boolean): Promise<void> {
  if (works) await tx.insert(clinicHolidays).values({ providerId, date }).onConflictDoNothing();
  else
    await tx
      .delete(clinicHolidays)
      .where(and(eq(clinicHolidays.providerId, providerId), eq(clinicHolidays.date, date)));
}
