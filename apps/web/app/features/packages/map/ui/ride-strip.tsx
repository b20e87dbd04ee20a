import '../ride.css';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ASSUMED, type Ride, type Rides } from '../ride.ts';
import { packagesMapTexts } from '../texts.ts';

/** Airport, hotel, clinic: distances and times; `city` names the strip where no heading does. */
export function RideStrip({ rides, city }: { rides: Rides; city?: string }) {
  const t = useTexts(packagesMapTexts);
  return (
    <div className="ride">
      {city ? <p className="tiny muted">{t('ride.heading', { city })}</p> : null}
      <ol className="ride-line">
        <ToCity rides={rides} />
        <Leg ride={rides.toClinic} />
        <li>
          <Icon name="hospital" />
          {t('ride.clinic')}
        </li>
      </ol>
    </div>
  );
}

/** The first half of the strip: the airport and the city. */
export const RideToCity = ({ rides }: { rides: Rides }) => (
  <ol className="ride-line ride-to-city">
    <ToCity rides={rides} />
  </ol>
);

function ToCity({ rides }: { rides: Rides }) {
  const t = useTexts(packagesMapTexts);
  return (
    <>
      <li>
        <Icon name="plane" />
        {rides.airport}
      </li>
      <Leg ride={rides.toCity} />
      <li>
        <Icon name="bed" />
        {t('ride.centre')}
      </li>
    </>
  );
}

function Leg({ ride }: { ride: Ride }) {
  const t = useTexts(packagesMapTexts);
  const format = useFormat();
  const [least, most] = ride.minutes;
  return (
    <li className="ride-leg num">
      <b>{t('ride.minutes', { least, most })}</b>
      <span>{format.distance(ride.km)}</span>
    </li>
  );
}

/** Assumptions behind the rides. */
export function RideAbout() {
  const t = useTexts(packagesMapTexts);
  const format = useFormat();
  const { detour, fromAirport, inTown } = ASSUMED;
  return (
    <p className="tiny muted">
      {t('ride.about', {
        detour: format.number(detour),
        airportSlow: fromAirport.slow,
        airportFast: fromAirport.fast,
        townSlow: inTown.slow,
        townFast: inTown.fast,
      })}
    </p>
  );
}
