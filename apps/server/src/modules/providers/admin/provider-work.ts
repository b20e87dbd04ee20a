import type { ProviderBooking, ProviderFinancials } from '@travesia/contracts/providers';

/** Activity of a provider, supplied by the modules that store it. */
export interface ProviderWork {
  financials(providerId: string): Promise<ProviderFinancials>;
  bookings(
    providerId: string,
    page: { limit: number; offset: number },
  ): Promise<{ total: number; data: ProviderBooking[] }>;
}

const NOTHING = { amount: 0, currency: 'USD' };

/** Used until bookings and payments exist. */
export const noWorkYet: ProviderWork = {
  financials: () =>
    Promise.resolve({
      gross: NOTHING,
      refunded: NOTHING,
      fees: NOTHING,
      paid_out: NOTHING,
      payable: NOTHING,
      payments: 0,
      last_payment_at: null,
    }),
  bookings: () => Promise.resolve({ total: 0, data: [] }),
};
