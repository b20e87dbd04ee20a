import { inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/db/database.ts';
import { calendarExceptions, calendarFeeds, calendars, calendarWindows, feedBusy } from './availability.tables.ts';

type Row<T extends { $inferInsert: object }, Out extends string> = Omit<T['$inferInsert'], Out>;

/** A calendar of the demo with everything that belongs to it. */
export interface DemoCalendar extends Row<typeof calendars, 'id'> {
  id: string;
  windows: Row<typeof calendarWindows, 'id' | 'calendarId'>[];
  exceptions: (Row<typeof calendarExceptions, 'calendarId'> & { id: string })[];
  feed: {
    id: string;
    name: string;
    host: string;
    readAt: Date;
    nextReadAt: Date;
    busy: { startsAt: Date; endsAt: Date }[];
  } | null;
}

/** Writes the demo's calendars anew, with what visitors of the demo changed gone. */
export async function rewriteDemoCalendars(tx: Tx, rows: readonly DemoCalendar[]): Promise<void> {
  if (!rows.length) return;
  const providerIds = [...new Set(rows.map(({ providerId }) => providerId))];
  await tx.delete(calendars).where(inArray(calendars.providerId, providerIds));
  await tx
    .insert(calendars)
    .values(rows.map(({ windows: _windows, exceptions: _exceptions, feed: _feed, ...calendar }) => calendar));
  const windows = rows.flatMap(({ id: calendarId, windows: own }) =>
    own.map((window) => ({ ...window, id: uuidv7(), calendarId })),
  );
  if (windows.length) await tx.insert(calendarWindows).values(windows);
  const exceptions = rows.flatMap(({ id: calendarId, exceptions: own }) => own.map((one) => ({ ...one, calendarId })));
  if (exceptions.length) await tx.insert(calendarExceptions).values(exceptions);
  for (const { id: calendarId, feed } of rows) {
    if (!feed) continue;
    const { id, name, host, readAt, nextReadAt, busy } = feed;
    await tx.insert(calendarFeeds).values({
      id,
      calendarId,
      name,
      host,
      // No address, so that nothing is ever asked: `readFeed` reads sealed addresses only.
      url: '',
      urlHash: id,
      status: 'ok',
      busyCount: busy.length,
      lastTriedAt: readAt,
      lastGoodAt: readAt,
      nextReadAt,
      createdAt: readAt,
    });
    await tx.insert(feedBusy).values(busy.map((times) => ({ ...times, feedId: id, calendarId })));
  }
}
