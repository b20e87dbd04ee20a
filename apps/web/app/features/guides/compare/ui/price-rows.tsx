import { type CityMarket, packagePath } from '@travesia/contracts/packages';
import { Fragment, type ReactNode } from 'react';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { CityComparison, ComparedCity } from '../load-comparison.ts';
import { compareCitiesTexts } from '../texts.ts';
import type { FactRow } from './fact-row.ts';

const kindOf = ({ packages, all_in: allIn }: CityMarket) =>
  allIn === packages ? 'all' : allIn === 0 ? 'none' : 'some';

/** Totals, packages, clinics, nights and languages. */
export function usePriceRows({ cities, treatment }: CityComparison): FactRow[] {
  const t = useTexts(compareCitiesTexts);
  const format = useFormat();
  const row = (
    key: 'low' | 'median' | 'packages' | 'nights' | 'languages',
    cell: (market: CityMarket, city: ComparedCity) => ReactNode,
    none = '–',
  ): FactRow => ({
    key,
    label: t(`row.${key}`),
    cells: cities.map((city) => (
      <Fragment key={city.guide.slug}>
        {city.market ? cell(city.market, city) : <span className="muted">{none}</span>}
      </Fragment>
    )),
  });
  return [
    row('low', (market, city) => <LowestCell market={market} city={city} />),
    row('median', ({ price }) => <span className="cities-figure num">{format.shown(price.median)}</span>),
    row('packages', (market) => <PackagesCell market={market} treatment={treatment.slug} />, t('value.noPackage')),
    {
      key: 'clinics',
      label: t('row.clinics'),
      cells: cities.map(({ guide, market }) => (
        <Fragment key={guide.slug}>
          <span>{t('value.clinics', { count: market?.clinics ?? 0, verified: market?.verified_clinics ?? 0 })}</span>
          <LocalLink className="small" to={withQuery('/directory', '', { city: guide.slug })}>
            {t('value.listings', { count: guide.provider_count })}
          </LocalLink>
        </Fragment>
      )),
    },
    row('nights', ({ nights }, { trip: { trips } }) => (
      <>
        <span className="num">{t(nights.low === nights.high ? 'value.nights' : 'value.nightsRange', nights)}</span>
        {trips.length > 1 ? <span className="small muted">{t('value.trips', { count: trips.length })}</span> : null}
      </>
    )),
    row('languages', ({ languages, clinics: all }) =>
      languages.map(({ code, clinics }) => (
        <span key={code}>{t('value.language', { language: format.languageAlone(code), clinics, all })}</span>
      )),
    ),
  ];
}

function LowestCell({ market, city: { offers } }: { market: CityMarket; city: ComparedCity }) {
  const t = useTexts(compareCitiesTexts);
  const format = useFormat();
  const [lowest] = offers;
  return (
    <>
      <span className="cities-figure num">{format.shown(market.price.low)}</span>
      {lowest ? (
        <>
          <LocalLink className="small" to={packagePath(lowest)}>
            {lowest.provider.name}
          </LocalLink>
          <span className="tiny muted">{t(`claim.${lowest.claim}`)}</span>
        </>
      ) : null}
    </>
  );
}

function PackagesCell({ market, treatment }: { market: CityMarket; treatment: string }) {
  const t = useTexts(compareCitiesTexts);
  const { packages, all_in: allIn, at_least: atLeast, city } = market;
  return (
    <>
      <LocalLink to={withQuery(`/packages/${treatment}`, '', { city: city.slug })}>
        {t('value.packages', { count: packages })}
      </LocalLink>
      <span className="small muted">{t('value.allIn', { kind: kindOf(market), allIn })}</span>
      {atLeast > 0 ? <span className="small muted">{t('value.atLeast', { count: atLeast })}</span> : null}
    </>
  );
}
