import type { Journey } from '@travesia/contracts/journeys';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { currentBooking } from '../../plan/current-booking.ts';
import { journeyDeskTexts } from '../texts.ts';

interface FactsSectionProps {
  journey: Journey;
  /** Path of the clinic's bookings, for those who work there. */
  bookings: string | undefined;
}

/** What the patient asked of whom, and what is booked. */
export function FactsSection({ journey, bookings }: FactsSectionProps) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  const {
    booking,
    second_trip: second,
    treatment,
    package: offer,
    provider,
    patient,
    language,
    created_at: at,
    offers_on: offersOn,
  } = journey;
  const current = currentBooking(journey);
  const day = (starts: string) => <span className="num">{format.instant(starts, provider.time_zone)}</span>;
  return (
    <section aria-labelledby="journey-facts" className="stack">
      <h2 id="journey-facts">{t('facts.title')}</h2>
      <Facts
        items={[
          { name: t('column.treatment'), value: treatment.name },
          ...(offer ? [{ name: t('facts.package'), value: offer.title }] : []),
          { name: t('column.clinic'), value: provider.name },
          { name: t('facts.country'), value: patient.country ? format.region(patient.country) : t('facts.unknown') },
          { name: t('facts.language'), value: format.languageAlone(language) },
          { name: t('facts.asked'), value: format.instant(at, ownTimeZone()) },
          ...(booking ? [{ name: t('facts.treatment'), value: day(booking.starts_at) }] : []),
          ...(second
            ? [
                {
                  name: t('facts.second'),
                  value: second.booking
                    ? day(second.booking.starts_at)
                    : t('facts.secondFrom', { date: format.date(second.from) }),
                },
              ]
            : []),
          ...(current?.clinician ? [{ name: t('facts.clinician'), value: current.clinician }] : []),
          ...(current
            ? [
                {
                  name: t('facts.booking'),
                  value: bookings ? (
                    <ScreenLink to={`${bookings}/${current.id}`}>{current.reference}</ScreenLink>
                  ) : (
                    current.reference
                  ),
                },
              ]
            : []),
        ]}
      />
      {offersOn ? <p className="small muted">{t('facts.offersOn')}</p> : null}
    </section>
  );
}
