import type { Locale } from '@travesia/contracts/kit';
import type { ProviderBooking, ProviderFinancials } from '@travesia/contracts/providers';
import { defineService } from '../../../platform/feature/service.ts';
import type { Actor } from '../../../platform/http/request-context.ts';

/** A page of the bookings of a provider, newest first. */
export type BookingsOfProvider = (
  actor: Actor,
  providerId: string,
  page: { limit: number; offset: number; language: Locale },
) => Promise<{ total: number; data: ProviderBooking[] }>;

/** Totals of a provider's payments. */
export type FinancialsOfProvider = (providerId: string) => Promise<ProviderFinancials>;

/** Activity of a provider, supplied by the modules that store it. */
export interface ProviderWork {
  financials: FinancialsOfProvider;
  bookings: BookingsOfProvider;
}

/** Bookings of a provider for admins; provided by bookings. */
export const bookingsOfProviderService = defineService<BookingsOfProvider>('bookings of a provider');

/** Money of a provider for admins; provided by payments. */
export const financialsOfProviderService = defineService<FinancialsOfProvider>('financials of a provider');
