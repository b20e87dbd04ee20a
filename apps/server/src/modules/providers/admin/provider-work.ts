import type { ProviderBooking, ProviderFinancials } from '@travesia/contracts/providers';

/** What happens at a provider, told by the modules that keep it. */
export interface ProviderWork {
  financials(providerId: string): Promise<ProviderFinancials>;
  bookings(
    providerId: string,
    page: { limit: number; offset: number },
  ): Promise<{ total: number; data: ProviderBooking[] }>;
}

/** Before anything can be booked or paid: nothing was. */
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
