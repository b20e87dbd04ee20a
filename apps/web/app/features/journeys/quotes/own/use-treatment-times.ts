import { getProviderAvailability, type PublicSlot } from '@travesia/contracts/availability';
import { useState } from 'react';
import type { Shown } from '../../../../lib/calls/both-loaded.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { calendar } from '../../../../lib/dates/calendar.ts';

/** Days read at once. */
const READ_DAYS = 60;

interface Wanted {
  providerId: string;
  clinicianId: string | null;
  /** A day that the clinic proposes; null for none. */
  proposedOn?: string | null;
  /** The first day that is possible; today, if not given. */
  notBefore?: string;
  zone: string;
}

/** Free times for a treatment, and the dates around them. */
export interface TreatmentTimes {
  /** By day at the clinic. */
  days: ReadonlyMap<string, readonly PublicSlot[]>;
  from: string;
  /** The first day with any free time at the clinic after these; null if none is known. */
  nextFreeOn: string | null;
}

/** Free times of the named surgeon for a treatment: two months from the proposed day on, or from another chosen day. */
export function useTreatmentTimes({ providerId, clinicianId, proposedOn = null, notBefore = '', zone }: Wanted) {
  const [today] = useState(() => calendar.dateAt(new Date(), zone));
  const first = notBefore > today ? notBefore : today;
  const begin = proposedOn !== null && proposedOn > first ? proposedOn : first;
  const [from, setFrom] = useState(begin);
  const { data, problem, reload } = useCall(getProviderAvailability, {
    params: { id: providerId },
    query: {
      start_date: from,
      end_date: calendar.addDays(from, READ_DAYS),
      kind: 'treatment',
      ...(clinicianId ? { clinician: clinicianId } : {}),
    },
  });
  const shown: TreatmentTimes | null = data && {
    days: Map.groupBy(data.data, ({ date }) => date),
    from,
    nextFreeOn: data.next_free_on !== null && data.next_free_on > data.end_date ? data.next_free_on : null,
  };
  const loaded: Shown<TreatmentTimes> = { data: shown, problem, reload };
  return {
    loaded,
    /** Shows earlier times, where the proposed day is not the first possible; null where these are the first. */
    earlier: from > first ? () => setFrom(first) : null,
    later: (on?: string) => setFrom(on ?? calendar.addDays(from, READ_DAYS + 1)),
  };
}
