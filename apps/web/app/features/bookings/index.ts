// Public API of bookings.
export { useNow } from '../../lib/dates/use-now.ts';
export { type BookingAndMoney, isBeingPaid, useBookingAndMoney } from './own/load-money.ts';
export { DueBalances } from './own/ui/due-balances.tsx';
export { UpcomingBookings } from './own/ui/upcoming-bookings.tsx';
export { usePaymentMethod } from './payment-method/use-payment-method.ts';
export { choosePath, choiceQuery, readChoice, reviewPath } from './choice.ts';
export { isWhole, type WholeChoice } from './review/load-review.ts';
export { bookableOffers } from './choose/load-choice.ts';
export { ReceiptButton } from './receipts/receipt-button.tsx';
export { type ShownBooking, BookingScreen } from './own/ui/booking-screen.tsx';
export { CalendarButton } from './own/ui/calendar-button.tsx';
export { CancelBy } from './own/ui/confirmation-page.tsx';
export { NearestTimes } from './own/ui/nearest-times.tsx';
export { PaidLines } from './own/ui/paid-lines.tsx';
export { BookedLines, BookingStatusBadge } from './ui/booking-head.tsx';
export { RefundSteps } from './ui/refund-steps.tsx';
export { SlotPicker } from './ui/slot-picker.tsx';
export { PatientCard } from './patients/ui/patient-card.tsx';
