import type { SharedTrip } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ENTRY_ICONS } from '../../plan/itinerary/entry-icons.ts';
import { EntryTimes } from '../../plan/itinerary/entry-times.tsx';
import { daysOf, type PlannedItem } from '../../plan/itinerary/itinerary-days.ts';
import { planTexts } from '../../plan/texts.ts';
import { companionTexts } from '../texts.ts';
import { Phone } from '../../plan/phone.tsx';

type Shared = NonNullable<SharedTrip['itinerary']>;
type SharedEntry = Shared['entries'][number];

interface TripDaysProps {
  itinerary: Shared;
  clinic: SharedTrip['clinic'];
  /** Its name; null for those who may not know. */
  treatment: string | null;
}

/**
 * The days with their addresses. Times are those at the clinic only: the server, which draws the page for readers without an account,
 * doesn’t know theirs.
 */
export function TripDays({ itinerary, clinic, treatment }: TripDaysProps) {
  const t = useTexts(companionTexts);
  const words = useTexts(planTexts);
  const format = useFormat();
  const { entries, treatment_at: at, treatment_on: on, fly_from: flyFrom } = itinerary;
  const zone = clinic.time_zone;
  const [today] = useState(() => calendar.dateAt(new Date(), zone));
  const plan = { data: entries, fly_from: flyFrom, time_zone: zone, treatment_on: on };
  const days = daysOf(calendar, plan, { trip: 1, booking: at === null ? null : { starts_at: at } });
  return (
    <section className="portal-section" aria-labelledby="trip-days">
      <div className="portal-section-head">
        <h2 id="trip-days">{t('trip.itinerary')}</h2>
        <p className="small muted">{t('trip.clock')}</p>
      </div>
      {days.length === 0 ? <p className="muted">{t('trip.noDays')}</p> : null}
      <ol className="plan-days">
        {days.map(({ date, items }) => (
          <li
            key={date}
            className="plan-day"
            data-mark={items.some(({ type }) => type === 'treatment') ? 'treatment' : undefined}
          >
            <h3 className="plan-day-head">
              <span className="strong num">{format.date(date, 'weekday')}</span>
              {date === today ? <Badge tone="primary">{words('today')}</Badge> : null}
            </h3>
            <ul className="plan-entries">
              {items.map((item) => (
                <li key={item.type === 'entry' ? item.entry.id : item.type} className="plan-entry">
                  <Item item={item} zone={zone} clinic={clinic.name} treatment={treatment} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ItemProps {
  item: PlannedItem<SharedEntry>;
  zone: string;
  clinic: string;
  treatment: string | null;
}

function Item({ item, zone, clinic, treatment }: ItemProps) {
  const t = useTexts(companionTexts);
  const words = useTexts(planTexts);
  if (item.type === 'fly_from')
    return (
      <>
        <span className="plan-clock small muted">{words('allDay')}</span>
        <Icon name="circle-check" className="plan-icon" />
        <p>{t('trip.fly')}</p>
      </>
    );
  if (item.type === 'entry') return <Entry entry={item.entry} zone={zone} />;
  return (
    <>
      <Clock at={item.at} zone={zone} />
      <Icon name="activity" className="plan-icon" />
      <div className="plan-about">
        <p className="strong">{treatment ?? t('trip.treatment')}</p>
        <p className="small muted">{clinic}</p>
      </div>
    </>
  );
}

function Entry({ entry, zone }: { entry: SharedEntry; zone: string }) {
  const words = useTexts(planTexts);
  const { kind, title, place, address, phone, reference, note } = entry;
  const where = [place, reference].filter(Boolean).join(' · ');
  return (
    <>
      <Clock at={entry.starts_at} zone={zone} />
      <Icon name={ENTRY_ICONS[kind]} className="plan-icon" />
      <div className="plan-about">
        <p>
          <span className="sr-only">{`${words(`kind.${kind}`)}: `}</span>
          <span className="strong">{title}</span>
        </p>
        <EntryTimes entry={entry} zone={zone} />
        {where ? <p className="small muted">{where}</p> : null}
        {phone ? <Phone number={phone} /> : null}
        {note ? <p className="small plan-note">{note}</p> : null}
        {address ? (
          <div className="plan-address">
            <div>
              <p className="small">{words('driver.label')}</p>
              <p className="plan-address-text trip-address">{address}</p>
            </div>
          </div>
        ) : null}
      </div>
    </>
  );
}

function Clock({ at, zone }: { at: string; zone: string }) {
  const format = useFormat();
  return (
    <p className="plan-clock num">
      <time dateTime={at} className="strong">
        {format.time(at, zone)}
      </time>
    </p>
  );
}
