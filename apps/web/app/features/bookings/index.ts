// Public API of bookings.
export { DueBalances } from './own/ui/due-balances.tsx';
export { UpcomingBookings } from './own/ui/upcoming-bookings.tsx';
export { bookableOffers } from './choose/load-choice.ts';
