import type { NetworkPayoutsQuery, Payout } from '@travesia/contracts/financials';
import { type ExportedFile, unitsOfMoney } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { writeCsv } from '../../../platform/exports/write-csv.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { listPayouts } from '../payouts.repo.ts';
import { presentPayout } from '../queries/list-payouts.ts';
import { instantsOf } from '../span.ts';

const MOST_ROWS = 10_000;

const HEADINGS = [
  'created_at',
  'paid_at',
  'status',
  'payout',
  'clinic',
  'currency',
  'amount',
  'bank_reference',
  'reason',
] as const;

const cells = (one: Payout) => [
  one.created_at,
  one.paid_at,
  one.status,
  one.reference,
  one.clinic.name,
  one.amount.currency,
  Number(unitsOfMoney(one.amount)),
  one.bank_reference,
  one.reason,
];

/** Exports the filtered payouts as a table. The audit log records who exported them and how many. */
export async function exportPayouts(
  { database, clock }: Pick<FinancialsDeps, 'database' | 'clock'>,
  scope: MoneyScope,
  { from, to, ...asked }: Partial<NetworkPayoutsQuery>,
): Promise<ExportedFile> {
  const at = clock.now();
  const filter = { ...asked, ...instantsOf({ from, to }) };
  const found = await listPayouts(database.db, scope, filter, { limit: MOST_ROWS + 1, offset: 0 });
  const rows = found.slice(0, MOST_ROWS).map(presentPayout);
  await unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'financials.payouts_exported',
      actor: scope.person,
      at,
      facts: { rows: rows.length, format: 'csv' },
    }),
  );
  return {
    name: `payouts-${at.toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: writeCsv(HEADINGS, rows.map(cells)),
    rows: rows.length,
    complete: found.length <= MOST_ROWS,
  };
}
