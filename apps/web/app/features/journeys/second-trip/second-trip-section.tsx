import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import type { JourneySectionProps } from '../own/sections/journey-section.ts';
import { secondTripTexts } from './texts.ts';

/** When the second trip's treatment is, in both zones, and with whom; nothing until it is booked. */
export function SecondTripSection({ journey: { provider, second_trip: second } }: JourneySectionProps) {
  const t = useTexts(secondTripTexts);
  const format = useFormat();
  const booking = second?.booking;
  if (!booking) return null;
  const { starts_at: at, clinician, id } = booking;
  const placed = (zone: string) => `${format.dayOf(at, zone)}, ${format.time(at, zone)}`;
  const [there, here] = [placed(provider.time_zone), placed(ownTimeZone())];
  const when = {
    day: format.dayOf(at, provider.time_zone),
    time: format.time(at, provider.time_zone),
    place: format.place(provider.time_zone),
  };
  return (
    <section className="portal-section" aria-labelledby="second-trip">
      <div className="portal-section-head">
        <h2 id="second-trip">{t('section')}</h2>
        <ScreenLink to={`/bookings/${id}`}>{t('section.open')}</ScreenLink>
      </div>
      <p className="num">
        <span className="strong">{t('section.when', when)}</span>
        {here === there ? null : <span className="small muted">{` ${t('section.yours', { time: here })}`}</span>}
      </p>
      {clinician ? <p className="small muted">{t('section.with', { name: clinician })}</p> : null}
    </section>
  );
}
