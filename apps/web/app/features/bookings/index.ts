// Public API of bookings.
export { DueBalances } from './own/ui/due-balances.tsx';
export { UpcomingBookings } from './own/ui/upcoming-bookings.tsx';
export { usePaymentMethod } from './payment-method/use-payment-method.ts';
export { bookableOffers } from './choose/load-choice.ts';
export { ReceiptButton } from './receipts/receipt-button.tsx';
