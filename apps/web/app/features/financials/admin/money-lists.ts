import { PAYMENT_TABS } from '@travesia/contracts/financials';
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '@travesia/contracts/payments';
import { isId } from '../../../lib/forms/is-id.ts';
import { choice, day, defineList, link, text } from '../../../lib/list/list-definition.ts';

const currency = choice((value) => /^[A-Z]{3}$/.test(value));

/** Payments of all clinics. */
export const paymentsList = defineList('admin.payments', {
  filters: { q: text(200), clinic: link(isId), currency, from: day(), to: day({ notBefore: 'from' }) },
  tabs: { tab: choice(PAYMENT_TABS) },
});

export const REFUND_TABS = ['open', 'waiting_for_approval', 'failed', 'all'] as const;
export const refundsList = defineList('admin.refunds', { tabs: { status: choice(REFUND_TABS) } });

/** What clinics are owed. */
export const balancesList = defineList('admin.balances', { filters: { clinic: link(isId) } });

/** Views of the payouts, on the screen of what is owed. */
export const PAYOUT_TABS = ['all', 'on_its_way', 'paid', 'returned'] as const;
export const payoutsList = defineList('admin.payouts', {
  filters: { clinic: link(isId) },
  tabs: { status: choice(PAYOUT_TABS) },
});

export const adjustmentsList = defineList('admin.adjustments', { filters: { clinic: link(isId) } });

export const ledgerList = defineList('admin.ledger', {
  filters: { currency, kind: choice(LEDGER_KINDS), account: choice(LEDGER_ACCOUNTS) },
});
