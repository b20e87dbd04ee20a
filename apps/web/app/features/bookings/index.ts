// Public API of bookings.
export { UpcomingBookings } from './own/ui/upcoming-bookings.tsx';
export { bookableOffers } from './choose/load-choice.ts';
export { ReceiptButton } from './receipts/receipt-button.tsx';
