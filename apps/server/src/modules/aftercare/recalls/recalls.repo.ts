import { type RecallCounts, recallMachine, type RECALL_TABS } from '@travesia/contracts/aftercare';
import { statesTagged } from '@travesia/contracts/kit';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { type JourneyScope, journeysInScope } from '../../journeys/index.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { rooms } from '../../providers/rooms/rooms.tables.ts';
import type { RecallRow } from './recall.lifecycle.ts';
import type { RecallScope } from './recalls.policy.ts';
import { recallRecipients, recalls } from './recalls.tables.ts';

const drafter = alias(users, 'drafter');
const approver = alias(users, 'approver');

export interface RecallRecord {
  row: RecallRow;
  clinic: { id: string; name: string } | null;
  room: { id: string; name: string } | null;
  draftedBy: { firstName: string; lastName: string } | null;
  approvedBy: { firstName: string; lastName: string } | null;
}

const records = (db: Db | Tx) =>
  db
    .select({
      row: recalls,
      clinic: { id: providers.id, name: providers.name },
      room: { id: rooms.id, name: rooms.name },
      draftedBy: { firstName: drafter.firstName, lastName: drafter.lastName },
      approvedBy: { firstName: approver.firstName, lastName: approver.lastName },
    })
    .from(recalls)
    .leftJoin(providers, eq(providers.id, recalls.providerId))
    .leftJoin(rooms, eq(rooms.id, recalls.roomId))
    .leftJoin(drafter, eq(drafter.id, recalls.draftedBy))
    .leftJoin(approver, eq(approver.id, recalls.approvedBy));

const within = ({ sight }: RecallScope) => inSight(sight, recalls.demo);

export async function findRecall(db: Db | Tx, scope: RecallScope, id: string): Promise<RecallRecord | undefined> {
  const [record] = await records(db).where(and(within(scope), eq(recalls.id, id)));
  return record;
}

/** Whatever the reader may see of it otherwise. */
export async function findAnyRecall(db: Db | Tx, id: string): Promise<RecallRow | undefined> {
  const [row] = await db.select().from(recalls).where(eq(recalls.id, id));
  return row;
}

/** Locked until the transaction ends. */
export async function lockRecall(tx: Tx, scope: RecallScope, id: string): Promise<RecallRow | undefined> {
  const [row] = await tx
    .select()
    .from(recalls)
    .where(and(within(scope), eq(recalls.id, id)))
    .for('update');
  return row;
}

export async function insertRecall(tx: Tx, row: typeof recalls.$inferInsert): Promise<RecallRow> {
  const [made] = await tx.insert(recalls).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

type Content = Pick<
  RecallRow,
  'title' | 'message' | 'providerId' | 'roomId' | 'materialKind' | 'lot' | 'lotHash' | 'from' | 'to' | 'draftedBy'
>;

/** Writes a draft; the row must be locked. */
export async function writeRecall(
  tx: Tx,
  { id, version }: Pick<RecallRow, 'id' | 'version'>,
  content: Content,
): Promise<void> {
  await tx
    .update(recalls)
    .set({ ...content, version: version + 1 })
    .where(eq(recalls.id, id));
}

const DRAFTED = statesTagged(recallMachine, 'editable');
const FINAL = statesTagged(recallMachine, 'final');
const CONTACTING = statesTagged(recallMachine, 'live').filter((state) => !DRAFTED.some((one) => one === state));
type Tab = (typeof RECALL_TABS)[number];
const STATUSES_OF: Readonly<Record<Exclude<Tab, 'all'>, readonly RecallRow['status'][]>> = {
  drafted: DRAFTED,
  contacting: CONTACTING,
  closed: FINAL,
};

/** A page: drafts first, then those that go on, newest first. */
export const listRecallRecords = (
  db: Db,
  scope: RecallScope,
  tab: Tab,
  { limit, offset }: { limit: number; offset: number },
): Promise<RecallRecord[]> =>
  records(db)
    .where(and(within(scope), tab === 'all' ? undefined : inArray(recalls.status, [...STATUSES_OF[tab]])))
    .orderBy(
      desc(inArray(recalls.status, DRAFTED)),
      desc(inArray(recalls.status, CONTACTING)),
      desc(recalls.createdAt),
      desc(recalls.id),
    )
    .limit(limit)
    .offset(offset);

export async function countRecalls(db: Db, scope: RecallScope): Promise<Record<Tab, number>> {
  const rows = await db
    .select({ status: recalls.status, total: count() })
    .from(recalls)
    .where(within(scope))
    .groupBy(recalls.status);
  const of = (tab: Exclude<Tab, 'all'>) =>
    rows.reduce((sum, { status, total }) => (STATUSES_OF[tab].includes(status) ? sum + total : sum), 0);
  const [drafted, contacting, closed] = [of('drafted'), of('contacting'), of('closed')];
  return { drafted, contacting, closed, all: drafted + contacting + closed };
}

/** Whose people a reader sees: all, or those of journeys in their scope. */
const ofReader = (scope: JourneyScope | null): SQL | undefined =>
  scope === null
    ? undefined
    : sql`exists (select from ${journeys} where ${journeys.id} = ${recallRecipients.journeyId} and ${journeysInScope(scope)})`;

const isRead = sql`${recallRecipients.readAt} is not null`;
const filtered = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** How many people each recall concerns and reached; of the journeys of a scope, or of all. */
export async function countPeople(
  db: Db | Tx,
  recallIds: readonly string[],
  scope: JourneyScope | null = null,
): Promise<ReadonlyMap<string, RecallCounts>> {
  if (recallIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: recallRecipients.recallId,
      all: sql<number>`count(*)::int`,
      sent: filtered(sql`${recallRecipients.sentAt} is not null`),
      not_read: filtered(sql`${recallRecipients.readAt} is null and ${recallRecipients.reached} is null`),
      read: filtered(isRead),
      reached: filtered(sql`${recallRecipients.reached} = 'reached'`),
      unreachable: filtered(sql`${recallRecipients.reached} = 'unreachable'`),
    })
    .from(recallRecipients)
    .where(and(inArray(recallRecipients.recallId, [...recallIds]), ofReader(scope)))
    .groupBy(recallRecipients.recallId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Sent recalls that concern journeys of a scope, newest first, and how many there are. */
export async function listRecallsConcerning(
  db: Db,
  scope: JourneyScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ records: RecallRecord[]; total: number }> {
  const concerning = sql`exists (select from ${recallRecipients} where ${recallRecipients.recallId} = ${recalls.id} and ${ofOthers(scope)})`;
  const [list, [counted]] = await Promise.all([
    records(db).where(concerning).orderBy(desc(recalls.approvedAt), desc(recalls.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(recalls).where(concerning),
  ]);
  return { records: list, total: counted?.total ?? 0 };
}

/** People of others’ journeys in a scope: whoever works at a clinic may be its patient too. */
const ofOthers = (scope: JourneyScope): SQL =>
  sql`exists (select from ${journeys} where ${journeys.id} = ${recallRecipients.journeyId} and ${journeysInScope(scope)}
    and ${journeys.patientId} <> ${scope.person.userId}::uuid)`;

export type RoomRow = Pick<typeof rooms.$inferSelect, 'id' | 'name'>;

/** Rooms of a clinic in sight, by name. */
export const listRoomsOf = (db: Db | Tx, { sight }: RecallScope, providerId: string): Promise<RoomRow[]> =>
  db
    .select({ id: rooms.id, name: rooms.name })
    .from(rooms)
    .innerJoin(providers, eq(providers.id, rooms.providerId))
    .where(and(eq(rooms.providerId, providerId), inSight(sight, providers.demo)))
    .orderBy(asc(rooms.name), asc(rooms.id));

/** The clinic of a room, or a clinic itself; undefined if it is out of sight, or the room isn’t in it. */
export async function isKnownPlace(
  db: Db | Tx,
  { sight }: RecallScope,
  { providerId, roomId }: Pick<RecallRow, 'providerId' | 'roomId'>,
): Promise<boolean> {
  const clinic = providerId
    ? await db
        .select({ id: providers.id })
        .from(providers)
        .where(and(eq(providers.id, providerId), inSight(sight, providers.demo)))
    : [{}];
  if (clinic.length === 0) return false;
  if (roomId === null) return true;
  const found = await db
    .select({ id: rooms.id })
    .from(rooms)
    .innerJoin(providers, eq(providers.id, rooms.providerId))
    .where(
      and(
        eq(rooms.id, roomId),
        providerId ? eq(rooms.providerId, providerId) : undefined,
        inSight(sight, providers.demo),
      ),
    );
  return found.length > 0;
}

/** A recall as it is now, for those who are told; undefined if it is gone. */
export const findToldRecall = inBulk(async (db, ids: readonly string[]) => {
  const rows: RecallRow[] = await db
    .select()
    .from(recalls)
    .where(inArray(recalls.id, [...ids]));
  return inOrderOf(ids, rows, ({ id }) => id);
});
