import { and, count, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { RecordScope } from '../records.policy.ts';
import { medicalRecords } from '../records.tables.ts';
import type { RecordLinkRow } from './record-link.lifecycle.ts';
import { recordLinkRecords, recordLinks } from './record-links.tables.ts';

/** A link with the records that it leads to. */
export interface LinkFound {
  row: RecordLinkRow;
  records: readonly { id: string; titleSealed: string }[];
}

const of = ({ patientId }: Pick<RecordScope, 'patientId'>) => eq(recordLinks.patientId, patientId);
const isActive = eq(recordLinks.status, 'active');

async function withRecords(db: Db | Tx, rows: readonly RecordLinkRow[]): Promise<LinkFound[]> {
  if (rows.length === 0) return [];
  const records = await db
    .select({ linkId: recordLinkRecords.linkId, id: medicalRecords.id, titleSealed: medicalRecords.titleSealed })
    .from(recordLinkRecords)
    .innerJoin(medicalRecords, eq(medicalRecords.id, recordLinkRecords.recordId))
    .where(
      inArray(
        recordLinkRecords.linkId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(medicalRecords.createdAt), desc(medicalRecords.id));
  const byLink = Map.groupBy(records, ({ linkId }) => linkId);
  return rows.map((row) => ({ row, records: byLink.get(row.id) ?? [] }));
}

/** Links of a patient, active ones first, the newest first. */
export const listLinksOf = async (db: Db | Tx, scope: RecordScope): Promise<LinkFound[]> =>
  withRecords(
    db,
    await db
      .select()
      .from(recordLinks)
      .where(of(scope))
      .orderBy(desc(isActive), desc(recordLinks.createdAt), desc(recordLinks.id)),
  );

export async function findLink(db: Db | Tx, scope: RecordScope, id: string): Promise<LinkFound | undefined> {
  const rows = await db
    .select()
    .from(recordLinks)
    .where(and(of(scope), eq(recordLinks.id, id)));
  return (await withRecords(db, rows))[0];
}

/** Links of a patient that can be read with at an instant. */
export async function countActiveLinks(db: Db | Tx, scope: RecordScope, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recordLinks)
    .where(and(of(scope), isActive, gt(recordLinks.expiresAt, now)));
  return row?.total ?? 0;
}

export async function insertLink(
  tx: Tx,
  row: typeof recordLinks.$inferInsert,
  recordIds: readonly string[],
): Promise<RecordLinkRow> {
  const [inserted] = await tx.insert(recordLinks).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  await tx.insert(recordLinkRecords).values(recordIds.map((recordId) => ({ linkId: inserted.id, recordId })));
  return inserted;
}

export async function findLinkByToken(db: Db | Tx, tokenHash: string): Promise<RecordLinkRow | undefined> {
  const [row] = await db.select().from(recordLinks).where(eq(recordLinks.tokenHash, tokenHash));
  return row;
}

export async function listLinkedIds(db: Db | Tx, linkId: string): Promise<string[]> {
  const rows = await db
    .select({ id: recordLinkRecords.recordId })
    .from(recordLinkRecords)
    .where(eq(recordLinkRecords.linkId, linkId));
  return rows.map(({ id }) => id);
}

/** Counts a read; returns whether it is the first. It changes nothing that anyone edits, so the version stays. */
export async function countLinkRead(tx: Tx, id: string, at: Date): Promise<boolean> {
  const first = await tx
    .update(recordLinks)
    .set({ firstReadAt: at })
    .where(and(eq(recordLinks.id, id), isNull(recordLinks.firstReadAt)))
    .returning({ id: recordLinks.id });
  await tx
    .update(recordLinks)
    .set({ views: sql`${recordLinks.views} + 1`, lastReadAt: at })
    .where(eq(recordLinks.id, id));
  return first.length > 0;
}

/** Active links of a patient that lead to no record any more, locked. */
export const lockEmptyLinks = (tx: Tx, scope: RecordScope): Promise<RecordLinkRow[]> =>
  tx
    .select()
    .from(recordLinks)
    .where(
      and(
        of(scope),
        isActive,
        notExists(tx.select().from(recordLinkRecords).where(eq(recordLinkRecords.linkId, recordLinks.id))),
      ),
    )
    .orderBy(recordLinks.id)
    .for('update');

/** Sealed names of a patient’s links, by id; emptied ones have none. */
export async function findSealedLinkNames(
  db: Db,
  scope: RecordScope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: recordLinks.id, nameSealed: recordLinks.nameSealed })
    .from(recordLinks)
    .where(and(of(scope), inArray(recordLinks.id, [...ids]), isNotNull(recordLinks.nameSealed)));
  return new Map(rows.map(({ id, nameSealed }) => [id, nameSealed ?? '']));
}

/** Which records each link of a patient leads to. */
export const listLinkRecordsOf = (db: Db | Tx, patientId: string): Promise<{ linkId: string; recordId: string }[]> =>
  db
    .select({ linkId: recordLinkRecords.linkId, recordId: recordLinkRecords.recordId })
    .from(recordLinkRecords)
    .innerJoin(recordLinks, eq(recordLinks.id, recordLinkRecords.linkId))
    .where(of({ patientId }));

/** Empties names, so that nothing tells who read. */
export async function forgetLinkNamesOf(tx: Tx, patientId: string): Promise<void> {
  await tx.update(recordLinks).set({ nameSealed: null }).where(of({ patientId }));
}
