import type { ProviderBooking, ProviderFinancials } from '@travesia/contracts/providers';

/** Activity of a provider, supplied by the modules that store it. */
export interface ProviderWork {
  financials(providerId: string): Promise<ProviderFinancials>;
  bookings(
    providerId: string,
    page: { limit: number; offset: number },
  ): Promise<{ total: number; data: ProviderBooking[] }>;
}

/** Used until bookings and payments exist. */
export const noWorkYet: ProviderWork = {
  financials: () =>
    Promise.resolve({
      currency: 'USD',
      gross: 0,
      refunded: 0,
      fees: 0,
      paid_out: 0,
      payable: 0,
      payments: 0,
      last_payment_at: null,
    }),
  bookings: () => Promise.resolve({ total: 0, data: [] }),
};
