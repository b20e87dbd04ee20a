import type { ItineraryEntry } from '@travesia/contracts/journeys';
import { type ComponentProps, Fragment } from 'react';
import { phoneAddress } from '../../../../lib/format/phone-address.ts';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { EmergencyFacts } from '../cards/emergency-facts.tsx';
import { EntryTimes } from '../itinerary/entry-times.tsx';
import { daysOf, type PlannedDay, type PlannedItem, tripsOf } from '../itinerary/itinerary-days.ts';
import { useDayNumber } from '../itinerary/use-day-number.ts';
import type { ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { treatmentsOf } from '../current-booking.ts';

type TripProps = Pick<ItineraryProps, 'journey' | 'itinerary'>;

interface TripSheetProps extends ComponentProps<typeof EmergencyFacts> {
  savedAt: string;
}

/** A trip to read without a connection: whom to call, then the days with addresses large enough for a driver. */
export function TripSheet({ savedAt, number, clinicPhone, profile, ...props }: TripSheetProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const { journey, itinerary } = props;
  const trips = tripsOf(daysOf(calendar, itinerary, treatmentsOf(journey)), journey.trip);
  return (
    <main>
      <h1>{journey.treatment.name}</h1>
      <p className="muted">{[journey.provider.name, journey.provider.city].filter(Boolean).join(', ')}</p>
      <p className="muted">{t('offline.from', { time: format.instant(savedAt, itinerary.time_zone) })}</p>
      <h2>{t('emergency.title')}</h2>
      <EmergencyFacts {...props} number={number} clinicPhone={clinicPhone} profile={profile} />
      <h2>{t('itinerary.heading')}</h2>
      {trips.map(({ trip, days }) => (
        <Fragment key={trip}>
          {trips.length > 1 ? <h2>{t(trip === 2 ? 'trip.2' : 'trip.1')}</h2> : null}
          {days.map((day) => (
            <Day key={day.date} day={day} {...props} />
          ))}
        </Fragment>
      ))}
    </main>
  );
}

function Day({ day: { date, number, items }, ...props }: TripProps & { day: PlannedDay }) {
  const format = useFormat();
  const dayNumber = useDayNumber();
  return (
    <section>
      <h3>{[...(number === null ? [] : [dayNumber(number)]), format.date(date, 'weekday')].join(' · ')}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.type === 'entry' ? item.entry.id : item.type}>
            <Item item={item} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item, journey, itinerary }: TripProps & { item: PlannedItem }) {
  const t = useTexts(planTexts);
  const format = useFormat();
  if (item.type === 'fly_from') return <p>{t('flyFrom')}</p>;
  const time = format.time(item.at, itinerary.time_zone);
  if (item.type === 'entry') return <Entry entry={item.entry} time={time} zone={itinerary.time_zone} />;
  return (
    <p>
      <strong>{`${time} · ${journey.treatment.name}`}</strong>
    </p>
  );
}

interface EntryProps {
  entry: ItineraryEntry;
  /** When it starts, at the clinic as on the page. */
  time: string;
  /** The clinic’s. */
  zone: string;
}

/** Below the time at the clinic stands what airports show, or until when. */
function Entry({ entry, time, zone }: EntryProps) {
  const { title, place, address, phone, reference, note } = entry;
  const where = [place, reference].filter(Boolean).join(' · ');
  return (
    <>
      <p>
        <strong>{`${time} · ${title}`}</strong>
      </p>
      <EntryTimes entry={entry} zone={zone} />
      {where ? <p className="muted">{where}</p> : null}
      {address ? <p className="address">{address}</p> : null}
      {phone ? (
        <p>
          <a href={phoneAddress(phone)}>{phone}</a>
        </p>
      ) : null}
      {note ? <p>{note}</p> : null}
    </>
  );
}
