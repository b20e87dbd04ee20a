import type { TransfersRequest } from '@travesia/contracts/financials';
import { type ExportedFile, unitsOfMoney } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { writeCsv } from '../../../../platform/exports/write-csv.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { refuseUnlessRecent } from '../../../accounts/index.ts';
import type { FinancialsDeps } from '../../financials-deps.ts';
import { moneyOfAll } from '../../financials.policy.ts';
import { listTransfers } from '../payout-accounts.repo.ts';

const HEADINGS = [
  'reference',
  'begun_at',
  'clinic',
  'holder',
  'holder_id',
  'country',
  'bank',
  'scheme',
  'bic',
  'bank_code',
  'branch',
  'account_type',
  'number',
  'currency',
  'amount',
] as const;

/** Digits in groups of four, as on cards: a spreadsheet would round a long number, and drop zeros it begins with. */
const asText = (digits: string | undefined): string | null => {
  if (!digits) return null;
  return /^\d+$/.test(digits) ? (digits.length > 4 ? digits.replace(/(.{4})(?=.)/g, '$1 ') : `no. ${digits}`) : digits;
};

/** Writes payouts that wait for their transfer, with whole account numbers. The audit log records who exported how many. Throws `auth.confirm_identity`. */
export async function exportTransfers(
  { database, clock, seal }: FinancialsDeps,
  { currency }: TransfersRequest,
  actor: Actor,
): Promise<ExportedFile> {
  const scope = moneyOfAll(actor);
  refuseUnlessRecent(actor, clock);
  const at = clock.now();
  const found = await listTransfers(database.db, scope, currency);
  const rows = found.map(({ payout, clinic, account }) => {
    const details = seal.open(account);
    return [
      payout.reference,
      payout.createdAt.toISOString(),
      clinic.name,
      account.holder,
      asText(details.holder_id),
      account.country,
      account.bankName,
      account.scheme,
      details.bic ?? null,
      asText(details.bank_code),
      asText(details.branch),
      details.account_type ?? null,
      asText(details.number),
      payout.currency,
      Number(unitsOfMoney({ amount: payout.amountMinor, currency: payout.currency })),
    ];
  });
  await unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'financials.transfers_exported',
      actor,
      at,
      facts: { rows: rows.length, format: 'csv', currency: currency ?? null },
    }),
  );
  return {
    name: `transfers-${at.toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: writeCsv(HEADINGS, rows),
    rows: rows.length,
    complete: true,
  };
}
