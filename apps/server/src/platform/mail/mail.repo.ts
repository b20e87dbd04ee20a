import { and, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../db/database.ts';
import { mails, type MailState } from './mail.tables.ts';

export type StoredMail = typeof mails.$inferSelect;

export async function insertMail(tx: Tx, mail: typeof mails.$inferInsert): Promise<void> {
  await tx.insert(mails).values(mail);
}

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
export async function deleteUnsentAbout(tx: Tx, about: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.about, about), eq(mails.state, 'waiting')));
}

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
