import { getProviderAvailability, type PublicSlot } from '@travesia/contracts/availability';
import type { BookingSummary } from '@travesia/contracts/bookings';
import { useState } from 'react';
import type { Shown } from '../../lib/calls/both-loaded.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { calendar } from '../../lib/dates/calendar.ts';

const READ_DAYS = 60;

/** Other times to which a booking can be moved, by day. */
export type TimesToMove = ReadonlyMap<string, readonly PublicSlot[]>;

type Moved = Pick<BookingSummary, 'provider' | 'clinician' | 'kind' | 'starts_at' | 'time_zone'>;

/** The clinic's free times of the next two months for the same visit; only of its clinician, if one is named. */
export function useTimesToMove(booking: Moved): Shown<TimesToMove> {
  const { provider, clinician, kind, starts_at: now, time_zone: zone } = booking;
  const [today] = useState(() => calendar.dateAt(new Date(), zone));
  const { data, problem, reload } = useCall(getProviderAvailability, {
    params: { id: provider.id },
    query: { end_date: calendar.addDays(today, READ_DAYS), kind, ...(clinician ? { clinician: clinician.id } : {}) },
  });
  const others = data?.data.filter(({ starts_at: at }) => at !== now);
  return { problem, reload, data: others ? Map.groupBy(others, ({ date }) => date) : null };
}
