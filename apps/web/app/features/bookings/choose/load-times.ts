import { getProviderAvailability } from '@travesia/contracts/availability';
import type { BookingKind } from '@travesia/contracts/bookings';
import type { Call } from '../../../lib/api/call.ts';
import { addDays } from '../../../lib/dates/calendar-date.ts';
import type { FreeSlot } from '../../availability/index.ts';

/** Days that are read: as many as one call returns. */
const READ_DAYS = 62;

/** Free times of a clinic that suit what is booked. */
export interface Times {
  slots: FreeSlot[];
  time_zone: string;
  /** What the clinic can be booked for at all. */
  kinds: BookingKind[];
  /** Who is free for it at some time. */
  clinicianIds: string[];
}

interface Asked {
  /** Slug or id of the clinic. */
  clinic: string;
  kind: BookingKind;
  /** Only with these; null for anyone, or a room. */
  clinicians: readonly string[] | null;
  /** First date; null for today. */
  from: string | null;
}

/** Loads the free times of the next two months; null if the clinic has no calendar. */
export async function loadTimes(call: Call, { clinic, kind, clinicians, from }: Asked): Promise<Times | null> {
  const end = { end_date: addDays(from ?? new Date().toISOString().slice(0, 10), READ_DAYS - 2) };
  const range = from === null ? end : { start_date: from, ...end };
  const ask = (query: { clinician?: string; kind?: BookingKind }) =>
    call(getProviderAvailability, { params: { id: clinic }, query: { ...range, ...query } });
  const [whole, suitable, ...own] = await Promise.all([
    ask({}),
    ask({ kind }),
    ...(clinicians ?? []).map((clinician) => ask({ clinician, kind })),
  ]);
  if (!whole.has_calendar) return null;
  return {
    slots: clinicians === null ? suitable.data : onceEach(own.flatMap(({ data }) => data)),
    time_zone: whole.time_zone,
    kinds: [...new Set(whole.data.flatMap(({ kinds }) => kinds))],
    clinicianIds: [...new Set(suitable.data.flatMap(({ clinician_ids: ids }) => ids))],
  };
}

/** Each start once, earliest first: several clinicians are free at the same. */
function onceEach(slots: readonly FreeSlot[]): FreeSlot[] {
  const byStart = new Map(slots.map((slot) => [slot.starts_at, slot]));
  return [...byStart.values()].sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
}
