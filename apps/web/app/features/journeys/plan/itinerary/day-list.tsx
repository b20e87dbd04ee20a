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
import { daysOf, type PlannedDay, type PlannedItem } from './itinerary-days.ts';
import { currentBooking } from '../current-booking.ts';

/** The days of an itinerary along a line. */
export function DayList({ itinerary, journey, reader, ...acts }: Omit<ItineraryProps, 'show'> & EntryActs) {
  const [today] = useState(() => calendar.dateAt(new Date(), itinerary.time_zone));
  const booking = currentBooking(journey);
  const days = daysOf(calendar, itinerary, booking);
  return (
    <ol className="plan-days">
      {days.map((day) => (
        <li key={day.date} className="plan-day" data-mark={markOf(day)}>
          <DayHead day={day} isToday={day.date === today} />
          <ul className="plan-entries">
            {day.items.map((item) => (
              <li key={item.type === 'entry' ? item.entry.id : item.type} className="plan-entry">
                <Item item={item} itinerary={itinerary} journey={journey} reader={reader} {...acts} />
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

function DayHead({ day: { date, number }, isToday }: { day: PlannedDay; isToday: boolean }) {
  const t = useTexts(planTexts);
  const format = useFormat();
  return (
    <h3 className="plan-day-head">
      {number === null ? null : (
        <span className="plan-day-number num">
          {t('day', { day: number < 0 ? `−${format.number(-number)}` : format.number(number) })}
        </span>
      )}
      <span className="strong num">{format.date(date, 'weekday')}</span>
      {number === 0 ? <span className="muted">{t('day.treatment')}</span> : null}
      {isToday ? <Badge tone="primary">{t('today')}</Badge> : null}
    </h3>
  );
}

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
          {[journey.provider.name, currentBooking(journey)?.clinician].filter(Boolean).join(' · ')}
        </p>
      </div>
    </>
  );
}
