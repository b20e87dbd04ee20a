import './cities.css';
import type { Location } from '@travesia/contracts/catalog';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { cityAddress } from '../load-city-guide.ts';
import { guideTexts } from '../texts.ts';

/** `/cities`: every destination city by country, with its guide. */
export function CitiesPage({ places }: { places: readonly Location[] }) {
  const t = useTexts(guideTexts);
  const path = useLocalPath();
  const { origin } = useSite();
  return (
    <div className="wrap cities-page">
      <PageHead
        title={t('cities.title')}
        description={t('cities.description')}
        jsonLd={[
          breadcrumbData([
            { name: t('trail.home'), address: origin + path('/') },
            { name: t('trail.cities'), address: origin + path('/cities') },
          ]),
        ]}
      />
      <Breadcrumb trail={[{ label: t('trail.home'), href: path('/') }, { label: t('trail.cities') }]} />
      <h1>{t('cities.heading')}</h1>
      <p className="lead">{t('cities.lead')}</p>
      <p>
        <LinkButton href={path('/cities/compare')}>{t('cities.compare')}</LinkButton>
      </p>
      {places
        .filter(({ cities }) => cities.length > 0)
        .map(({ code, name, cities }) => (
          <section key={code}>
            <h2>{name}</h2>
            <ul className="cities-list">
              {cities.map((city) => (
                <li key={city.slug}>
                  <LocalLink to={cityAddress(city)}>{city.name}</LocalLink>
                  <span className="small muted">
                    {t('cities.packages', { count: city.package_count })}
                    {city.provider_count > 0 ? ` · ${t('cities.listings', { count: city.provider_count })}` : null}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
