import { ACTIVE_MINUTES, FEED_MINUTES, type FeedKind } from '@travesia/contracts/platform-admin';
import { desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import { textArray } from '../../../platform/db/conditions.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { insertMany } from '../../../platform/db/insert-many.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import type { Sight } from '../../../platform/demo/sight.ts';
import { providers } from '../../providers/providers.tables.ts';
import { feedEntries, feedEvents } from './live.tables.ts';

export type FeedRow = typeof feedEntries.$inferSelect;

export interface FreshEvent {
  id: string;
  name: string;
  payload: unknown;
  at: Date;
}

/** The least id that a time-ordered UUID of this moment has. */
const leastIdAt = (at: Date): string => {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

/** Events since a moment that the feed does not have yet, oldest first. Their ids are in the order of time, so few rows are read. */
export async function findFreshEvents(
  tx: Tx,
  names: readonly string[],
  since: Date,
  limit: number,
): Promise<FreshEvent[]> {
  const { rows } = await tx.execute<{ id: string; name: string; payload: unknown; at: string }>(sql`
    select e.id, e.event_type as name, e.payload, e.created_at as at from outbox_events e
    where e.id >= ${leastIdAt(since)}::uuid and e.event_type = any(${textArray(names)})
      and not exists (select from feed_events f where f.event_id = e.id)
    order by e.position limit ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Whether there is any, without locking anything. */
export async function hasFreshEvents(db: Db, names: readonly string[], since: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from outbox_events e where e.id >= ${leastIdAt(since)}::uuid and e.event_type = any(${textArray(names)})
      and not exists (select from feed_events f where f.event_id = e.id) limit 1`);
  return rows.length > 0;
}

export const noteFedEvents = insertMany(feedEvents, ['eventId'], { unlessPresent: true });

export const insertEntries = insertMany(feedEntries, [
  'seq',
  'id',
  'at',
  'name',
  'kind',
  'level',
  'count',
  'country',
  'reference',
  'providerId',
  'subjectId',
  'detail',
  'demo',
]);

/** The newest position; 0 in an empty feed. */
export async function lastSeq(db: Db | Tx): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(seq), 0)::float8 as last from ${feedEntries}`,
  );
  return Number(rows[0]?.last ?? 0);
}

/** Deletes what is older, except for the newest entry: positions go on from it. */
export async function forgetFeed(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(feedEntries)
    .where(sql`${lt(feedEntries.at, before)} and ${feedEntries.seq} < (select max(seq) from ${feedEntries})`);
  await tx.delete(feedEvents).where(lt(feedEvents.createdAt, before));
}

const since = (at: Date) => sql`${feedEntries.at} >= ${at.toISOString()}::timestamptz`;

/** Entries after a position, newest first, with the clinic's name as it is now. */
export function listEntries(
  db: Db,
  sight: Sight,
  { after, from, limit }: { after: number; from: Date; limit: number },
): Promise<(FeedRow & { clinic: string | null })[]> {
  return db
    .select({ ...getTableColumns(feedEntries), clinic: providers.name })
    .from(feedEntries)
    .leftJoin(providers, eq(providers.id, feedEntries.providerId))
    .where(sql`${gt(feedEntries.seq, after)} and ${since(from)} and ${inSight(sight, feedEntries.demo)}`)
    .orderBy(desc(feedEntries.seq))
    .limit(limit);
}

/** How many of these there are. */
export async function countEntries(
  db: Db,
  sight: Sight,
  { after, from }: { after: number; from: Date },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${feedEntries}
    where ${gt(feedEntries.seq, after)} and ${since(from)} and ${inSight(sight, feedEntries.demo)}`);
  return rows[0]?.count ?? 0;
}

/** Counts by minute and kind of the last hour. */
export async function countMinutes(
  db: Db,
  sight: Sight,
  now: Date,
): Promise<{ at: string; kind: FeedKind; count: number }[]> {
  const from = new Date(now.getTime() - FEED_MINUTES * 60_000);
  const { rows } = await db.execute<{ at: string; kind: FeedKind; count: number }>(sql`
    select to_json(date_trunc('minute', ${feedEntries.at}))#>>'{}' as at, ${feedEntries.kind} as kind,
      sum(${feedEntries.count})::int as count
    from ${feedEntries} where ${since(from)} and ${inSight(sight, feedEntries.demo)} group by 1, 2 order by 1, 2`);
  return rows;
}

/** Users by country who renewed their session lately, which a client does every 15 minutes while it is used. */
export async function countActive(
  db: Db,
  sight: Sight,
  now: Date,
): Promise<{ country: string | null; users: number }[]> {
  const from = new Date(now.getTime() - ACTIVE_MINUTES * 60_000).toISOString();
  const { rows } = await db.execute<{ country: string | null; users: number }>(sql`
    select u.country, count(distinct u.id)::int as users from sessions s join users u on u.id = s.user_id
    where s.last_seen_at >= ${from}::timestamptz and s.ended_at is null and ${inSight(sight, sql`u.demo`)}
    group by 1 order by 2 desc, 1`);
  return rows;
}
