import './trip.css';
import type { PackageDetail, ShownDay } from '@travesia/contracts/packages';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import { packagePageTexts } from '../texts.ts';

interface ClinicDaysProps {
  detail: Pick<PackageDetail, 'itinerary' | 'nights' | 'stay_days'>;
  /** The earliest flight home, days after the procedure, if the package ends before; otherwise null. */
  tooShortFor: number | null;
}

/** The trip day by day as the clinic wrote it. */
export function ClinicDays({ detail, tooShortFor }: ClinicDaysProps) {
  const t = useTexts(packagePageTexts);
  return (
    <section id="days" aria-labelledby="days-heading">
      <h2 id="days-heading">{t('itinerary.heading')}</h2>
      <p className="muted measure">{t('itinerary.lead', { days: detail.stay_days, nights: detail.nights })}</p>
      {tooShortFor === null ? null : <Notice tone="warning">{t('trip.tooShort', { day: tooShortFor })}</Notice>}
      <ItineraryDays days={detail.itinerary} />
    </section>
  );
}

/** The days in their order; with a heading for each trip if there are several. */
export function ItineraryDays({ days }: { days: readonly ShownDay[] }) {
  const t = useTexts(packagePageTexts);
  const trips = [...Map.groupBy(days, ({ trip }) => trip)];
  return trips.map(([trip, own]) => (
    <div key={trip}>
      {trips.length > 1 ? <h3>{t('itinerary.trip', { trip })}</h3> : null}
      <ol className="package-trip">
        {own.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
    </div>
  ));
}

const ICONS: Readonly<Record<ShownDay['place'], IconName>> = {
  clinic: 'building-2',
  hospital: 'hospital',
  lodging: 'bed',
  home: 'plane-takeoff',
};

function Day({ day: { day, place, title, note } }: { day: ShownDay }) {
  const t = useTexts(packagePageTexts);
  return (
    <li className={place === 'home' ? 'trip-flight' : place === 'hospital' ? 'trip-procedure' : undefined}>
      <p className="trip-day num">
        <b>{t('trip.day', { day })}</b>
      </p>
      <div className="trip-what">
        <p className="strong">{title}</p>
        {note ? <p className="muted">{note}</p> : null}
      </div>
      <p className="trip-night small">
        <Icon name={ICONS[place]} />
        <span>{t(`itinerary.place.${place}`)}</span>
      </p>
    </li>
  );
}
