import type { AdminRefund, AdminRefunds, RefundsQuery } from '@travesia/contracts/financials';
import { actionsFor, pageFacts } from '@travesia/contracts/kit';
import { refundMachine } from '@travesia/contracts/payments';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { RefundRow } from '../../payments/index.ts';
import { countRefunds, findRefundRow, listRefundRecords } from '../desk-payments.repo.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf } from '../financials.presenter.ts';
import { namesOf } from '../payouts.repo.ts';

type Deps = Pick<FinancialsDeps, 'database'>;

/** A page of refunds, open ones first. */
export async function listRefundsQuery(
  { database: { db } }: Deps,
  scope: MoneyScope,
  { status, page, limit }: z.output<typeof RefundsQuery>,
): Promise<AdminRefunds> {
  const [total, records] = await Promise.all([
    countRefunds(db, scope, status),
    listRefundRecords(db, scope, status, { limit, offset: (page - 1) * limit }),
  ]);
  const shown = await presentRefunds(
    db,
    scope,
    records.map(({ refund }) => refund),
  );
  const data = records.flatMap(({ clinic, reference }, index) => {
    const refund = shown[index];
    return refund ? [{ ...refund, clinic, booking_reference: reference }] : [];
  });
  return { data, ...pageFacts(total, page, limit) };
}

/** One refund. Throws `financials.refund_not_found`. */
export async function readAdminRefund({ database: { db } }: Deps, scope: MoneyScope, id: string): Promise<AdminRefund> {
  const row = await findRefundRow(db, scope, id);
  const [found] = row ? await presentRefunds(db, scope, [row]) : [];
  if (!found) throw new ProblemError('financials.refund_not_found');
  return found;
}

const SHOWN = ['approve', 'reject', 'retry'] as const;

/** Refunds with who asked for them and what the user may do. */
export async function presentRefunds(
  db: Db,
  { person }: MoneyScope,
  rows: readonly RefundRow[],
): Promise<AdminRefund[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ requestedBy, approvedBy }) => [requestedBy, approvedBy]),
  );
  const who = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  return rows.map((row) => {
    const possible = actionsFor(refundMachine, row.status, 'admin');
    return {
      id: row.id,
      payment_id: row.paymentId,
      amount: moneyOf(row.amountMinor, row.currency),
      status: row.status,
      reason: row.reason,
      note: row.note,
      requested_by: who(row.requestedBy),
      approved_by: who(row.approvedBy),
      actions: SHOWN.filter(
        (action) => possible.includes(action) && (action !== 'approve' || row.requestedBy !== person.userId),
      ),
      created_at: row.createdAt.toISOString(),
      done_at: row.doneAt?.toISOString() ?? null,
      version: row.version,
    };
  });
}
