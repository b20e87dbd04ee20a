import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type ApprovalRow, latestApprovals } from './approvals.repo.ts';

/**
 * Condition: patients may see a treatment at a clinic, because it isn't restricted or the clinic was approved for it. Takes the columns with
 * the provider's id and the treatment's slug, such as `k.provider_id` and `k.treatment`.
 */
export const offerableCondition = (providerId: SQL, treatment: SQL): SQL =>
  sql`(not exists (select from treatments restricted where restricted.slug = ${treatment} and restricted.restricted)
    or exists (select from treatment_approvals approval where approval.provider_id = ${providerId} and approval.treatment = ${treatment} and approval.state = 'approved'))`;

/** A clinic's latest request to offer a treatment; undefined if there was none. Only the state `approved` lets it be offered. */
export const approvalOf = async (
  db: Db | Tx,
  providerId: string,
  treatment: string,
): Promise<ApprovalRow | undefined> => (await latestApprovals(db, providerId)).get(treatment);

/** Whether a clinic may offer a treatment to patients now. */
export async function isOfferable(db: Db | Tx, providerId: string, treatment: string): Promise<boolean> {
  const { rows } = await db.execute<{ offerable: boolean }>(
    sql`select ${offerableCondition(sql`${providerId}::uuid`, sql`${treatment}`)} as offerable`,
  );
  return rows[0]?.offerable ?? false;
}
