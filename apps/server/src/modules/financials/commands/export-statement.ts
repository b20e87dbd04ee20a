import type { StatementRequest } from '@travesia/contracts/financials';
import { type ExportedFile, type Locale, unitsOfMoney } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { writeCsv } from '../../../platform/exports/write-csv.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { findNameOf } from '../payouts.repo.ts';
import { drawStatement } from '../statement/draw-statement.ts';
import { makeStatement, type Statement } from '../statement/make-statement.ts';

const HEADINGS = [
  'at',
  'kind',
  'clinic',
  'booking',
  'payout',
  'note',
  'currency',
  'received',
  'refunded',
  'fee',
  'change',
  'balance',
] as const;

/** A clinic's or organization's statement as a table or for printing. The audit log records who exported it. */
export async function exportStatement(
  { database, clock }: FinancialsDeps,
  scope: MoneyScope,
  { format, ...asked }: StatementRequest,
  language: Locale,
): Promise<ExportedFile> {
  const at = clock.now();
  const [statement, name] = await Promise.all([
    makeStatement(database.db, scope, asked),
    findNameOf(database.db, scope),
  ]);
  const file = {
    name: `statement-${asked.currency}-${asked.from}-${asked.to}.${format}`,
    rows: statement.lines.length,
    complete: statement.isComplete,
  };
  const content =
    format === 'csv' ? tableOf(statement) : (await drawStatement(statement, name, language, at)).toString('base64');
  await unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'financials.statement_exported',
      actor: scope.person,
      at,
      facts: { rows: file.rows, format, currency: asked.currency },
    }),
  );
  return format === 'csv'
    ? { ...file, media_type: 'text/csv; charset=utf-8', content }
    : { ...file, media_type: 'application/pdf', content, encoding: 'base64' };
}

function tableOf({ currency, lines }: Statement): string {
  const units = (amount: number) => Number(unitsOfMoney({ amount, currency }));
  return writeCsv(
    HEADINGS,
    lines.map((line) => [
      line.at.toISOString(),
      line.kind,
      line.clinic,
      line.reference,
      line.payout,
      line.note,
      currency,
      units(line.received),
      units(line.refunded),
      units(line.fee),
      units(line.owed),
      units(line.balance),
    ]),
  );
}
