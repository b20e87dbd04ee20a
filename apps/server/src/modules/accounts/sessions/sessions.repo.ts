import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/conditions.ts';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
import { prepared } from '../../../platform/db/statement.ts';
import type { AccountScope } from '../accounts.policy.ts';
import { refreshTokens, sessions, users } from '../accounts.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type EndedBecause = NonNullable<SessionRow['endedBecause']>;

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert & { id: string }): Promise<void> {
  await tx.insert(sessions).values(row);
}

/** Replaces sessions, whatever their current state. */
export async function replaceSessions(
  tx: Tx,
  rows: readonly (typeof sessions.$inferInsert & { id: string })[],
): Promise<void> {
  await tx.delete(sessions).where(
    inArray(
      sessions.id,
      rows.map(({ id }) => id),
    ),
  );
  if (rows.length) await tx.insert(sessions).values([...rows]);
}

export async function insertRefreshToken(tx: Tx, tokenHash: string, sessionId: string, at: Date): Promise<void> {
  await tx.insert(refreshTokens).values({ tokenHash, sessionId, createdAt: at }).onConflictDoNothing();
}

/** A session valid at an instant, with its user's current data. */
export async function findLiveSession(db: Db | Tx, id: string, at: Date) {
  const [row] = await liveSession(db).execute({ id, at: at.toISOString() });
  return row;
}

const withUser = {
  session: sessions,
  role: users.role,
  status: users.status,
  demo: users.demo,
  twoFactorSince: users.twoFactorSince,
};

/** The same of many sessions. */
export const findLiveSessions = (db: Db, ids: readonly string[], at: Date) =>
  db
    .select(withUser)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isAmong(sessions.id, ids), isNull(sessions.endedAt), gt(sessions.expiresAt, at)));

export type LiveSession = Awaited<ReturnType<typeof findLiveSessions>>[number];

const liveSession = prepared('live session', (db) =>
  db
    .select(withUser)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder('at')),
      ),
    ),
);

/** A refresh token and its session, both locked until the transaction ends. */
export async function lockRefreshToken(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  return row;
}

export async function spendRefreshToken(tx: Tx, tokenHash: string, at: Date): Promise<void> {
  await tx.update(refreshTokens).set({ spentAt: at }).where(eq(refreshTokens.tokenHash, tokenHash));
}

export async function touchSession(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
}

/** Records that the session's user just authenticated. */
export async function markAuthenticated(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(sessions).set({ authenticatedAt: at }).where(eq(sessions.id, id));
}

/** Own valid sessions, most recently used first. */
export async function listLiveSessions(db: Db, scope: AccountScope, at: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, scope.userId), isNull(sessions.endedAt), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** Which of a user's given sessions are still valid. */
export async function listLiveSessionIds(db: Db, userId: string, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        inArray(sessions.id, [...ids]),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, at),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The user's recent devices, without duplicates. */
export const listDevices = (tx: Tx, userId: string): Promise<{ userAgent: string; timeZone: string | null }[]> =>
  tx
    .selectDistinct({ userAgent: sessions.userAgent, timeZone: sessions.timeZone })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .limit(200);

/** Whether the user signed in from a network before. */
export async function knowsNetwork(db: Db, userId: string, networkHash: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.networkHash, networkHash)))
    .limit(1);
  return row !== undefined;
}

interface Ending {
  userId: string;
  /** Only this session. Defaults to all of the user's. */
  only?: string;
  /** All except this session. */
  except?: string;
  because: EndedBecause;
  at: Date;
}

/** Ends sessions and returns their IDs. */
export async function markEnded(tx: Tx, { userId, only, except, because, at }: Ending): Promise<string[]> {
  const rows = await tx
    .update(sessions)
    .set({ endedAt: at, endedBecause: because })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Deletes sessions that ended or expired before an instant, with their tokens. */
export async function deleteOldSessions(database: Database, before: Date): Promise<void> {
  const old = database.db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, before));
  await database.db.delete(sessions).where(inArray(sessions.id, old));
  await database.db.delete(sessions).where(lt(sessions.endedAt, before));
}

/** The time zone of the user's latest device that named one; null if none did. */
export const findTimeZone = inBulk(async (db, userIds: readonly string[]): Promise<(string | null)[]> => {
  const rows = await db
    .selectDistinctOn([sessions.userId], { userId: sessions.userId, timeZone: sessions.timeZone })
    .from(sessions)
    .where(and(inArray(sessions.userId, [...userIds]), isNotNull(sessions.timeZone)))
    .orderBy(sessions.userId, desc(sessions.lastSeenAt));
  return inOrderOf(userIds, rows, ({ userId }) => userId).map((row) => row?.timeZone ?? null);
});
