import { asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { auditEntries, auditHead, auditLinks, auditWaiting } from '../audit.tables.ts';
import type { AuditEntryRow } from './link-hash.ts';

export type AuditLink = typeof auditLinks.$inferSelect;

/** Whether any entry is waiting. */
export async function hasWaiting(db: Db): Promise<boolean> {
  const rows = await db.select({ entryId: auditWaiting.entryId }).from(auditWaiting).limit(1);
  return rows.length > 0;
}

/** Waiting entries, in write order. */
export async function takeWaiting(tx: Tx, limit: number): Promise<AuditEntryRow[]> {
  const rows = await tx
    .select({ entry: auditEntries })
    .from(auditWaiting)
    .innerJoin(auditEntries, eq(auditEntries.id, auditWaiting.entryId))
    .orderBy(auditWaiting.position)
    .limit(limit);
  return rows.map(({ entry }) => entry);
}

export async function findLastLink(db: Db | Tx): Promise<AuditLink | undefined> {
  const [row] = await db.select().from(auditLinks).orderBy(desc(auditLinks.number)).limit(1);
  return row;
}

/** Appends entries to the chain and stores its new length. */
export async function insertLinks(tx: Tx, links: AuditLink[], head: { number: number; mac: string }): Promise<void> {
  await tx.insert(auditLinks).values(links);
  await tx.insert(auditHead).values(head).onConflictDoUpdate({ target: auditHead.one, set: head });
  await tx.delete(auditWaiting).where(
    inArray(
      auditWaiting.entryId,
      links.map(({ entryId }) => entryId),
    ),
  );
}

export async function findHead(db: Db): Promise<{ number: number; mac: string } | undefined> {
  const [row] = await db.select().from(auditHead);
  return row;
}

/** Links after a number, each with its entry, or null if that is missing. */
export async function listLinks(
  db: Db,
  behind: number,
  limit: number,
): Promise<{ link: AuditLink; entry: AuditEntryRow | null }[]> {
  return db
    .select({ link: auditLinks, entry: auditEntries })
    .from(auditLinks)
    .leftJoin(auditEntries, eq(auditEntries.id, auditLinks.entryId))
    .where(gt(auditLinks.number, behind))
    .orderBy(asc(auditLinks.number))
    .limit(limit);
}

/** An entry neither in the chain nor waiting for it, and the number of waiting entries. */
export async function findOutside(db: Db): Promise<{ entryId: string | null; waiting: number }> {
  const outside = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      sql`not exists (select 1 from ${auditLinks} where ${auditLinks.entryId} = ${auditEntries.id})
        and not exists (select 1 from ${auditWaiting} where ${auditWaiting.entryId} = ${auditEntries.id})`,
    )
    .limit(1);
  const [waiting] = await db.select({ count: count() }).from(auditWaiting);
  return { entryId: outside[0]?.id ?? null, waiting: waiting?.count ?? 0 };
}
