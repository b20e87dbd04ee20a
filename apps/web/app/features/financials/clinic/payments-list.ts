import { PAYMENT_TABS } from '@travesia/contracts/financials';
import { choice, day, defineList, text } from '../../../lib/list/list-definition.ts';

const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code);

/** Payments of a clinic's bookings. */
export const clinicPayments = defineList('clinic.payments', {
  filters: { q: text(200), currency: choice(isCurrency), from: day(), to: day({ notBefore: 'from' }) },
  tabs: { tab: choice(PAYMENT_TABS) },
});
