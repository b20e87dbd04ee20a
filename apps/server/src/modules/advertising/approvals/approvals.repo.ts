import type { TreatmentApprovalState } from '@travesia/contracts/advertising';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { allOf, textArray } from '../../../platform/db/conditions.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { treatmentApprovals } from '../advertising.tables.ts';
import type { ApprovalsScope } from './approvals.policy.ts';

export type ApprovalRow = typeof treatmentApprovals.$inferSelect;

/** The latest request of a clinic for each treatment, by treatment. */
export async function latestApprovals(db: Db | Tx, providerId: string): Promise<Map<string, ApprovalRow>> {
  const rows = await db
    .selectDistinctOn([treatmentApprovals.treatment])
    .from(treatmentApprovals)
    .where(eq(treatmentApprovals.providerId, providerId))
    .orderBy(treatmentApprovals.treatment, desc(treatmentApprovals.createdAt), desc(treatmentApprovals.id));
  return new Map(rows.map((row) => [row.treatment, row]));
}

/** Treatments a clinic is approved for. */
export async function listApproved(db: Db | Tx, providerId: string): Promise<string[]> {
  const rows = await db
    .select({ treatment: treatmentApprovals.treatment })
    .from(treatmentApprovals)
    .where(and(eq(treatmentApprovals.providerId, providerId), eq(treatmentApprovals.state, 'approved')));
  return rows.map(({ treatment }) => treatment);
}

/** A request, locked until the transaction ends. */
export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.select().from(treatmentApprovals).where(eq(treatmentApprovals.id, id)).for('update');
  return row;
}

/** The clinic of a request. */
export async function findApprovalProvider(db: Db | Tx, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ providerId: treatmentApprovals.providerId })
    .from(treatmentApprovals)
    .where(eq(treatmentApprovals.id, id));
  return row?.providerId;
}

export async function insertApproval(
  tx: Tx,
  row: typeof treatmentApprovals.$inferInsert & { id: string },
): Promise<void> {
  await tx.insert(treatmentApprovals).values(row);
}

/** Whether a request of the provider `p` waits for a decision. */
export const approvalWaits = sql`exists (select from treatment_approvals a where a.provider_id = p.id and a.state = 'requested')`;

/** Published packages of a treatment at the provider of the row `a`. */
const packagesOf = sql`(select count(*)::int from packages k where k.provider_id = a.provider_id and k.treatment = a.treatment and k.status = 'published')`;

/** Published packages of a clinic by restricted treatment, and whether it named the treatment as its own. */
export async function listRestrictedUse(
  db: Db | Tx,
  providerId: string,
): Promise<{ treatment: string; packages: number; listed: boolean }[]> {
  const { rows } = await db.execute<{ treatment: string; packages: number; listed: boolean }>(sql`
    select t.slug as treatment,
      (select count(*)::int from packages k where k.provider_id = ${providerId}::uuid and k.treatment = t.slug and k.status = 'published') as packages,
      exists (select from provider_treatments o where o.provider_id = ${providerId}::uuid and o.treatment = t.slug) as listed
    from treatments t where t.restricted`);
  return rows;
}

/** A request as admins see it in their list. */
export interface AdminApprovalRow {
  id: string;
  state: TreatmentApprovalState;
  treatment: string;
  statement: string;
  evidence: string;
  requestedAt: Date | string;
  decidedAt: Date | string | null;
  reason: string | null;
  version: number;
  providerId: string;
  providerSlug: string;
  providerName: string;
  country: string;
  demo: boolean;
  packages: number;
}

const COLUMNS = sql`a.id, a.state, a.treatment, a.statement, a.evidence, a.requested_at as "requestedAt", a.decided_at as "decidedAt",
  a.reason, a.version, p.id as "providerId", p.slug as "providerSlug", p.name as "providerName", p.country, p.demo, ${packagesOf} as packages`;
const FROM = sql`treatment_approvals a join providers p on p.id = a.provider_id`;

const ORDERS: Readonly<Record<string, SQL>> = {
  requested_at: sql`a.requested_at, a.id`,
  '-requested_at': sql`a.requested_at desc, a.id desc`,
  clinic: sql`p.name, a.requested_at, a.id`,
  '-clinic': sql`p.name desc, a.requested_at, a.id`,
};

export interface ApprovalsFilter {
  status: readonly TreatmentApprovalState[];
  q: string;
}

const isFor = ({ sight }: ApprovalsScope, { q }: Pick<ApprovalsFilter, 'q'>): SQL[] => [
  inSight(sight, sql`p.demo`),
  ...(q ? [sql`strpos(lower(p.name), lower(${q})) > 0`] : []),
];

/** A page of requests. */
export async function listApprovals(
  db: Db,
  scope: ApprovalsScope,
  { sort, limit, offset, ...filter }: ApprovalsFilter & { sort: string; limit: number; offset: number },
): Promise<AdminApprovalRow[]> {
  const conditions = [
    ...isFor(scope, filter),
    ...(filter.status.length ? [sql`a.state = any(${textArray(filter.status)})`] : []),
  ];
  const { rows } = await db.execute<AdminApprovalRow & Record<string, unknown>>(
    sql`select ${COLUMNS} from ${FROM} where ${allOf(conditions)}
      order by ${ORDERS[sort] ?? sql`a.id`} limit ${limit} offset ${offset}`,
  );
  return rows;
}

/** Number of requests by status. */
export async function countApprovals(
  db: Db,
  scope: ApprovalsScope,
  filter: Pick<ApprovalsFilter, 'q'>,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql`select a.state, count(*)::int as count from ${FROM} where ${allOf(isFor(scope, filter))} group by 1`,
  );
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** One request as the list shows it. */
export async function findApproval(
  db: Db | Tx,
  { sight }: ApprovalsScope,
  id: string,
): Promise<AdminApprovalRow | undefined> {
  const { rows } = await db.execute<AdminApprovalRow & Record<string, unknown>>(
    sql`select ${COLUMNS} from ${FROM} where a.id = ${id}::uuid and ${inSight(sight, sql`p.demo`)}`,
  );
  return rows[0];
}
