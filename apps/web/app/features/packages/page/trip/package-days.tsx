import type { TreatmentDetail } from '@travesia/contracts/catalog';
import type { PackageDetail } from '@travesia/contracts/packages';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { packagePageTexts } from '../texts.ts';
import { packageTrip, type PackageDay } from './package-days.ts';

interface PackageDaysProps {
  detail: PackageDetail;
  treatment: TreatmentDetail;
  /** Earliest flight home, days after the procedure. */
  flyDay: number;
}

/** The first trip day by day, from the nights and days of this package. */
export function PackageDays({ detail, treatment, flyDay }: PackageDaysProps) {
  const t = useTexts(packagePageTexts);
  const trip = packageTrip(detail, treatment, flyDay);
  if (!trip) return null;
  return (
    <section id="days" aria-labelledby="days-heading">
      <h2 id="days-heading">{t('trip.heading', { trips: treatment.trips })}</h2>
      <p className="muted measure">{t('trip.lead', { days: detail.stay_days, nights: detail.nights })}</p>
      {trip.tooShort ? <Notice tone="warning">{t('trip.tooShort', { day: flyDay })}</Notice> : null}
      <ol className="package-trip">
        {trip.days.map((day) => (
          <Day key={day.first} day={day} />
        ))}
      </ol>
      {trip.later.length > 0 ? (
        <p className="small measure">
          {t('trip.later', { steps: trip.later.map(({ title, day_offset: day }) => `${title} (${day})`).join(', ') })}
        </p>
      ) : null}
    </section>
  );
}

function Day({ day: { first, last, offset, steps, night, mayFly, flight } }: { day: PackageDay }) {
  const t = useTexts(packagePageTexts);
  const isProcedure = steps.some(({ kind }) => kind === 'procedure');
  return (
    <li className={isProcedure ? 'trip-procedure' : flight ? 'trip-flight' : undefined}>
      <p className="trip-day num">
        <b>{first === last ? t('trip.day', { day: first }) : t('trip.days', { first, last })}</b>
        <span className="small muted">{first === last ? t('trip.offset', offsetOf(offset)) : null}</span>
      </p>
      <div className="trip-what">
        {steps.map(({ title, text }) => (
          <p key={title}>
            <b>{title}</b> <span className="muted">{text}</span>
          </p>
        ))}
        {flight && steps.length === 0 ? <p className="strong">{t('trip.flight')}</p> : null}
        {steps.length === 0 && !flight ? <p className="muted">{t('trip.rest')}</p> : null}
        {mayFly ? (
          <p className="small trip-may-fly">
            <Icon name="plane-takeoff" /> {t('trip.mayFly')}
          </p>
        ) : null}
      </div>
      {night ? (
        <p className="trip-night small">
          <Icon name={night.place === 'hospital' ? 'hospital' : 'bed'} />
          <span>
            {t(`trip.night.${night.place}`)}{' '}
            <span className={night.included ? 'muted' : 'trip-extra'}>
              {t(night.included ? 'trip.included' : 'trip.extra')}
            </span>
          </span>
        </p>
      ) : null}
    </li>
  );
}

const offsetOf = (offset: number) => ({
  when: offset < 0 ? 'before' : offset === 0 ? 'on' : 'after',
  count: Math.abs(offset),
});
