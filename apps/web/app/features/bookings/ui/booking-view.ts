import type { BookingStatus, BookingSummary } from '@travesia/contracts/bookings';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';

/** How a status looks; its label says the same. */
export const STATUS_LOOKS: Readonly<Record<BookingStatus, { tone: Tone; icon: IconName }>> = {
  pending: { tone: 'info', icon: 'clock' },
  awaiting_payment: { tone: 'warning', icon: 'coins' },
  confirmed: { tone: 'success', icon: 'circle-check' },
  completed: { tone: 'neutral', icon: 'check-check' },
  cancelled: { tone: 'danger', icon: 'x' },
};

/** What was booked, as people call it; null for a visit about nothing in particular. */
export const subjectOf = ({
  package: offer,
  service,
  treatment,
}: Pick<BookingSummary, 'package' | 'service' | 'treatment'>) =>
  offer?.title ?? service?.name ?? treatment?.name ?? null;

const MINUTE_MS = 60_000;

/** Whole minutes until an instant, at least 0. */
export const minutesLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS));
