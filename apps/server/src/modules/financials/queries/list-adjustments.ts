import {
  type Adjustment,
  type AdjustmentAction,
  adjustmentMachine,
  type Adjustments,
  type AdjustmentsQuery,
} from '@travesia/contracts/financials';
import { actionsFor, pageFacts } from '@travesia/contracts/kit';
import type { z } from 'zod';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf } from '../financials.presenter.ts';
import { type AdjustmentRecord, countAdjustments, listAdjustments, namesOf } from '../payouts.repo.ts';

type Deps = Pick<FinancialsDeps, 'database'>;

/** A page of corrections, those that wait first. */
export async function listAdjustmentsQuery(
  deps: Deps,
  scope: MoneyScope,
  { page, limit, clinic }: z.output<typeof AdjustmentsQuery>,
): Promise<Adjustments> {
  const { db } = deps.database;
  const [total, records] = await Promise.all([
    countAdjustments(db, scope, { clinic }),
    listAdjustments(db, scope, { clinic }, { limit, offset: (page - 1) * limit }),
  ]);
  return { data: await present(deps, scope, records), ...pageFacts(total, page, limit) };
}

/** One correction. Throws `financials.adjustment_not_found`. */
export async function readAdjustment(deps: Deps, scope: MoneyScope, id: string): Promise<Adjustment> {
  const records = await listAdjustments(deps.database.db, scope, { id }, { limit: 1, offset: 0 });
  const [found] = await present(deps, scope, records);
  if (!found) throw new ProblemError('financials.adjustment_not_found');
  return found;
}

async function present(
  { database: { db } }: Deps,
  { person }: MoneyScope,
  records: readonly AdjustmentRecord[],
): Promise<Adjustment[]> {
  const names = await namesOf(
    db,
    records.flatMap(({ adjustment }) => [adjustment.requestedBy, adjustment.approvedBy]),
  );
  const who = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  return records.map(({ adjustment: row, clinic }) => ({
    id: row.id,
    clinic,
    amount: moneyOf(row.amountMinor, row.currency),
    reason: row.reason,
    status: row.status,
    refusal: row.refusal,
    requested_by: who(row.requestedBy),
    approved_by: who(row.approvedBy),
    // Nobody approves what they asked for.
    actions: actionsFor(adjustmentMachine, row.status, 'admin').filter(
      (action: AdjustmentAction) => action !== 'approve' || row.requestedBy !== person.userId,
    ),
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    version: row.version,
  }));
}
