import { and, count, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { LeadScope } from '../leads.policy.ts';
import { type ConsultationRow, within } from '../leads.repo.ts';
import { consultationRequests } from '../leads.tables.ts';

/** A consultation request with the clinic it names. */
export interface SentRow {
  request: ConsultationRow;
  clinic: { name: string; slug: string } | null;
}

const joined = (db: Db | Tx) =>
  db
    .select({ request: consultationRequests, clinic: { name: providers.name, slug: providers.slug } })
    .from(consultationRequests)
    .leftJoin(providers, eq(providers.id, consultationRequests.providerId));

/** A page of someone's own consultation requests, newest first. */
export const listSent = (
  db: Db,
  scope: LeadScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<SentRow[]> =>
  joined(db)
    .where(within(scope, consultationRequests))
    .orderBy(desc(consultationRequests.createdAt), desc(consultationRequests.id))
    .limit(limit)
    .offset(offset);

export async function countSent(db: Db, scope: LeadScope): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(consultationRequests)
    .where(within(scope, consultationRequests));
  return row?.total ?? 0;
}

export async function findSent(db: Db, scope: LeadScope, id: string): Promise<SentRow | undefined> {
  const [row] = await joined(db).where(and(within(scope, consultationRequests), eq(consultationRequests.id, id)));
  return row;
}

/** Locked until the transaction ends. */
export async function lockSent(tx: Tx, scope: LeadScope, id: string): Promise<ConsultationRow | undefined> {
  const [row] = await tx
    .select()
    .from(consultationRequests)
    .where(and(within(scope, consultationRequests), eq(consultationRequests.id, id)))
    .for('update');
  return row;
}
