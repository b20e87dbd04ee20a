import type { ItineraryEntry } from '@travesia/contracts/journeys';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { planTexts } from '../texts.ts';
import { nightsOf } from './itinerary-days.ts';

interface EntryTimesProps {
  entry: Pick<ItineraryEntry, 'kind' | 'starts_at' | 'starts_zone' | 'ends_at' | 'ends_zone'>;
  /** The clinic’s. */
  zone: string;
}

/** Both ends of a flight with their places, nights of a stay, or until when. */
export function EntryTimes({ entry, zone }: EntryTimesProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const { kind, starts_at: starts, starts_zone: startsZone, ends_at: ends } = entry;
  const endsZone = entry.ends_zone ?? startsZone;
  const dayOf = (at: string, there: string) => format.date(calendar.dateAt(at, there), 'weekday');
  const isFlight = kind === 'flight_out' || kind === 'flight_home';
  if (isFlight) {
    const end = (at: string, there: string) => ({
      day: dayOf(at, there),
      time: format.time(at, there),
      place: format.place(there),
    });
    return (
      <p className="small muted num">
        {t('flight.leaves', end(starts, startsZone))}
        {ends ? ` · ${t('flight.lands', end(ends, endsZone))}` : ''}
      </p>
    );
  }
  if (ends === null) return null;
  const nights = kind === 'stay' ? nightsOf(calendar, entry, zone) : null;
  const time = format.time(ends, zone);
  const isSameDay = calendar.dateAt(starts, zone) === calendar.dateAt(ends, zone);
  return (
    <p className="small muted num">
      {isSameDay ? t('until', { time }) : t('until.day', { day: dayOf(ends, zone), time })}
      {nights ? ` · ${t('nights', { count: nights })}` : ''}
    </p>
  );
}
