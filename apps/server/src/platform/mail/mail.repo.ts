import { and, count, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../db/database.ts';
import { inBulk } from '../db/in-bulk.ts';
import { insertMany } from '../db/insert-many.ts';
import { mails, type MailState } from './mail.tables.ts';
import type { OptionalMail } from './mail-wishes.ts';

export type StoredMail = typeof mails.$inferSelect;
type NewMail = Omit<StoredMail, 'state' | 'attempts' | 'failure' | 'createdAt' | 'sentAt'>;

const insertMails = insertMany(mails, [
  'id',
  'template',
  'locale',
  'recipient',
  'subject',
  'text',
  'html',
  'calendar',
  'state',
  'attempts',
  'forgetWhenDone',
  'about',
  'userId',
  'topic',
  'outdatedAt',
]);

/** Writes an email as it was long ago, for the demo. */
export async function insertPastMail(tx: Tx, mail: typeof mails.$inferInsert): Promise<void> {
  await tx.insert(mails).values(mail);
}

/** Writes an email that waits to be sent. */
export const insertMail = inBulk(async (db, rows: readonly NewMail[]) => {
  await insertMails(
    db,
    rows.map((row) => ({ ...row, state: 'waiting', attempts: 0 })),
  );
  return rows.map(() => undefined);
});

export async function countRecentMails(tx: Tx, recipient: string, minutes: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(mails)
    .where(and(eq(mails.recipient, recipient), gt(mails.createdAt, sql`now() - ${minutes} * interval '1 minute'`)));
  return row?.count ?? 0;
}

export async function findMail(database: Database, id: string): Promise<StoredMail | undefined> {
  const [mail] = await database.db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** Records the result of a sending attempt. */
export async function noteAttempt(
  database: Database,
  id: string,
  state: MailState,
  failure: string | null,
): Promise<void> {
  await database.db
    .update(mails)
    .set({ state, failure, attempts: sql`${mails.attempts} + 1`, ...(state === 'sent' ? { sentAt: sql`now()` } : {}) })
    .where(eq(mails.id, id));
}

/** Which of the given emails wait and depend on what somebody wishes. */
export async function listOptional(tx: Tx, ids: readonly string[]): Promise<(OptionalMail & { id: string })[]> {
  const rows = await tx
    .select({ id: mails.id, userId: mails.userId, topic: mails.topic, outdatedAt: mails.outdatedAt })
    .from(mails)
    .where(and(inArray(mails.id, [...ids]), eq(mails.state, 'waiting'), isNotNull(mails.topic)));
  return rows.flatMap(({ userId, topic, ...row }) => (userId && topic ? [{ ...row, userId, topic }] : []));
}

/** Keeps waiting emails for review, as if each had been tried; deletes those that are to be forgotten. */
export async function keepMails(tx: Tx, ids: readonly string[]): Promise<void> {
  const waiting = and(inArray(mails.id, [...ids]), eq(mails.state, 'waiting'));
  await tx.delete(mails).where(and(waiting, eq(mails.forgetWhenDone, true)));
  await tx
    .update(mails)
    .set({ state: 'kept', failure: null, attempts: sql`${mails.attempts} + 1` })
    .where(waiting);
}

/** Every email to the given addresses, case-insensitively, oldest first. */
export function listMailsTo(db: Db | Tx, recipients: readonly string[]): Promise<StoredMail[]> {
  return db.select().from(mails).where(isTo(recipients)).orderBy(mails.createdAt);
}

export async function deleteMailsTo(tx: Tx, recipients: readonly string[]): Promise<void> {
  await tx.delete(mails).where(isTo(recipients));
}

const isTo = (recipients: readonly string[]) =>
  inArray(
    sql`lower(${mails.recipient})`,
    recipients.map((address) => address.trim().toLowerCase()),
  );

/** Deletes emails about something that have not been sent. */
export const deleteUnsentAbout = inBulk(async (db, abouts: readonly string[]) => {
  await db.delete(mails).where(and(inArray(mails.about, [...abouts]), eq(mails.state, 'waiting')));
  return abouts.map(() => undefined);
});

export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.db.delete(mails).where(eq(mails.id, id));
}

/** Newest emails first, all or those to one address. */
export function listMails(database: Database, limit: number, to?: string): Promise<StoredMail[]> {
  return database.db
    .select()
    .from(mails)
    .where(to === undefined ? undefined : isTo([to]))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

/** Deletes finished emails older than `days`. */
export async function deleteOldMails(database: Database, days: number): Promise<void> {
  await database.db
    .delete(mails)
    .where(
      and(
        inArray(mails.state, ['sent', 'kept', 'failed']),
        lt(mails.createdAt, sql`now() - ${days} * interval '1 day'`),
      ),
    );
}

/** Queues a permanently failed email again. Returns false if it has not failed. */
export async function reviveMail(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(mails)
    .set({ state: 'waiting', failure: null })
    .where(and(eq(mails.id, id), eq(mails.state, 'failed')));
  return rowCount === 1;
}

/** Number of emails in each state. */
export async function countMailStates(db: Db): Promise<Partial<Record<MailState, number>>> {
  const rows = await db.select({ state: mails.state, count: count() }).from(mails).groupBy(mails.state);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}
