import '../plan.css';
import './day-of.css';
import type { Itinerary, Journey } from '@travesia/contracts/journeys';
import { lazy, Suspense, useState } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { useNow } from '../../../bookings/index.ts';
import { isOtherTime } from '../clocks.ts';
import { Phone } from '../phone.tsx';
import { planTexts } from '../texts.ts';
import { type Happening, happeningsOf } from './happenings.ts';
import { dayOfTexts } from './texts.ts';
import { currentBooking, treatmentsOf } from '../current-booking.ts';

const DriverCard = lazy(() => import('../cards/driver-card.tsx').then((file) => ({ default: file.DriverCard })));
const EmergencyCard = lazy(() =>
  import('../cards/emergency-card.tsx').then((file) => ({ default: file.EmergencyCard })),
);

export interface DayOfProps {
  journey: Journey;
  itinerary: Itinerary;
}

/** What is shown after the next one. */
const LATER = 4;

/** What takes place next, today or tomorrow: when, where, whom to call, and cards to show to others. */
export function DayOfView({ journey, itinerary }: DayOfProps) {
  const t = useTexts(dayOfTexts);
  const words = useTexts(planTexts);
  const format = useFormat();
  const now = useNow();
  const [open, setOpen] = useState<'driver' | 'emergency' | null>(null);
  const [next, ...later] = happeningsOf(calendar, itinerary, treatmentsOf(journey), now);
  if (!next) return null;
  const zone = itinerary.time_zone;
  const titleOf = ({ entry }: Happening) => entry?.title ?? journey.treatment.name;
  const { entry } = next;
  const onClose = () => setOpen(null);
  return (
    <section className="card card-padded day-of" aria-labelledby="day-of">
      <p className="small strong day-of-when">{t(`day.${next.day}`, { day: format.date(next.date, 'weekday') })}</p>
      <h2 id="day-of">{titleOf(next)}</h2>
      <Times at={next.at} zone={zone} />
      <Where happening={next} clinic={journey.provider.name} clinician={currentBooking(journey)?.clinician ?? null} />
      <div className="row">
        {entry?.address ? (
          <Button
            type="button"
            icon="car"
            aria-label={words('driver.open.of', { title: entry.title })}
            onClick={() => setOpen('driver')}
          >
            {t('driver')}
          </Button>
        ) : null}
        <Button type="button" icon="siren" onClick={() => setOpen('emergency')}>
          {words('emergency.open')}
        </Button>
        <ScreenLink to={`/journey/${journey.id}#itinerary`} className="btn btn-quiet">
          {t('open')}
        </ScreenLink>
      </div>
      {later.length ? (
        <div>
          <h3 className="small muted">{t('then')}</h3>
          <ul className="day-of-later">
            {later.slice(0, LATER).map((one) => (
              <li key={one.entry?.id ?? 'treatment'}>
                <span className="num">{t(`at.${one.day}`, { time: format.time(one.at, zone) })}</span>
                <span>{titleOf(one)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Suspense>
        {open === 'driver' && entry ? <DriverCard entry={entry} onClose={onClose} /> : null}
        {open === 'emergency' ? (
          <EmergencyCard journey={journey} itinerary={itinerary} reader="patient" onClose={onClose} />
        ) : null}
      </Suspense>
    </section>
  );
}

/** The time at the clinic, and the reader’s own where it is another one. */
function Times({ at, zone }: { at: string; zone: string }) {
  const words = useTexts(planTexts);
  const format = useFormat();
  const mine = ownTimeZone();
  const placed = (where: string) => ({
    day: format.date(calendar.dateAt(at, where), 'weekday'),
    time: format.time(at, where),
    place: format.place(where),
  });
  return (
    <div className="day-of-times num">
      <p className="strong">{words('next.at', placed(zone))}</p>
      {isOtherTime(calendar, at, zone, mine) ? (
        <p className="small muted">{words('next.atYours', placed(mine))}</p>
      ) : null}
    </div>
  );
}

interface WhereProps {
  happening: Happening;
  clinic: string;
  clinician: string | null;
}

function Where({ happening: { entry }, clinic, clinician }: WhereProps) {
  if (!entry) return <p className="muted">{[clinic, clinician].filter(Boolean).join(' · ')}</p>;
  const { place, reference, address, phone, note } = entry;
  const where = [place, reference].filter(Boolean).join(' · ');
  return (
    <>
      {where ? <p className="muted">{where}</p> : null}
      {address ? <p className="day-of-address">{address}</p> : null}
      {phone ? <Phone number={phone} /> : null}
      {note ? <p className="small plan-note">{note}</p> : null}
    </>
  );
}
