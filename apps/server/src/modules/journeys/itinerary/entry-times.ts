import type { NewItineraryEntry } from '@travesia/contracts/journeys';
import type { EntryRow } from './itinerary.repo.ts';
import type { EntryContent } from './sealed-entry.ts';

type Times = Pick<EntryRow, 'kind' | 'trip' | 'startsAt' | 'startsZone' | 'endsAt' | 'endsZone'>;

/** What a row keeps readable, and what it keeps encrypted. */
export function whenOf(given: Omit<NewItineraryEntry, 'approval'>): { times: Times; content: EntryContent } {
  const { kind, trip, starts_at, starts_zone, ends_at, ends_zone, title, place, address, phone, reference, note } =
    given;
  return {
    times: {
      kind,
      trip,
      startsAt: new Date(starts_at),
      startsZone: starts_zone,
      endsAt: ends_at === null ? null : new Date(ends_at),
      endsZone: ends_zone,
    },
    content: { title, place, address, phone, reference, note },
  };
}
