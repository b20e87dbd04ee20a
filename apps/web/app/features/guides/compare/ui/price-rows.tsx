import { type CityMarket, packagePath } from '@travesia/contracts/packages';
import { Fragment, type ReactNode } from 'react';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { CityComparison, ComparedCity } from '../load-comparison.ts';
import { compareCitiesTexts } from '../texts.ts';
import type { FactRow } from './comparison-table.tsx';

const kindOf = ({ packages, all_in: allIn }: CityMarket) =>
  allIn === packages ? 'all' : allIn === 0 ? 'none' : 'some';

/** Totals, packages, clinics, nights and languages. */
export function usePriceRows({ cities, treatment }: CityComparison): FactRow[] {
  const t = useTexts(compareCitiesTexts);
  const format = useFormat();
  const row = (key: 'low' | 'median' | 'nights' | 'languages', cell: (city: ComparedCity) => ReactNode): FactRow => ({
    key,
    label: t(`row.${key}`),
    cells: cities.map((city) => (city.market ? cell(city) : <span className="muted">–</span>)),
  });
  return [
    row('low', ({ market, offers: [lowest] }) =>
      market ? (
        <>
          <span className="cities-figure num">{format.shown(market.price.low)}</span>
          {lowest ? (
            <LocalLink className="small" to={packagePath(lowest)}>
              {lowest.provider.name}
            </LocalLink>
          ) : null}
          {lowest ? <span className="tiny muted">{t(`claim.${lowest.claim}`)}</span> : null}
        </>
      ) : null,
    ),
    row('median', ({ market }) =>
      market ? <span className="cities-figure num">{format.shown(market.price.median)}</span> : null,
    ),
    {
      key: 'packages',
      label: t('row.packages'),
      cells: cities.map(({ guide, market }) =>
        market ? (
          <Fragment key={guide.slug}>
            <LocalLink to={withQuery(`/packages/${treatment.slug}`, '', { city: guide.slug })}>
              {t('value.packages', { count: market.packages })}
            </LocalLink>
            <span className="small muted">{t('value.allIn', { kind: kindOf(market), allIn: market.all_in })}</span>
            {market.at_least > 0 ? (
              <span className="small muted">{t('value.atLeast', { count: market.at_least })}</span>
            ) : null}
          </Fragment>
        ) : (
          <span key={guide.slug} className="muted">
            {t('value.noPackage')}
          </span>
        ),
      ),
    },
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
    row('nights', ({ market, trip }) =>
      market ? (
        <>
          <span className="num">
            {t(market.nights.low === market.nights.high ? 'value.nights' : 'value.nightsRange', market.nights)}
          </span>
          {trip.trips.length > 1 ? (
            <span className="small muted">{t('value.trips', { count: trip.trips.length })}</span>
          ) : null}
        </>
      ) : null,
    ),
    row('languages', ({ market }) =>
      market
        ? market.languages.map(({ code, clinics }) => (
            <span key={code}>
              {t('value.language', { language: format.languageAlone(code), clinics, all: market.clinics })}
            </span>
          ))
        : null,
    ),
  ];
}
