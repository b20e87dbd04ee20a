import { and, asc, count, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { auditEntries, auditHead, auditLinks, auditWaiting, INTEGRITY_ACTIONS } from '../audit.tables.ts';
import { type AuditEntryRow, ENTRY_VERSION } from './link-hash.ts';

export type AuditLink = typeof auditLinks.$inferSelect;
/** A place of the chain and its hash. */
export interface Head {
  number: number;
  hash: string;
}

/** Links beyond it are not ours: only someone else writes them, and larger numbers are not exact in JavaScript. */
const LAST_PLACE = 2 ** 50;

/** The end of the chain, as of one moment. */
export interface ChainEnd {
  /** Whether any entry is waiting. */
  waiting: boolean;
  /** Hash of the first link: identifies the chain. */
  first: string | null;
  last: Head | null;
  /** The last link up to the place that was asked for. */
  below: Head | null;
  head: { number: number; mac: string } | null;
}

/** Reads the end of the chain, and its link at `known`, in one statement. */
export async function findEnd(db: Db | Tx, known: number | null): Promise<ChainEnd> {
  const { rows } = await db.execute<Record<string, number | string | boolean | null>>(sql`
    select exists (select 1 from ${auditWaiting}) as waiting,
      (select hash from ${auditLinks} where number = 1) as first,
      last.number as last_number, last.hash as last_hash, below.number as below_number, below.hash as below_hash,
      head.number as head_number, head.mac as head_mac
    from (select 1) as one
    left join lateral (select number, hash from ${auditLinks} where number between 1 and ${LAST_PLACE}
      order by number desc limit 1) last on true
    left join lateral (select number, hash from ${auditLinks} where number between 1 and ${known ?? 0}
      order by number desc limit 1) below on true
    left join ${auditHead} head on true`);
  const row = rows[0] ?? {};
  const place = (name: string) =>
    row[`${name}_number`] === null
      ? null
      : { number: Number(row[`${name}_number`]), hash: String(row[`${name}_hash`]) };
  return {
    waiting: row['waiting'] === true,
    first: (row['first'] as string | null) ?? null,
    last: place('last'),
    below: place('below'),
    head: row['head_number'] === null ? null : { number: Number(row['head_number']), mac: String(row['head_mac']) },
  };
}

/** Waiting entries of formats this release knows, in write order; `linked` if the chain contains them already. */
export function takeWaiting(tx: Tx, limit: number): Promise<{ entry: AuditEntryRow; linked: number | null }[]> {
  return tx
    .select({ entry: auditEntries, linked: auditLinks.number })
    .from(auditWaiting)
    .innerJoin(auditEntries, eq(auditEntries.id, auditWaiting.entryId))
    .leftJoin(auditLinks, eq(auditLinks.entryId, auditWaiting.entryId))
    .where(lte(auditEntries.version, ENTRY_VERSION))
    .orderBy(auditWaiting.position)
    .limit(limit);
}

/** Appends entries to the chain and stores its new length. */
export async function insertLinks(tx: Tx, links: AuditLink[], head: { number: number; mac: string }): Promise<void> {
  await tx.insert(auditLinks).values(links);
  await tx.insert(auditHead).values(head).onConflictDoUpdate({ target: auditHead.one, set: head });
}

/** Removes entries from those waiting for the chain. */
export async function stopWaiting(tx: Tx, entryIds: string[]): Promise<void> {
  await tx.delete(auditWaiting).where(inArray(auditWaiting.entryId, entryIds));
}

/** Links after a number, each with its entry, or null if that is missing. */
export async function listLinks(
  db: Db | Tx,
  behind: number,
  limit: number,
): Promise<{ link: AuditLink; entry: AuditEntryRow | null }[]> {
  return db
    .select({ link: auditLinks, entry: auditEntries })
    .from(auditLinks)
    .leftJoin(auditEntries, eq(auditEntries.id, auditLinks.entryId))
    .where(and(gt(auditLinks.number, behind), lte(auditLinks.number, LAST_PLACE)))
    .orderBy(asc(auditLinks.number))
    .limit(limit);
}

/** Entries without a place, by their first id. */
interface Outside {
  entryId: string | null;
  entries: number;
}

/**
 * Entries neither in the chain nor waiting for it, with a digest of their ids; the number of waiting entries, and those of them that only a
 * newer release can seal.
 */
export async function findOutside(db: Db): Promise<Outside & { digest: string; waiting: number; newer: Outside }> {
  const { rows } = await db.execute<{ entryId: string | null; entries: number; digest: string | null }>(sql`
    select min(id::text) as "entryId", count(*)::int as entries, md5(string_agg(id::text, ' ' order by id)) as digest
    from ${auditEntries}
    where not exists (select 1 from ${auditLinks}
        where ${auditLinks.entryId} = ${auditEntries.id} and ${auditLinks.number} between 1 and ${LAST_PLACE})
      and not exists (select 1 from ${auditWaiting} where ${auditWaiting.entryId} = ${auditEntries.id})`);
  const [waiting] = await db
    .select({
      count: count(),
      newer: sql<number>`count(*) filter (where ${auditEntries.version} > ${ENTRY_VERSION})::int`,
      entryId: sql<
        string | null
      >`min(${auditEntries.id}::text) filter (where ${auditEntries.version} > ${ENTRY_VERSION})`,
    })
    .from(auditWaiting)
    .leftJoin(auditEntries, eq(auditEntries.id, auditWaiting.entryId));
  const [row] = rows;
  return {
    entryId: row?.entryId ?? null,
    entries: row?.entries ?? 0,
    digest: row?.digest ?? '',
    waiting: waiting?.count ?? 0,
    newer: { entryId: waiting?.entryId ?? null, entries: waiting?.newer ?? 0 },
  };
}

/** Of these entries, which are sealed and which have disappeared. */
export async function followCommitted(db: Db, ids: string[]): Promise<{ sealed: string[]; gone: string[] }> {
  const { rows } = await db.execute<{ id: string; sealed: boolean; waiting: boolean }>(sql`
    select id::text, exists (select 1 from ${auditLinks} where ${auditLinks.entryId} = one.id) as sealed,
      exists (select 1 from ${auditWaiting} where ${auditWaiting.entryId} = one.id) as waiting
    from unnest(${sql.param(ids)}::uuid[]) as one (id)`);
  return {
    sealed: rows.flatMap(({ id, sealed }) => (sealed ? [id] : [])),
    gone: rows.flatMap(({ id, sealed, waiting }) => (sealed || waiting ? [] : [id])),
  };
}

/** Entries about the log itself, newest first, with their places. */
export function listIntegrityEntries(
  db: Db | Tx,
  actions: readonly (typeof INTEGRITY_ACTIONS)[number][] = INTEGRITY_ACTIONS,
  limit = 100,
): Promise<{ entry: AuditEntryRow; number: number | null }[]> {
  return (
    db
      .select({ entry: auditEntries, number: auditLinks.number })
      .from(auditEntries)
      .leftJoin(auditLinks, eq(auditLinks.entryId, auditEntries.id))
      // The first condition lets the database use the partial index.
      .where(
        and(
          sql`${auditEntries.action} in (${sql.raw(INTEGRITY_ACTIONS.map((action) => `'${action}'`).join(', '))})`,
          inArray(auditEntries.action, [...actions]),
        ),
      )
      .orderBy(desc(auditEntries.position))
      .limit(limit)
  );
}

/** The newest entries that have a signature, whether or not it is ours. */
export const listSignedEntries = (db: Db, limit: number): Promise<AuditEntryRow[]> =>
  db.select().from(auditEntries).where(gte(auditEntries.version, 2)).orderBy(desc(auditEntries.position)).limit(limit);
