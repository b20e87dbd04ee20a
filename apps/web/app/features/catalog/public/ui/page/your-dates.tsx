import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { addDays } from '../../../../../lib/dates/calendar-date.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../../../ui/action/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { type Arrival, arrivalAddress } from '../../trip/arrival.ts';
import { catalogTexts } from '../../texts.ts';
import { flyRule } from '../../trip/fly-rule.ts';
import { tripDays, type TripDates } from '../../trip/trip-days.ts';
import { useDayText } from './use-day-text.ts';

interface YourDatesProps {
  treatment: TreatmentDetail;
  arrival: Arrival;
  /** Null until a date is selected. */
  dates: TripDates | null;
  today: string;
}

/** Arrival date form with the dates of examination, procedure and flight, calculated on the server. */
export function YourDates({ treatment, arrival, dates, today }: YourDatesProps) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const site = useSite();
  if (treatment.trips === 0) return <Notice icon="home">{t('dates.fromHome')}</Notice>;
  const { error, typed } = arrival;
  return (
    <>
      <section className="card card-padded your-dates" id="your-dates" aria-labelledby="your-dates-heading">
        <h2 id="your-dates-heading">{t('dates.heading')}</h2>
        <FilterForm
          to={`/treatments/${treatment.slug}#your-dates`}
          own={['arrive']}
          label={t('dates.heading')}
          className="stack"
        >
          <TextField
            name="arrive"
            // A date field would drop an invalid date; the typed text is kept for correction.
            type={error === 'malformed' ? 'text' : 'date'}
            label={t('dates.arrive')}
            defaultValue={typed}
            min={today}
            required
            error={error ? t(`dates.error.${error}`) : undefined}
          />
          <Button className="btn-wide">{t('dates.show')}</Button>
        </FilterForm>
        <div role="status">
          <DateRows treatment={treatment} dates={dates} />
        </div>
        {dates && treatment.package_count > 0 ? (
          <LinkButton className="btn-wide" href={path(`/packages/${treatment.slug}`)}>
            {t('dates.packages')}
          </LinkButton>
        ) : null}
        {dates ? (
          <p className="tiny muted no-print dates-share">
            {t('dates.share')}{' '}
            <code data-enhance="copy" data-label={t('dates.copy')} data-done={t('dates.copied')}>
              {site.origin + path(arrivalAddress(treatment.slug, dates.arrive))}
            </code>
          </p>
        ) : null}
        <p className="tiny muted">{t('dates.rule')}</p>
      </section>
      {treatment.trips === 2 ? (
        <Notice>
          <b>{t('dates.twoTrips')}</b> {t('dates.twoTripsText')}
        </Notice>
      ) : null}
    </>
  );
}

function DateRows({ treatment, dates }: Pick<YourDatesProps, 'treatment' | 'dates'>) {
  const t = useTexts(catalogTexts);
  const dayText = useDayText();
  const days = tripDays(treatment, 1);
  const { advised, isLonger } = flyRule(treatment);
  if (!days) return null;
  const rows = [
    { key: 'examination', label: t('dates.examination') },
    { key: 'procedure', label: t('dates.procedure') },
    { key: 'checks', label: t('dates.checks') },
    { key: 'earliestFlight', label: t('dates.earliest') },
    { key: 'lastPart', label: t('dates.lastPart') },
    { key: 'plannedFlight', label: t('dates.planned') },
  ] as const;
  return (
    <>
      <dl className="date-rows">
        {rows.map(({ key, label }) => {
          const all = [days[key]].flat().filter((day) => day !== null);
          const dated = [dates?.[key] ?? []].flat();
          return all.length === 0 ? null : (
            <div key={key} className={key === 'earliestFlight' ? 'date-earliest' : undefined}>
              <dt>{label}</dt>
              <dd>
                {all.map((day, index) => (
                  <span key={day} className="date-one">
                    {dayText(day, dated[index] ?? null)}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
        {!isLonger || advised === null ? null : (
          <div>
            <dt>{t('dates.advice')}</dt>
            <dd>{dayText(advised, dates ? addDays(dates.mainDay, advised) : null)}</dd>
          </div>
        )}
        {treatment.trips === 2 ? (
          <div>
            <dt>{t('dates.second')}</dt>
            <dd>
              <SecondTrip treatment={treatment} dates={dates} />
            </dd>
          </div>
        ) : null}
      </dl>
      {days.lastPart === null ? null : <p className="small">{t('dates.early')}</p>}
    </>
  );
}

function SecondTrip({ treatment, dates }: Pick<YourDatesProps, 'treatment' | 'dates'>) {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const months = treatment.second_trip_after_months;
  if (dates?.secondTrip) {
    const { from, to } = dates.secondTrip;
    const sameYear = from.slice(0, 4) === to.slice(0, 4);
    return t('dates.secondRange', { from: format.date(from, sameYear ? 'dayMonth' : 'day'), to: format.date(to) });
  }
  return months ? t('dates.secondMonths', months) : t('dates.secondOpen');
}
