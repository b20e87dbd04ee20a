import { PAYMENT_TABS } from '@travesia/contracts/financials';
import { isId } from '../../../lib/forms/is-id.ts';
import { choice, day, defineList, text } from '../../../lib/list/list-definition.ts';

/** What `/organization/financials` shows; balances if the URL names none. */
export const NETWORK_VIEWS = ['payments', 'payouts'] as const;
const view = choice(NETWORK_VIEWS);
const money = {
  clinic: choice(isId),
  currency: choice((code) => /^[A-Z]{3}$/.test(code)),
  from: day(),
  to: day({ notBefore: 'from' }),
};

/** Payments of the clinics of an organization. */
export const networkPayments = defineList('organization.payments', {
  filters: { q: text(200), ...money },
  tabs: { view, tab: choice(PAYMENT_TABS) },
});

/** Payouts to them. */
export const networkPayouts = defineList('organization.payouts', { filters: money, tabs: { view } });
