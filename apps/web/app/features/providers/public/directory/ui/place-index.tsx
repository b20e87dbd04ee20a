import type { DirectoryCity, DirectoryCountry } from '@travesia/contracts/providers';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import type { CityIndex } from '../load-directory.ts';
import { cityAddress, cityName, countryAddress, initialAddress, nearCity } from '../map-view.ts';
import { directoryTexts } from '../texts.ts';

/** Countries with their largest cities and listing counts. */
export function PlaceIndex({ countries }: { countries: readonly DirectoryCountry[] }) {
  const t = useTexts(directoryTexts);
  return (
    <nav className="place-index" aria-label={t('index.label')}>
      <ul>
        {countries.map(({ code, name, provider_count: count, city_count: all, cities }) => (
          <li key={code}>
            <Place to={countryAddress(code)} name={name} count={count} strong />
            <ul className="place-cities">
              {cities.map((city) => (
                <li key={city.slug}>
                  <Place to={cityAddress(city.slug)} name={city.name} count={city.provider_count} />
                </li>
              ))}
              {all > cities.length ? (
                <li>
                  <LocalLink to={countryAddress(code)} className="place">
                    {t('index.allCities', { count: all, country: name })}
                  </LocalLink>
                </li>
              ) : null}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CountryCitiesProps {
  country: DirectoryCountry;
  index: CityIndex;
  /** The letter the cities begin with; null for the largest. */
  initial: string | null;
}

/** The cities of a country: the largest, or those that begin with a letter. */
export function CountryCities({ country: { code, name, city_count: all }, index, initial }: CountryCitiesProps) {
  const t = useTexts(directoryTexts);
  const hasLetters = (index.total > index.data.length && all > index.data.length) || initial !== null;
  return (
    <nav className="place-index" aria-label={t('index.citiesOf', { country: name })}>
      {hasLetters ? (
        <ul className="place-letters" aria-label={t('index.letters')}>
          <li>
            <LocalLink to={countryAddress(code)} aria-current={initial === null ? 'true' : undefined} className="place">
              {t('index.largest')}
            </LocalLink>
          </li>
          {index.initials.map(({ value, label }) => (
            <li key={value}>
              <LocalLink
                to={initialAddress(code, value)}
                aria-current={initial === value ? 'true' : undefined}
                className="place"
              >
                {label}
              </LocalLink>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="place-cities place-columns">
        {index.data.map((city) => (
          <li key={city.slug}>
            <Place to={cityAddress(city.slug)} name={cityName(city)} count={city.provider_count} />
          </li>
        ))}
      </ul>
      <LocalLink to="/directory" className="place small strong">
        {t('index.all')}
      </LocalLink>
    </nav>
  );
}

/** For the page of a city: what is near it, and other cities of its region. */
export function CitiesAround({ city, around }: { city: DirectoryCity; around: readonly DirectoryCity[] }) {
  const t = useTexts(directoryTexts);
  const format = useFormat();
  const near = nearCity(city);
  const place = city.region ?? city.country.name;
  return (
    <details className="directory-fold">
      <summary className="btn btn-secondary">{t('index.citiesOf', { country: place })}</summary>
      <nav className="place-around" aria-label={t('index.citiesOf', { country: place })}>
        <ul className="place-cities">
          {near ? (
            <li>
              <LocalLink to={withQuery('/directory', '', { near, sort: 'distance' })} className="place strong">
                {t('index.near', { distance: format.distance(50), city: city.name })}
              </LocalLink>
            </li>
          ) : null}
          {around.map((one) => (
            <li key={one.slug}>
              <Place to={cityAddress(one.slug)} name={one.name} count={one.provider_count} />
            </li>
          ))}
          <li>
            <LocalLink to={countryAddress(city.country.code)} className="place strong">
              {t('index.country', { country: city.country.name })}
            </LocalLink>
          </li>
        </ul>
      </nav>
    </details>
  );
}

function Place({ to, name, count, strong = false }: { to: string; name: string; count: number; strong?: boolean }) {
  const format = useFormat();
  return (
    <LocalLink to={to} className={strong ? 'place strong' : 'place'}>
      {name} <span className="num muted">{format.number(count)}</span>
    </LocalLink>
  );
}
