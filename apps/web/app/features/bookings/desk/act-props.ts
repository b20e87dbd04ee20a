import type { Booking } from '@travesia/contracts/bookings';

/** What a dialog needs that changes a booking. */
export interface ActProps {
  booking: Booking;
  show: (booking: Booking) => void;
  reload: () => unknown;
  onClose: () => void;
}
