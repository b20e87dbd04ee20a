import { type PriceLine, sumPrice } from '@travesia/contracts/terms';
import type { PaymentRow, RefundRow } from '../payment.lifecycles.ts';
import { receiptNumber, refundNumber, statementNumber } from './receipt-number.ts';
import { type Around, ReceiptWords } from './receipt-words.ts';
import type { ReceiptRecord } from './receipts.repo.ts';
import type { Sheet, SheetRow } from '../../../platform/exports/sheet.ts';
import { forgivenBefore, type Movements, paidAfter, refundedUpTo, standingOf, stillDue } from './standing.rules.ts';

/** Where and with whom the visit was to be when it was written. */
interface Visit {
  startsAt: Date;
  clinician: ReceiptRecord['clinician'];
}

interface Written {
  record: ReceiptRecord;
  visit: Visit;
  movements: Movements;
  around: Around;
}

/** What an amount may be shown beside; null if it did not happen. */
const when = (at: Date | null): Date => {
  if (at === null) throw new Error('there is a receipt only of what happened');
  return at;
};

/** The receipt of a payment that arrived: it says how things stood then. */
export function paymentSheet(payment: PaymentRow, { record, visit, movements, around }: Written): Sheet {
  const words = new ReceiptWords(record, around);
  const { texts } = words;
  const { booking } = record;
  const at = when(payment.paidAt);
  const money = (amount: number) => words.money(amount, payment.currency);
  const paid = paidAfter(movements, payment.id);
  const due = stillDue(booking, paid + forgivenBefore(movements, payment.id), at);
  const number = receiptNumber(payment.id);
  return {
    title: texts.receipt.title,
    number,
    lead: texts.receipt.lead(money(payment.receivedMinor), words.day(at)),
    parties: [
      { label: texts.label.paidBy, lines: words.payer() },
      { label: texts.label.paidTo, lines: words.clinic() },
    ],
    facts: [
      ...words.times(texts.label.paidOn, at),
      [texts.label.method, payment.method ? texts.methods[payment.method] : texts.methodUnknown],
      ...words.booked(visit),
      [texts.label.paymentId, payment.id],
    ],
    tables: [
      {
        heading: texts.heading.amounts,
        rows: [
          ...(booking.priceMinor === null ? [] : [{ label: texts.row.price, amount: money(booking.priceMinor) }]),
          { label: texts.row.thisPayment, amount: money(payment.receivedMinor), strong: true },
          { label: texts.row.paidToDate, note: texts.row.paidToDateNote, amount: money(paid) },
          {
            label: texts.row.due,
            note: due > 0 ? texts.row.dueNote(words.day(visit.startsAt)) : undefined,
            amount: money(due),
          },
        ],
      },
    ],
    notes: [...demoNote(words, [payment]), ...words.policy(), texts.note.later, ...words.endNotes()],
    foot: `${texts.foot} · ${number}`,
    page: texts.page,
  };
}

/** The receipt of a refund that was paid out; it names the receipt that it gives back. */
export function refundSheet(
  refund: RefundRow,
  payment: PaymentRow,
  { record, visit, movements, around }: Written,
): Sheet {
  const words = new ReceiptWords(record, around);
  const { texts } = words;
  const at = when(refund.doneAt);
  const money = (amount: number) => words.money(amount, refund.currency);
  const soFar = refundedUpTo(movements, refund);
  const number = refundNumber(refund.id);
  const paidAt = when(payment.paidAt);
  const original = texts.receiptOf(receiptNumber(payment.id), money(payment.receivedMinor), words.day(paidAt));
  return {
    title: texts.refund.title,
    number,
    lead: texts.refund.lead(money(refund.amountMinor), words.day(at)),
    parties: [
      { label: texts.label.refundedTo, lines: words.payer() },
      { label: texts.label.refundedFor, lines: words.clinic() },
    ],
    facts: [
      [texts.label.givesBack, original],
      ...words.times(texts.label.refundedOn, at),
      [texts.label.method, payment.method ? texts.methods[payment.method] : texts.methodUnknown],
      [texts.label.reason, texts.causes[refund.reason]],
      ...words.booked(visit),
      [texts.label.refundId, refund.id],
    ],
    tables: [
      {
        heading: texts.heading.amounts,
        rows: [
          { label: texts.row.payment, amount: money(payment.receivedMinor) },
          { label: texts.row.thisRefund, amount: money(refund.amountMinor), strong: true },
          { label: texts.row.refundedSoFar, amount: money(soFar) },
          { label: texts.row.left, amount: money(payment.receivedMinor - soFar) },
          { label: texts.row.paidAfter, amount: money(paidAfter(movements, refund.id)) },
        ],
      },
    ],
    notes: [...demoNote(words, [payment]), texts.note.bank, ...words.endNotes()],
    foot: `${texts.foot} · ${number}`,
    page: texts.page,
  };
}

/** The account of a booking as it is at an instant: the price as agreed, everything that was paid and went back, and what is due. */
export function statementSheet(at: Date, { record, visit, movements, around }: Written): Sheet {
  const words = new ReceiptWords(record, around);
  const { texts } = words;
  const { booking } = record;
  const { terms } = booking;
  if (!terms) throw new Error('a free booking has no statement');
  const number = statementNumber(booking.reference);
  return {
    title: texts.statement.title,
    number,
    lead: texts.statement.lead(words.day(at)),
    parties: [
      { label: texts.label.patient, lines: words.payer() },
      { label: texts.label.clinic, lines: words.clinic() },
    ],
    facts: [
      ...words.times(texts.label.asOf, at),
      [texts.label.status, texts.statuses[booking.status]],
      ...words.booked(visit),
    ],
    tables: [
      {
        heading: texts.heading.price,
        rows: [
          ...priceRows(words, terms.lines),
          {
            label: texts.row.total,
            note: texts.row.agreed(words.day(booking.createdAt)),
            amount: words.money(terms.price.amount, terms.price.currency),
            strong: true,
          },
        ],
      },
      { heading: texts.heading.movements, rows: movementRows(words, movements) },
      { heading: texts.heading.balance, rows: balanceRows(words, record, movements) },
    ],
    notes: [
      ...demoNote(words, movements.payments),
      ...(booking.status === 'cancelled' ? [] : words.policy()),
      ...words.endNotes(),
    ],
    foot: `${texts.foot} · ${number}`,
    page: texts.page,
  };
}

/** Nobody may take a demonstration for a payment. */
const demoNote = ({ texts }: ReceiptWords, payments: readonly PaymentRow[]): string[] =>
  payments.some(({ gateway, paidAt }) => gateway === 'sandbox' && paidAt !== null) ? [texts.note.sandbox] : [];

/** Items of the price tell what a patient is treated for: readers who may not know that see their sum. */
function priceRows(words: ReceiptWords, lines: readonly PriceLine[]): SheetRow[] {
  if (words.namesPatient)
    return lines.map(({ key, amount }) => ({
      label: words.priceLine(key),
      amount: words.money(amount.amount, amount.currency),
    }));
  const { care, taxes_and_fees: taxes } = sumPrice(lines);
  return [
    { label: words.texts.row.care, amount: words.money(care.amount, care.currency) },
    { label: words.texts.row.taxes, amount: words.money(taxes.amount, taxes.currency) },
  ];
}

function movementRows(words: ReceiptWords, { payments, refunds, disputes }: Movements): SheetRow[] {
  const { row, methods, causes } = words.texts;
  const rows: (SheetRow & { at: Date })[] = [
    ...payments.flatMap(({ id, paidAt, receivedMinor, currency, method }) =>
      paidAt
        ? [
            {
              at: paidAt,
              label: row.received(receiptNumber(id)),
              note: [words.day(paidAt), method ? methods[method] : null].filter(Boolean).join(', '),
              amount: words.money(receivedMinor, currency),
            },
          ]
        : [],
    ),
    ...refunds
      .filter(({ status }) => status !== 'rejected')
      .map(({ id, doneAt, createdAt, amountMinor, currency, reason }) => ({
        at: doneAt ?? createdAt,
        label: doneAt ? row.refunded(refundNumber(id)) : row.onItsWay,
        note: `${words.day(doneAt ?? createdAt)}, ${causes[reason]}`,
        amount: words.money(-amountMinor, currency),
      })),
    ...disputes.flatMap(({ decidedAt, status, amountMinor, currency }) =>
      decidedAt && status === 'lost'
        ? [{ at: decidedAt, label: row.lost, note: words.day(decidedAt), amount: words.money(-amountMinor, currency) }]
        : [],
    ),
  ];
  if (rows.length === 0) return [{ label: row.none, amount: '' }];
  return rows.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function balanceRows(words: ReceiptWords, { booking }: ReceiptRecord, movements: Movements): SheetRow[] {
  const { row } = words.texts;
  const { charge, paid, forgiven, due } = standingOf(booking, movements);
  const currency = booking.currency ?? '';
  const { expiresAt, depositMinor, status } = booking;
  const isDueNow = status === 'awaiting_payment' && expiresAt && depositMinor;
  return [
    status === 'cancelled'
      ? { label: row.kept, note: row.keptNote, amount: words.money(charge, currency) }
      : { label: row.total, amount: words.money(charge, currency) },
    { label: row.paid, amount: words.money(paid, currency) },
    ...(forgiven > 0 && status !== 'cancelled'
      ? [{ label: row.forgiven, amount: words.money(forgiven, currency) }]
      : []),
    ...(isDueNow ? [{ label: row.dueNow(words.time(expiresAt)), amount: words.money(depositMinor, currency) }] : []),
    { label: row.balance, amount: words.money(due, currency), strong: true },
  ];
}
