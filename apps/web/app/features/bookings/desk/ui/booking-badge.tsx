import type { BookingSummary, CancelReason } from '@travesia/contracts/bookings';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { BOOKING_MARKS } from '../booking-marks.ts';
import { bookingDeskTexts } from '../texts.ts';

/** A booking's status: icon, label and tone; for a cancelled one, why. */
export function BookingBadge({ status, reason }: { status: BookingSummary['status']; reason?: CancelReason | null }) {
  const t = useTexts(bookingDeskTexts);
  return (
    <Badge {...BOOKING_MARKS[status]}>
      {status === 'cancelled' && reason ? t(`cancelled.${reason}`) : t(`status.${status}`)}
    </Badge>
  );
}
