import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import type { LeadScope } from './leads.policy.ts';
import { consultationRequests, contactRequests, directoryClaims } from './leads.tables.ts';

export type ConsultationRow = typeof consultationRequests.$inferSelect;
export type ContactRow = typeof contactRequests.$inferSelect;
export type ClaimRow = typeof directoryClaims.$inferSelect;

type LeadTable = typeof consultationRequests | typeof contactRequests | typeof directoryClaims;

/** Condition: leads in scope. */
export function within(scope: LeadScope, table: LeadTable): SQL {
  if (scope.kind === 'sent') {
    const fromThem = inArray(sql`lower(${table.email})`, [...scope.from]);
    return scope.sight ? sql`(${fromThem} and ${inSight(scope.sight, table.demo)})` : fromThem;
  }
  return scope.kind === 'all' ? sql`true` : sql`false`;
}

export async function insertConsultation(tx: Tx, row: typeof consultationRequests.$inferInsert): Promise<void> {
  await tx.insert(consultationRequests).values(row);
}

export async function insertContact(tx: Tx, row: typeof contactRequests.$inferInsert): Promise<void> {
  await tx.insert(contactRequests).values(row);
}

export async function insertClaim(tx: Tx, row: typeof directoryClaims.$inferInsert): Promise<void> {
  await tx.insert(directoryClaims).values(row);
}

export async function findConsultation(
  db: Db | Tx,
  scope: LeadScope,
  id: string,
): Promise<ConsultationRow | undefined> {
  const [row] = await db
    .select()
    .from(consultationRequests)
    .where(and(within(scope, consultationRequests), eq(consultationRequests.id, id)));
  return row;
}

export async function findContact(db: Db | Tx, scope: LeadScope, id: string): Promise<ContactRow | undefined> {
  const [row] = await db
    .select()
    .from(contactRequests)
    .where(and(within(scope, contactRequests), eq(contactRequests.id, id)));
  return row;
}

export async function findClaim(db: Db | Tx, scope: LeadScope, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db
    .select()
    .from(directoryClaims)
    .where(and(within(scope, directoryClaims), eq(directoryClaims.id, id)));
  return row;
}

const TABLES = { consultation: consultationRequests, contact: contactRequests, claim: directoryClaims } as const;
export type LeadKind = keyof typeof TABLES;
export const LEAD_KINDS = Object.keys(TABLES) as LeadKind[];

/** A lead as lists show it, without personal data. */
export interface LeadLine {
  reference: string;
  status: string;
  language: string;
  createdAt: Date;
}

/** Leads of a kind, newest first. */
export async function listLeadLines(db: Db, scope: LeadScope, kind: LeadKind, limit: number): Promise<LeadLine[]> {
  const table = TABLES[kind];
  const { reference, status, language, createdAt } = table;
  return db
    .select({ reference, status, language, createdAt })
    .from(table as PgTable)
    .where(within(scope, table))
    .orderBy(desc(createdAt))
    .limit(limit) as Promise<LeadLine[]>;
}

/** A lead of a kind by its reference, with all columns. */
export async function findByReference(
  db: Db,
  scope: LeadScope,
  kind: LeadKind,
  reference: string,
): Promise<ConsultationRow | ContactRow | ClaimRow | undefined> {
  const table = TABLES[kind];
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(and(within(scope, table), eq(table.reference, reference)));
  return row as ConsultationRow | ContactRow | ClaimRow | undefined;
}

export async function deleteByReference(tx: Tx, scope: LeadScope, kind: LeadKind, reference: string): Promise<boolean> {
  const table = TABLES[kind];
  const { rowCount } = await tx.delete(table).where(and(within(scope, table), eq(table.reference, reference)));
  return (rowCount ?? 0) > 0;
}

/** Leads of a kind with all columns, oldest first. */
export async function listWholeLeads(
  db: Db,
  scope: LeadScope,
  kind: LeadKind,
): Promise<(ConsultationRow | ContactRow | ClaimRow)[]> {
  const table = TABLES[kind];
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(within(scope, table))
    .orderBy(table.createdAt);
  return rows as (ConsultationRow | ContactRow | ClaimRow)[];
}

/** Deletes leads of a kind. */
export async function deleteLeads(tx: Tx, scope: LeadScope, kind: LeadKind): Promise<void> {
  const table = TABLES[kind];
  await tx.delete(table).where(within(scope, table));
}

/** Deletes leads of a kind older than a given time. */
export async function deleteOldLeads(database: Database, kind: LeadKind, before: Date): Promise<void> {
  const table = TABLES[kind];
  await database.db.delete(table).where(lt(table.createdAt, before));
}
