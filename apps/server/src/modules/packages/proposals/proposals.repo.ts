import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Localized } from '@travesia/contracts/kit';
import type { PackageContent } from '@travesia/contracts/packages';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { sightOf } from '../../../platform/demo/sight.ts';
import { organizationProviders, organizations } from '../../organizations/organizations.tables.ts';
import type { NetworkScope } from '../../organizations/index.ts';
import { providers } from '../../providers/providers.tables.ts';
import { sellingCurrency } from '../own/selling-clinic.repo.ts';
import type { ProposalScope } from './proposals.policy.ts';
import { packageProposals } from './proposals.tables.ts';

export type ProposalRow = typeof packageProposals.$inferSelect;
const MOST = 300;

const within = ({ side, id, person }: ProposalScope) =>
  and(
    eq(side === 'clinic' ? packageProposals.providerId : packageProposals.organizationId, id),
    inSight(sightOf(person), packageProposals.demo),
  );

/** Whether the clinic still belongs to the organization. */
const isManaged = sql<boolean>`exists (select from ${organizationProviders}
  where ${organizationProviders.organizationId} = ${packageProposals.organizationId} and ${organizationProviders.providerId} = ${packageProposals.providerId})`;

const select = (db: Db | Tx) =>
  db
    .select({
      proposal: packageProposals,
      organization: organizations.name,
      clinic: providers.name,
      timeZone: providers.timeZone,
      managed: isManaged,
    })
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

/** A clinic that packages can be proposed to, with those that a proposal can change. */
export interface ProposalTarget {
  id: string;
  name: string;
  suspended: boolean;
  currency: string;
  packages: { id: string; treatment: string | null; title: Localized; lines: PackageContent['lines'] }[];
}

/** The clinics of an organization that packages can be proposed to, by name. */
export async function listTargets(db: Db | Tx, { organizationId }: NetworkScope): Promise<ProposalTarget[]> {
  const { rows } = await db.execute<ProposalTarget & Record<string, unknown>>(sql`
    select p.id, p.name, p.operational_status = 'suspended' as suspended, ${sellingCurrency} as currency,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'treatment', d.treatment, 'title', d.content -> 'title', 'lines', d.content -> 'lines')
        order by d.updated_at desc, d.id) from package_drafts d where d.provider_id = p.id and d.status <> 'archived'), '[]') as packages
    from organization_providers o join providers p on p.id = o.provider_id join countries l on l.code = p.country
    where o.organization_id = ${organizationId}::uuid order by p.name, p.id`);
  return rows;
}

/** Open proposals of an organization to a clinic, locked until the transaction ends. */
export const lockOpen = (tx: Tx, organizationId: string, providerId: string): Promise<ProposalRow[]> =>
  tx
    .select()
    .from(packageProposals)
    .where(
      and(
        eq(packageProposals.organizationId, organizationId),
        eq(packageProposals.providerId, providerId),
        inArray(packageProposals.state, ['sent', 'countered']),
      ),
    )
    .orderBy(asc(packageProposals.id))
    .for('update');

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
