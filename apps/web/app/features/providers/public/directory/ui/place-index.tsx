import type { Location } from '@travesia/contracts/catalog';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { cityAddress, countryAddress, nearCity } from '../map-view.ts';
import { directoryTexts } from '../texts.ts';

/** Countries with their cities and listing counts; for one country, also what is near each city. */
export function PlaceIndex({ locations, country }: { locations: readonly Location[]; country: Location | null }) {
  const t = useTexts(directoryTexts);
  if (country) return <CountryCities country={country} />;
  return (
    <nav className="place-index" aria-label={t('index.label')}>
      <ul>
        {locations.map(({ code, name, provider_count: count, cities }) => (
          <li key={code}>
            <Place to={countryAddress(code)} name={name} count={count} strong />
            <ul className="place-cities">
              {cities
                .filter(({ provider_count: some }) => some > 0)
                .map((city) => (
                  <li key={city.slug}>
                    <Place to={cityAddress(city.slug)} name={city.name} count={city.provider_count} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CountryCities({ country }: { country: Location }) {
  const t = useTexts(directoryTexts);
  const format = useFormat();
  return (
    <nav className="place-index place-index-country" aria-label={t('index.citiesOf', { country: country.name })}>
      <ul>
        {country.cities.map((city) => {
          const near = nearCity(city);
          return (
            <li key={city.slug}>
              <Place to={cityAddress(city.slug)} name={city.name} count={city.provider_count} strong />
              {near ? (
                <LocalLink to={withQuery('/directory', '', { near, sort: 'distance' })} className="small">
                  {t('index.near', { distance: format.distance(50), city: city.name })}
                </LocalLink>
              ) : null}
            </li>
          );
        })}
      </ul>
      <LocalLink to="/directory" className="small strong">
        {t('index.all')}
      </LocalLink>
    </nav>
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
