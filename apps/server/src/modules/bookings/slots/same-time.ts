import { calendar } from '../../../platform/calendar.ts';
import type { BookingRow } from '../booking.lifecycle.ts';
import type { BookableClinic } from '../offer/offers.repo.ts';
import type { AskedTime } from './take-slot.ts';

/** The time that a booking has, asked for somebody else. */
export function sameTime(
  { id, kind, startsAt }: Pick<BookingRow, 'id' | 'kind' | 'startsAt'>,
  { timeZone }: Pick<BookableClinic, 'timeZone'>,
  among: AskedTime['among'],
): AskedTime {
  const [date = '', time = ''] = calendar.localAt(startsAt, timeZone).split('T');
  return { kind, date, time, startsAt: startsAt.toISOString(), among, leaveOut: id, isAgreed: true };
}
