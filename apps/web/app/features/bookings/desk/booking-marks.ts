import type { BookingSummary } from '@travesia/contracts/bookings';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';

/** Tone and icon of each status, shown beside its label. */
export const BOOKING_MARKS: Readonly<Record<BookingSummary['status'], { tone: Tone; icon: IconName }>> = {
  pending: { tone: 'warning', icon: 'clock' },
  awaiting_payment: { tone: 'info', icon: 'coins' },
  confirmed: { tone: 'success', icon: 'circle-check' },
  completed: { tone: 'neutral', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'circle-x' },
};

type Titled = Pick<BookingSummary, 'package' | 'service' | 'treatment'>;

/** What was booked, as far as it has a name. */
export const subjectOf = ({ package: one, service, treatment }: Titled): string | null =>
  one?.title ?? service?.name ?? treatment?.name ?? null;
