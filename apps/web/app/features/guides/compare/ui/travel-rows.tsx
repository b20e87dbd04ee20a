import type { Coordinates } from '@travesia/contracts/kit/distance';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LANGUAGE_TAG, type Locale } from '../../../../lib/i18n/locale.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Fact } from '../../ui/fact.tsx';
import { flightBetween } from '../flight.ts';
import { hoursAhead } from '../hours-ahead.ts';
import type { CityComparison, ComparedCity } from '../load-comparison.ts';
import { compareCitiesTexts } from '../texts.ts';
import type { FactRow } from './fact-row.ts';

/** Minutes by car, from least to most; estimates. */
type Minutes = readonly [least: number, most: number];

/** What the packages feature knows of ways in a city. */
export interface TravelParts {
  airportOf: (codes: readonly string[]) => ({ code: string } & Coordinates) | null;
  /** From the airport to the center, and from there to the clinics with the treatment; null if unknown. */
  ridesOf: (city: ComparedCity) => { airport: string; toCenter: Minutes; toClinics: Minutes | null } | null;
  /** The assumptions behind the rides. */
  ridesNote: ReactNode;
}

const HOUR = 60;

/** The flight, time zone, season, altitude and rides. */
export function useTravelRows(found: CityComparison, parts: TravelParts): FactRow[] {
  const t = useTexts(compareCitiesTexts);
  const locale = useLocale();
  const { cities, home } = found;
  const row = (key: 'flight' | 'fare' | 'time' | 'rides', cell: (city: ComparedCity) => ReactNode): FactRow => ({
    key,
    label: t(`row.${key}`, { home: home.name }),
    cells: cities.map(cell),
  });
  const month = Number(found.readOn.slice(5, 7));
  return [
    row('flight', (city) => <FlightCell city={city} found={found} parts={parts} />),
    ...(cities.some(({ trip }) => trip.trips.length > 0) ? [row('fare', (city) => <FareCell city={city} />)] : []),
    row('time', ({ guide }) => <TimeCell zone={guide.time_zone} found={found} />),
    row('rides', (city) => <RidesCell rides={parts.ridesOf(city)} />),
    {
      key: 'season',
      label: t('row.season', { month: monthName(locale, found.readOn) }),
      cells: cities.map(({ guide }) => (
        <Fragment key={guide.slug}>
          <span>
            {guide.weather[month - 1]?.map((kind) => t(`weather.${kind}`)).join(', ') || t('weather.between')}
          </span>
          {guide.seasons.map((fact) => (
            <Fact key={fact.text} {...fact}>
              {fact.text}
            </Fact>
          ))}
        </Fragment>
      )),
    },
    {
      key: 'altitude',
      label: t('row.altitude'),
      cells: cities.map((city) => <AltitudeCell key={city.guide.slug} city={city} />),
    },
  ];
}

const monthName = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { month: 'long', timeZone: 'UTC' }).format(new Date(day));

function FlightCell({
  city,
  found: { home },
  parts,
}: {
  city: ComparedCity;
  found: CityComparison;
  parts: TravelParts;
}) {
  const t = useTexts(compareCitiesTexts);
  const format = useFormat();
  const { guide, trip } = city;
  if (trip.destination.city.slug === home.slug) return t('value.sameCity');
  if (trip.destination.by_land)
    return (
      <>
        <span>{t('value.byLand')}</span>
        <span className="small muted">{format.distance(trip.destination.distance_km)}</span>
      </>
    );
  const flight = flightBetween(home.airport, parts.airportOf(guide.airports));
  if (!flight) return <span className="muted">{t('value.unknown')}</span>;
  return (
    <>
      <span className="num">
        {t('value.duration', { hours: Math.floor(flight.minutes / HOUR), minutes: flight.minutes % HOUR })}
      </span>
      <span className="small muted">
        {t('value.airports', { from: flight.from, to: flight.to })} · {format.distance(flight.km)}
      </span>
    </>
  );
}

function FareCell({ city: { trip } }: { city: ComparedCity }) {
  const t = useTexts(compareCitiesTexts);
  const format = useFormat();
  const line = trip.lines.find(({ item }) => item === 'flights');
  if (!line) return <span className="muted">{t('value.noTrip')}</span>;
  return (
    <>
      <span className="num">{format.moneyRange(line.price.low, line.price.high)}</span>
      <span className="small muted">{t('value.assumption')}</span>
    </>
  );
}

function TimeCell({ zone, found: { home, readOn } }: { zone: string | null; found: CityComparison }) {
  const t = useTexts(compareCitiesTexts);
  const format = useFormat();
  if (!zone) return <span className="muted">{t('value.unknown')}</span>;
  const hours = hoursAhead(zone, home.time_zone, readOn);
  return t('value.hours', {
    way: hours === 0 ? 'same' : hours > 0 ? 'ahead' : 'behind',
    count: Math.abs(hours),
    hours: format.number(Math.abs(hours)),
  });
}

function RidesCell({ rides }: { rides: ReturnType<TravelParts['ridesOf']> }) {
  const t = useTexts(compareCitiesTexts);
  if (!rides) return <span className="muted">{t('value.unknown')}</span>;
  const { airport, toCenter, toClinics } = rides;
  return (
    <>
      <span>{t('value.toCenter', { airport, least: toCenter[0], most: toCenter[1] })}</span>
      {toClinics ? <span>{t('value.toClinics', { least: toClinics[0], most: toClinics[1] })}</span> : null}
    </>
  );
}

function AltitudeCell({ city: { guide } }: { city: ComparedCity }) {
  const t = useTexts(compareCitiesTexts);
  const format = useFormat();
  const { altitude } = guide;
  if (!altitude) return t('value.low', { meters: format.number(1000) });
  return (
    <Fact source={altitude.source} more={altitude.more}>
      {t('value.altitude', { meters: format.number(altitude.meters) })}
    </Fact>
  );
}
