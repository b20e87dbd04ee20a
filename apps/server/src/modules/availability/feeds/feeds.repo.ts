import type { FeedFailure } from '@travesia/contracts/availability';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ClinicScope } from '../../providers/index.ts';
import { calendarFeeds, calendars, publishedFeeds } from '../availability.tables.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;
/** A feed with the clinician or room of its calendar. */
export interface OwnedFeed {
  feed: FeedRow;
  resourceId: string;
}

const ofCalendar = { resourceId: sql<string>`coalesce(${calendars.clinicianId}, ${calendars.roomId})` };

/** Outside calendars of a clinic, oldest first. */
export const listFeeds = (db: Db | Tx, { providerId }: ClinicScope): Promise<OwnedFeed[]> =>
  db
    .select({ feed: calendarFeeds, ...ofCalendar })
    .from(calendarFeeds)
    .innerJoin(calendars, eq(calendars.id, calendarFeeds.calendarId))
    .where(eq(calendars.providerId, providerId))
    .orderBy(calendarFeeds.createdAt, calendarFeeds.id);

/** One of them. */
export async function findFeed(db: Db | Tx, { providerId }: ClinicScope, id: string): Promise<OwnedFeed | undefined> {
  const [row] = await db
    .select({ feed: calendarFeeds, ...ofCalendar })
    .from(calendarFeeds)
    .innerJoin(calendars, eq(calendars.id, calendarFeeds.calendarId))
    .where(and(eq(calendars.providerId, providerId), eq(calendarFeeds.id, id)));
  return row;
}

/** What reading a feed needs. */
export interface FeedToRead {
  id: string;
  calendarId: string;
  providerId: string;
  timeZone: string;
  url: string;
  etag: string | null;
  lastModified: string | null;
}

const toRead = sql`f.id, f.calendar_id as "calendarId", k.provider_id as "providerId", p.time_zone as "timeZone", f.url, f.etag,
  f.last_modified as "lastModified"`;

export async function findFeedToRead(db: Db, id: string): Promise<FeedToRead | undefined> {
  const { rows } = await db.execute<FeedToRead & Record<string, unknown>>(sql`
    select ${toRead} from calendar_feeds f join calendars k on k.id = f.calendar_id join providers p on p.id = k.provider_id
    where f.id = ${id}::uuid`);
  return rows[0];
}

/** Takes feeds that are due, so that no other process reads them for ten minutes. */
export async function claimDueFeeds(tx: Tx, now: Date, limit: number): Promise<FeedToRead[]> {
  const { rows } = await tx.execute<FeedToRead & Record<string, unknown>>(sql`
    update calendar_feeds f set next_read_at = ${now.toISOString()}::timestamptz + interval '10 minutes'
    from calendars k, providers p
    where k.id = f.calendar_id and p.id = k.provider_id and f.id in (
      select id from calendar_feeds where next_read_at <= ${now.toISOString()}::timestamptz order by next_read_at limit ${limit} for update skip locked)
    returning ${toRead}`);
  return rows;
}

export async function lockFeed(tx: Tx, id: string): Promise<FeedRow | undefined> {
  const [row] = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.id, id)).for('update');
  return row;
}

export async function insertFeed(
  tx: Tx,
  feed: Pick<FeedRow, 'id' | 'calendarId' | 'name' | 'url' | 'urlHash' | 'host' | 'createdAt' | 'nextReadAt'>,
): Promise<void> {
  await tx.insert(calendarFeeds).values(feed);
}

export async function countFeedsOf(tx: Tx, calendarId: string): Promise<{ read: number; published: number }> {
  const { rows } = await tx.execute<{ read: number; published: number }>(sql`
    select (select count(*)::int from calendar_feeds where calendar_id = ${calendarId}::uuid) as read,
      (select count(*)::int from published_feeds where calendar_id = ${calendarId}::uuid and revoked_at is null) as published`);
  return rows[0] ?? { read: 0, published: 0 };
}

export async function updateFeed(
  tx: Tx,
  id: string,
  change: Partial<Omit<FeedRow, 'id' | 'calendarId' | 'failure'>> & { failure: FeedFailure | null },
): Promise<void> {
  await tx.update(calendarFeeds).set(change).where(eq(calendarFeeds.id, id));
}

export async function removeFeed(tx: Tx, id: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.id, id));
}

/** Replaces the taken times of a feed; touches only those that changed. Returns how many did. */
export async function replaceBusy(
  tx: Tx,
  { id, calendarId }: Pick<FeedToRead, 'id' | 'calendarId'>,
  times: readonly { startsAt: string; endsAt: string }[],
): Promise<number> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t ("startsAt" timestamptz, "endsAt" timestamptz)`;
  const gone = await tx.execute(sql`
    delete from feed_busy b where b.feed_id = ${id}::uuid
      and not exists (select from ${given} where t."startsAt" = b.starts_at and t."endsAt" = b.ends_at)`);
  const added = await tx.execute(sql`
    insert into feed_busy (feed_id, calendar_id, starts_at, ends_at)
    select ${id}::uuid, ${calendarId}::uuid, t."startsAt", t."endsAt" from ${given} on conflict do nothing`);
  return (gone.rowCount ?? 0) + (added.rowCount ?? 0);
}

export interface PublishedRow {
  id: string;
  calendarId: string;
  createdAt: Date;
  resourceId: string;
}

/** Addresses of a clinic that work. */
export const listPublished = (db: Db | Tx, { providerId }: ClinicScope): Promise<PublishedRow[]> =>
  db
    .select({
      id: publishedFeeds.id,
      calendarId: publishedFeeds.calendarId,
      createdAt: publishedFeeds.createdAt,
      ...ofCalendar,
    })
    .from(publishedFeeds)
    .innerJoin(calendars, eq(calendars.id, publishedFeeds.calendarId))
    .where(and(eq(calendars.providerId, providerId), isNull(publishedFeeds.revokedAt)))
    .orderBy(publishedFeeds.createdAt, publishedFeeds.id);

export async function insertPublished(
  tx: Tx,
  row: Pick<typeof publishedFeeds.$inferInsert, 'calendarId' | 'tokenHash' | 'createdAt'> & { id: string },
): Promise<void> {
  await tx.insert(publishedFeeds).values(row);
}

/** Ends an address of the clinic. Returns its calendar; undefined if there is no such address that works. */
export async function revokePublished(
  tx: Tx,
  { providerId }: ClinicScope,
  id: string,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ calendarId: string }>(sql`
    update published_feeds f set revoked_at = ${at.toISOString()}::timestamptz from calendars k
    where f.id = ${id}::uuid and f.revoked_at is null and k.id = f.calendar_id and k.provider_id = ${providerId}::uuid
    returning f.calendar_id as "calendarId"`);
  return rows[0]?.calendarId;
}

/** The calendar of a token. */
export async function findPublished(
  db: Db,
  tokenHash: string,
): Promise<{ calendarId: string; providerId: string; revoked: boolean } | undefined> {
  const { rows } = await db.execute<{ calendarId: string; providerId: string; revoked: boolean }>(sql`
    select f.calendar_id as "calendarId", k.provider_id as "providerId", f.revoked_at is not null as revoked
    from published_feeds f join calendars k on k.id = f.calendar_id where f.token_hash = ${tokenHash}`);
  return rows[0];
}
