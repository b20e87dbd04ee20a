import { asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { auditEntries, auditHead, auditLinks, auditWaiting } from '../audit.tables.ts';
import type { AuditEntryRow } from './link-hash.ts';

export type AuditLink = typeof auditLinks.$inferSelect;

/** Whether any entry waits. */
export async function hasWaiting(db: Db): Promise<boolean> {
  const rows = await db.select({ entryId: auditWaiting.entryId }).from(auditWaiting).limit(1);
  return rows.length > 0;
}

/** Entries that wait for their place, in the order of writing. */
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

/** Puts entries into the chain, and says how long it is now. */
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

/** Links behind a number, each with its entry or null where that is gone. */
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

/** An entry that is neither in the chain nor on its way there, and how many entries wait. */
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
