import type { AllPaymentsQuery, DeskPayment } from '@travesia/contracts/financials';
import { type ExportedFile, type Locale, unitsOfMoney } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { writeCsv } from '../../../platform/exports/write-csv.ts';
import { listPaymentRecords } from '../desk-payments.repo.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { besidePayments, presentPayment } from '../queries/list-desk-payments.ts';
import { instantsOf } from '../span.ts';

const MOST_ROWS = 10_000;

const HEADINGS = [
  'paid_at',
  'created_at',
  'status',
  'booking',
  'clinic',
  'patient',
  'currency',
  'amount',
  'received',
  'refunded',
  'fee',
  'net',
  'method',
  'gateway',
  'dispute',
] as const;

const cells = (one: DeskPayment) => [
  one.paid_at,
  one.created_at,
  one.status,
  one.booking.reference,
  one.clinic.name,
  one.patient,
  one.amount.currency,
  Number(unitsOfMoney(one.amount)),
  Number(unitsOfMoney(one.received)),
  Number(unitsOfMoney(one.refunded)),
  Number(unitsOfMoney(one.fee)),
  Number(unitsOfMoney(one.net)),
  one.method,
  one.gateway,
  one.dispute?.status ?? null,
];

/** Exports the filtered payments as a table. The audit log records who exported them and how many. */
export async function exportPayments(
  { database, clock, reference }: FinancialsDeps,
  scope: MoneyScope,
  { tab = 'all', from, to, ...asked }: Partial<AllPaymentsQuery>,
  language: Locale,
): Promise<ExportedFile> {
  const at = clock.now();
  const filter = { ...asked, ...instantsOf({ from, to }), tab };
  const found = await listPaymentRecords(database.db, scope, filter, { limit: MOST_ROWS + 1, offset: 0 });
  const rows = found.slice(0, MOST_ROWS);
  const beside = await besidePayments(
    database.db,
    rows.map(({ payment }) => payment.id),
  );
  const around = { scope, reference: await reference(), language };
  const shown = rows.map((row) => presentPayment(row, beside, around));
  await unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'financials.payments_exported',
      actor: scope.person,
      at,
      facts: { rows: rows.length, format: 'csv' },
    }),
  );
  return {
    name: `payments-${at.toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: writeCsv(HEADINGS, shown.map(cells)),
    rows: rows.length,
    complete: found.length <= MOST_ROWS,
  };
}
