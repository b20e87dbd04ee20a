import { useState } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { EntryActs, ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { EntryLine } from './entry-line.tsx';
import { EntryClock } from './entry-clock.tsx';
import { daysOf, type PlannedDay, type PlannedItem, tripsOf } from './itinerary-days.ts';
import { useDayNumber } from './use-day-number.ts';
import { currentBooking, treatmentsOf } from '../current-booking.ts';

/** The days of an itinerary along a line, each trip under its own heading where there are two. */
export function DayList(props: Omit<ItineraryProps, 'show'> & EntryActs) {
  const t = useTexts(planTexts);
  const { itinerary, journey } = props;
  const [first, ...others] = tripsOf(daysOf(calendar, itinerary, treatmentsOf(journey)), journey.trip);
  if (!first) return null;
  if (others.length === 0) return <Days {...props} days={first.days} level="h3" />;
  return [first, ...others].map(({ trip, days }) => (
    <div key={trip} className="plan-trip">
      <h3>{t(trip === 2 ? 'trip.2' : 'trip.1')}</h3>
      <Days {...props} days={days} level="h4" />
    </div>
  ));
}

interface DaysProps extends Omit<ItineraryProps, 'show'>, EntryActs {
  days: readonly PlannedDay[];
  level: HeadLevel;
}

type HeadLevel = 'h3' | 'h4';

function Days({ days, level, ...props }: DaysProps) {
  const [today] = useState(() => calendar.dateAt(new Date(), props.itinerary.time_zone));
  return (
    <ol className="plan-days">
      {days.map((day) => (
        <li key={day.date} className="plan-day" data-mark={markOf(day)}>
          <DayHead day={day} level={level} isToday={day.date === today} />
          <ul className="plan-entries">
            {day.items.map((item) => (
              <li key={item.type === 'entry' ? item.entry.id : item.type} className="plan-entry">
                <Item item={item} {...props} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const markOf = ({ number, items }: PlannedDay) =>
  number === 0 ? 'treatment' : items.some(({ type }) => type === 'fly_from') ? 'fly' : undefined;

interface DayHeadProps {
  day: PlannedDay;
  level: HeadLevel;
  isToday: boolean;
}

function DayHead({ day: { date, number }, level: Head, isToday }: DayHeadProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const dayNumber = useDayNumber();
  return (
    <Head className="plan-day-head">
      {number === null ? null : <span className="plan-day-number num">{dayNumber(number)}</span>}
      <span className="strong num">{format.date(date, 'weekday')}</span>
      {number === 0 ? <span className="muted">{t('day.treatment')}</span> : null}
      {isToday ? <Badge tone="primary">{t('today')}</Badge> : null}
    </Head>
  );
}

const bookingOf = (journey: ItineraryProps['journey'], trip: number) =>
  trip === journey.trip ? currentBooking(journey) : journey.booking;

function Item({ item, ...props }: Omit<ItineraryProps, 'show'> & EntryActs & { item: PlannedItem }) {
  const t = useTexts(planTexts);
  const { journey, itinerary } = props;
  if (item.type === 'entry') return <EntryLine {...props} entry={item.entry} />;
  if (item.type === 'fly_from')
    return (
      <>
        <span className="plan-clock small muted">{t('allDay')}</span>
        <Icon name="circle-check" className="plan-icon" />
        <div>
          <p className="strong">{t('flyFrom')}</p>
          <p className="small muted">{t('flyFrom.text')}</p>
        </div>
      </>
    );
  return (
    <>
      <EntryClock at={item.at} zone={itinerary.time_zone} />
      <Icon name="activity" className="plan-icon" />
      <div>
        <p className="strong">{journey.treatment.name}</p>
        <p className="small muted">
          {[journey.provider.name, bookingOf(journey, item.trip)?.clinician].filter(Boolean).join(' · ')}
        </p>
      </div>
    </>
  );
}
