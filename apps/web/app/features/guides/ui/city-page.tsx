import './city.css';
import type { CityGuide } from '@travesia/contracts/guides';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { CoverPicture } from '../../../ui/picture/cover-picture.tsx';
import { comparisonAddress } from '../compare/address.ts';
import { cityAddress } from '../load-city-guide.ts';
import { guideTexts } from '../texts.ts';
import { HIGH_METERS } from './city-note.tsx';
import { EntryRules } from './entry-rules.tsx';
import { Fact } from './fact.tsx';

/** Where to check what we say about altitude. */
const ALTITUDE_ADVICE = {
  label: 'CDC Yellow Book: High-Altitude Travel',
  url: 'https://www.cdc.gov/yellow-book/hcp/environmental-hazards-risks/high-altitude-travel-and-altitude-illness.html',
};

interface CityPageProps {
  guide: CityGuide;
  /** Distances and minutes from the airports. */
  rides: ReactNode;
}

/** `/cities/:city`: season, altitude, getting about and visas of a destination city. */
export function CityPage({ guide, rides }: CityPageProps) {
  const t = useTexts(guideTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { name, country, seasons, altitude } = guide;
  return (
    <article className="city-page">
      <CityHead guide={guide} />
      <header className="wrap city-header">
        <Breadcrumb
          trail={[
            { label: t('trail.home'), href: path('/') },
            { label: t('trail.cities'), href: path('/cities') },
            { label: name },
          ]}
        />
        <div className="city-cover">
          <CoverPicture
            treatment="care"
            city={guide.slug}
            country={country.code}
            seed={guide.slug}
            shape="wide"
            eager
          />
        </div>
        <h1>{t('heading', { city: name, country: country.name })}</h1>
        {guide.note ? <p className="measure lead">{guide.note}</p> : null}
        <CityActions guide={guide} />
        <p className="measure small muted">{t('unchecked')}</p>
      </header>
      <div className="wrap city-parts">
        <section>
          <h2>{t('season.heading')}</h2>
          {seasons.map((fact) => (
            <Fact key={fact.text} {...fact}>
              {fact.text}
            </Fact>
          ))}
        </section>
        <section className="city-altitude">
          <h2>{t('altitude.heading')}</h2>
          {altitude ? (
            <>
              <Fact source={altitude.source} more={altitude.more}>
                {t('altitude.about', { city: name, meters: format.number(altitude.meters) })}
              </Fact>
              <Fact source={null} more={ALTITUDE_ADVICE}>
                {t(altitude.meters >= HIGH_METERS ? 'altitude.high' : 'altitude.moderate')}
              </Fact>
            </>
          ) : (
            <p className="measure">{t('altitude.low', { city: name })}</p>
          )}
          <p className="measure">
            {t('altitude.flying')}{' '}
            <LocalLink to="/support/articles/flying-after-surgery">{t('altitude.flyingLink')}</LocalLink>
          </p>
        </section>
        <section>
          <h2>{t('about.heading')}</h2>
          {rides}
          {guide.getting_about.map((fact) => (
            <Fact key={fact.text} {...fact}>
              {fact.text}
            </Fact>
          ))}
          {guide.emergency_number ? <p>{t('about.emergency', { number: guide.emergency_number })}</p> : null}
        </section>
        <EntryRules guide={guide} />
      </div>
    </article>
  );
}

function CityActions({ guide: { slug, package_count: count } }: Pick<CityPageProps, 'guide'>) {
  const t = useTexts(guideTexts);
  const path = useLocalPath();
  return (
    <div className="row">
      {count > 0 ? (
        <LinkButton variant="primary" href={path(`/packages?city=${slug}`)}>
          {t('packages', { count })}
        </LinkButton>
      ) : null}
      <LinkButton href={path(`/directory?city=${slug}`)}>{t('clinics')}</LinkButton>
      <LinkButton href={path(comparisonAddress({ cities: [slug] }))}>{t('compare')}</LinkButton>
    </div>
  );
}

function CityHead({ guide }: Pick<CityPageProps, 'guide'>) {
  const t = useTexts(guideTexts);
  const path = useLocalPath();
  const site = useSite();
  const { name, country } = guide;
  const address = (to: string) => site.origin + path(to);
  return (
    <PageHead
      title={t('head.title', { city: name })}
      description={t('head.description', { city: name, country: country.name })}
      canonical={cityAddress(guide)}
      jsonLd={[
        breadcrumbData([
          { name: t('trail.home'), address: address('/') },
          { name: t('trail.cities'), address: address('/cities') },
          { name, address: address(cityAddress(guide)) },
        ]),
      ]}
    />
  );
}
