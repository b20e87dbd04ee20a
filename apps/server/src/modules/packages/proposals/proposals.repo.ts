import { and, desc, eq, sql } from 'drizzle-orm';
import type { PackageContent } from '@travesia/contracts/packages';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { sightOf } from '../../../platform/demo/sight.ts';
import { organizations } from '../../organizations/organizations.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { ProposalScope } from './proposals.policy.ts';
import { packageProposals } from './proposals.tables.ts';

export type ProposalRow = typeof packageProposals.$inferSelect;
const MOST = 300;

const within = ({ side, id, person }: ProposalScope) =>
  and(
    eq(side === 'clinic' ? packageProposals.providerId : packageProposals.organizationId, id),
    inSight(sightOf(person), packageProposals.demo),
  );

const select = (db: Db | Tx) =>
  db
    .select({ proposal: packageProposals, organization: organizations.name, clinic: providers.name })
    .from(packageProposals)
    .innerJoin(organizations, eq(organizations.id, packageProposals.organizationId))
    .innerJoin(providers, eq(providers.id, packageProposals.providerId));

export type ProposalWithNames = Awaited<ReturnType<typeof select>>[number];

/** Proposals in scope, newest first. */
export const listProposals = (db: Db | Tx, scope: ProposalScope): Promise<ProposalWithNames[]> =>
  select(db).where(within(scope)).orderBy(desc(packageProposals.createdAt), desc(packageProposals.id)).limit(MOST);

/** One proposal in scope. */
export async function findProposal(
  db: Db | Tx,
  scope: ProposalScope,
  id: string,
): Promise<ProposalWithNames | undefined> {
  const [row] = await select(db).where(and(within(scope), eq(packageProposals.id, id)));
  return row;
}

/** A proposal in scope, locked until the transaction ends. */
export async function lockProposal(tx: Tx, scope: ProposalScope, id: string): Promise<ProposalRow | undefined> {
  const [row] = await tx
    .select()
    .from(packageProposals)
    .where(and(within(scope), eq(packageProposals.id, id)))
    .for('update');
  return row;
}

export async function insertProposal(
  tx: Tx,
  row: typeof packageProposals.$inferInsert & { id: string },
): Promise<ProposalRow> {
  const [written] = await tx.insert(packageProposals).values(row).returning();
  if (!written) throw new Error('the proposal was not written');
  return written;
}

/** Notes that the clinic was reminded. */
export const noteNudge = (tx: Tx, id: string, at: Date) =>
  tx
    .update(packageProposals)
    .set({ nudgedAt: at, version: sql`${packageProposals.version} + 1` })
    .where(eq(packageProposals.id, id));

/** Number of proposals that wait for a clinic, or for an organization. */
export async function countWaiting(db: Db | Tx, scope: ProposalScope): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(packageProposals)
    .where(and(within(scope), eq(packageProposals.state, scope.side === 'clinic' ? 'sent' : 'countered')));
  return row?.count ?? 0;
}

/** The content of a stored proposal. */
export const contentIn = (row: Pick<ProposalRow, 'treatment'>, stored: ProposalRow['content']): PackageContent => ({
  ...stored,
  treatment: row.treatment,
});

/** Without the treatment, which has its own column. */
export const storedOf = ({ treatment: _treatment, ...stored }: PackageContent): ProposalRow['content'] => stored;
