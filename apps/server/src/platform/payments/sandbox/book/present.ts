import type { GatewayDispute, GatewayEvent, GatewayPayment, GatewayRefund } from '../../gateway.ts';
import type { Book } from './book.ts';
import { refundedOf } from './decisions.rules.ts';
import type { DisputeRow, MessageRow, PaymentRow, RefundRow } from './rows.ts';

/** Rows of one page of a list. */
const PAGE_SIZE = 100;

export function presentPayment(book: Book, row: PaymentRow): GatewayPayment {
  const { currency } = row.amount;
  return {
    id: row.id,
    attemptId: row.attemptId,
    status: row.status,
    amount: row.amount,
    received: { amount: row.received, currency },
    refunded: { amount: refundedOf(book.refundsOf(row.id)), currency },
    method: row.method,
    failure: row.failure,
    clientSecret: row.clientSecret,
    createdAt: new Date(row.createdAt),
  };
}

export const presentRefund = ({ id, refundId, paymentId, amount, status }: RefundRow): GatewayRefund => ({
  id,
  refundId,
  paymentId,
  amount,
  status,
});

export const presentDispute = (row: DisputeRow): GatewayDispute => ({
  id: row.id,
  paymentId: row.paymentId,
  amount: row.amount,
  status: row.status,
  reason: row.reason,
  respondBy: new Date(row.respondBy),
});

export const presentMessage = ({ id, type, about, createdAt }: MessageRow): GatewayEvent => ({
  id,
  type,
  about,
  createdAt: new Date(createdAt),
});

/** The rows created since, oldest first, behind the row `after`; maps keep the order in which rows were created. */
export function pageOf<Row extends { id: string; createdAt: number }>(
  rows: ReadonlyMap<string, Row>,
  since: Date,
  after: string | undefined,
): { page: Row[]; next: string | null } {
  const all = [...rows.values()];
  const begin = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const found = all.slice(begin).filter(({ createdAt }) => createdAt >= since.getTime());
  const page = found.slice(0, PAGE_SIZE);
  return { page, next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
}
