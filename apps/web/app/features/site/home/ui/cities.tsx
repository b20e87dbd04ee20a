import type { Location } from '@travesia/contracts/catalog';
import { skylinePath } from '../../../../lib/art/art-path.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { homeTexts } from '../texts.ts';

const SHOWN = ['medellin', 'bogota', 'cancun', 'tijuana', 'san-jose', 'sao-paulo', 'buenos-aires', 'lima'];

/** Eight cities with their published packages, linked to their results. */
export function Cities({ locations }: { locations: readonly Location[] }) {
  const t = useTexts(homeTexts);
  const path = useLocalPath();
  const cities = locations.flatMap((country) => country.cities.map((city) => ({ ...city, country })));
  const shown = SHOWN.flatMap((slug) => cities.filter((city) => city.slug === slug));
  if (shown.length === 0) return null;
  return (
    <section className="section band-selva cities" aria-labelledby="cities-heading">
      <div className="wrap">
        <div className="home-head">
          <h2 className="home-narrow" id="cities-heading">
            {t('cities.title', { count: cities.length })}
          </h2>
          <p className="cities-lead">{t('cities.lead')}</p>
        </div>
        <ul className="cities-grid">
          {shown.map(({ slug, name, country, provider_count: clinics, package_count: packages }) => (
            <li key={slug}>
              <a href={path(`/find-care?city=${slug}`)}>
                <b>{name}</b>
                <small>{country.name}</small>
                <small>{t('cities.counts', { clinics, packages })}</small>
                <i style={{ '--skyline': `url(${skylinePath(slug, 'night', country.code)})` }} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
