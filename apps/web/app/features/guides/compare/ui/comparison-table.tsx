import { Fragment } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { cityAddress } from '../../load-city-guide.ts';
import type { CityComparison } from '../load-comparison.ts';
import { compareCitiesTexts } from '../texts.ts';
import { usePriceRows } from './price-rows.tsx';
import { type TravelParts, useTravelRows } from './travel-rows.tsx';
import { useEntryRows } from './entry-rows.tsx';

/** Both cities, each fact below its own name, so that two columns fit on a phone. */
export function ComparisonTable({ found, parts }: { found: CityComparison; parts: TravelParts }) {
  const t = useTexts(compareCitiesTexts);
  const groups = [
    { key: 'price', rows: usePriceRows(found) },
    { key: 'travel', rows: useTravelRows(found, parts) },
    { key: 'entry', rows: useEntryRows(found) },
  ] as const;
  return (
    <section id="results" tabIndex={-1} aria-label={t('table.caption')}>
      <table className="table cities-table">
        <caption className="sr-only">{t('table.caption')}</caption>
        <thead>
          <tr>
            {found.cities.map(({ guide }) => (
              <th key={guide.slug} scope="col">
                <LocalLink to={cityAddress(guide)}>{guide.name}</LocalLink>
                <span className="small muted">{guide.country.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, rows }) => (
          <tbody key={key}>
            <tr className="cities-group">
              <th scope="rowgroup" colSpan={found.cities.length}>
                {t(`group.${key}`, { treatment: found.treatment.short_name, home: found.home.name })}
              </th>
            </tr>
            {rows.map((row) => (
              <Fragment key={row.key}>
                <tr className="cities-label">
                  <th scope="rowgroup" colSpan={found.cities.length}>
                    {row.label}
                  </th>
                </tr>
                <tr>
                  {row.cells.map((cell, index) => (
                    <td key={found.cities[index]?.guide.slug}>{cell}</td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
