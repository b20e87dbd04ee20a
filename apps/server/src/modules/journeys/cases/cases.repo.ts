import type { Localized } from '@travesia/contracts/kit';
import type { CaseClinic, CaseStatus } from '@travesia/contracts/journeys';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { packages } from '../../packages/packages.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { CaseScope } from './cases.policy.ts';
import { cases } from './cases.tables.ts';

export type CaseRow = typeof cases.$inferSelect;

/** A case with the names that answers show. */
export interface CaseRecord {
  row: CaseRow;
  packageTitle: Localized | null;
  provider: { id: string; slug: string; name: string } | null;
  /** Clinics that were asked, each with its newest journey, in that order. */
  asked: CaseClinic[];
}

const within = ({ person, sight }: CaseScope) => and(eq(cases.patientId, person.userId), inSight(sight, cases.demo));

const caseRecords = (db: Db | Tx) =>
  db
    .select({
      row: cases,
      packageTitle: packages.title,
      provider: { id: providers.id, slug: providers.slug, name: providers.name },
      asked: sql<
        CaseClinic[]
      >`coalesce((select json_agg(json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'journey_id', a.journey) order by a.first)
        from (select p.id, p.slug, p.name, min(j.created_at) as first, (array_agg(j.id order by j.created_at desc))[1] as journey
          from journeys j join providers p on p.id = j.provider_id where j.case_id = ${cases.id} group by p.id) a), '[]')`,
    })
    .from(cases)
    .leftJoin(packages, eq(packages.id, cases.packageId))
    .leftJoin(providers, eq(providers.id, cases.providerId));

export async function findCase(db: Db | Tx, scope: CaseScope, id: string): Promise<CaseRecord | undefined> {
  const [record] = await caseRecords(db).where(and(within(scope), eq(cases.id, id)));
  return record;
}

/** Locked until the transaction ends. */
export async function lockCase(tx: Tx, scope: CaseScope, id: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(within(scope), eq(cases.id, id)))
    .for('update');
  return row;
}

/** Locked, for work that nobody asked for. */
export async function lockAnyCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for('update');
  return row;
}

/** A patient's cases that clinics were asked about, locked. */
export const lockAskedOf = (tx: Tx, patientId: string): Promise<CaseRow[]> =>
  tx
    .select()
    .from(cases)
    .where(and(eq(cases.patientId, patientId), eq(cases.status, 'asked')))
    .orderBy(asc(cases.id))
    .for('update');

export interface CaseSubject {
  treatment: string;
  packageId: string | null;
  providerId: string | null;
}

/** The patient's drafts, newest first. The caller holds the lock by person, so that two requests don't begin two. */
export const listDrafts = (tx: Tx, scope: CaseScope): Promise<CaseRow[]> =>
  tx
    .select()
    .from(cases)
    .where(and(within(scope), eq(cases.status, 'draft')))
    .orderBy(desc(cases.updatedAt));

export async function insertCase(tx: Tx, row: typeof cases.$inferInsert): Promise<CaseRow> {
  const [made] = await tx.insert(cases).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

/** Writes answers; the row must be locked. */
export async function writeAnswers(
  tx: Tx,
  { id, revision, version }: Pick<CaseRow, 'id' | 'revision' | 'version'>,
  changed: Pick<CaseRow, 'answersSealed' | 'percent' | 'needsClinician' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(cases)
    .set({ ...changed, revision: revision + 1, version: version + 1 })
    .where(eq(cases.id, id));
}

/** Adds questions of another clinic's form; the row must be locked. */
export async function writeSections(
  tx: Tx,
  { id, version }: Pick<CaseRow, 'id' | 'version'>,
  changed: Pick<CaseRow, 'sections' | 'percent' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(cases)
    .set({ ...changed, version: version + 1 })
    .where(eq(cases.id, id));
}

export async function deleteCase(tx: Tx, { id }: Pick<CaseRow, 'id'>): Promise<void> {
  await tx.delete(cases).where(eq(cases.id, id));
}

const wanted = (scope: CaseScope, status: CaseStatus | undefined) =>
  and(within(scope), status && eq(cases.status, status));

export const listCases = (
  db: Db,
  scope: CaseScope,
  status: CaseStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<CaseRecord[]> =>
  caseRecords(db)
    .where(wanted(scope, status))
    .orderBy(desc(cases.updatedAt), desc(cases.id))
    .limit(limit)
    .offset(offset);

export async function countCases(db: Db, scope: CaseScope, status: CaseStatus | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(cases).where(wanted(scope, status));
  return row?.total ?? 0;
}
