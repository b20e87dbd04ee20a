import { type ExportedFile, type Locale, pageFacts, unitsOfMoney } from '@travesia/contracts/kit';
import type { OwnReceipts, OwnReceiptsQuery, YearQuery } from '@travesia/contracts/payments';
import { calendar } from '../../../../platform/calendar.ts';
import { writeCsv } from '../../../../platform/exports/write-csv.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import type { Reference } from '../../../catalog/index.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import { receiptNumber, refundNumber } from '../receipt-number.ts';
import { ownReceipts } from '../receipts.policy.ts';
import { countReceiptLines, listReceiptLines, type ReceiptLine } from '../receipts.repo.ts';

const MOST_ROWS = 10_000;

const numberOf = ({ kind, id }: Pick<ReceiptLine, 'kind' | 'id'>): string =>
  kind === 'payment' ? receiptNumber(id) : refundNumber(id);

/** A page of the user's own payments and refunds, newest first. */
export async function listMyReceiptsQuery(
  { database: { db } }: PaymentsDeps,
  { page, limit, time_zone: zone }: OwnReceiptsQuery,
  { actor }: RequestContext,
): Promise<OwnReceipts> {
  const scope = ownReceipts(actor);
  const [{ total, years }, lines] = await Promise.all([
    countReceiptLines(db, scope, zone),
    listReceiptLines(db, scope, {}, { limit, offset: (page - 1) * limit, order: 'desc' }),
  ]);
  const data = lines.map((line) => ({
    kind: line.kind,
    id: line.id,
    number: numberOf(line),
    at: line.at.toISOString(),
    amount: { amount: line.amount, currency: line.currency },
    method: line.method,
    booking: { id: line.bookingId, reference: line.reference },
    clinic: line.clinic,
  }));
  return { data, ...pageFacts(total, page, limit), years };
}

const HEADINGS = [
  'number',
  'kind',
  'date',
  'at',
  'currency',
  'amount',
  'method',
  'clinic',
  'country',
  'booking',
  'for',
  'refund_of',
] as const;

/** The user's own payments and refunds of a calendar year as a table, oldest first. */
export async function exportMyYearQuery(
  { database: { db }, bookings }: PaymentsDeps,
  { year, time_zone: zone }: YearQuery,
  { actor, language }: RequestContext,
): Promise<ExportedFile> {
  const span = {
    since: calendar.startOfDay(`${year}-01-01`, zone),
    until: calendar.startOfDay(`${year + 1}-01-01`, zone),
  };
  const found = await listReceiptLines(db, ownReceipts(actor), span, { limit: MOST_ROWS + 1, offset: 0, order: 'asc' });
  const lines = found.slice(0, MOST_ROWS);
  const reference = await bookings.reference();
  return {
    name: `payments-${year}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: writeCsv(
      HEADINGS,
      lines.map((line) => cellsOf(line, { zone, reference, language })),
    ),
    rows: lines.length,
    complete: found.length <= MOST_ROWS,
  };
}

function cellsOf(
  line: ReceiptLine,
  { zone, reference, language }: { zone: string; reference: Reference; language: Locale },
) {
  const amount = line.kind === 'refund' ? -line.amount : line.amount;
  const treatment = line.treatment === null ? undefined : reference.everyTreatment.get(line.treatment);
  return [
    numberOf(line),
    line.kind,
    calendar.dateAt(line.at, zone),
    line.at.toISOString(),
    line.currency,
    Number(unitsOfMoney({ amount, currency: line.currency })),
    line.method,
    line.clinic,
    line.country,
    line.reference,
    line.packageTitle?.[language] ?? line.serviceName?.[language] ?? treatment?.name[language] ?? null,
    line.kind === 'refund' ? receiptNumber(line.paymentId) : null,
  ];
}
