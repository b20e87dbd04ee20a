import { balanceEnded, balancePaid, balanceRequestMachine } from '@travesia/contracts/payments';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { balanceRequests } from '../payments.tables.ts';

export type BalanceRequestRow = typeof balanceRequests.$inferSelect;

const about = ({ bookingId, id }: BalanceRequestRow) => ({ booking_id: bookingId, request_id: id });

/** How a request for a balance moves; only the gateway’s money makes it paid. */
export const balanceRequestLifecycle = defineLifecycle({
  refused: 'payments.not_possible',
  missing: 'payments.request_not_found',
  machine: balanceRequestMachine,
  table: balanceRequests,
  columns: { state: 'status', version: 'version', instants: { due_at: 'dueAt' } },
  audit: {
    pay: 'payments.balance_paid',
    withdraw: 'payments.balance_withdrawn',
    expire: 'payments.balance_expired',
  },
  about: ({ row }) => ({ target: { type: 'balance_request', id: row.id } }),
  facts: ({ row }) => ({ booking_id: row.bookingId }),
  events: {
    pay: ({ row }) => says(balancePaid, about(row)),
    withdraw: ({ row }) => says(balanceEnded, { ...about(row), how: 'withdrawn' }),
    expire: ({ row }) => says(balanceEnded, { ...about(row), how: 'expired' }),
  },
  sets: ({ at }) => ({ endedAt: at }),
});
