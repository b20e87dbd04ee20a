import { withQuery } from '../../../../lib/forms/query.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import type { Market } from '../load-market.ts';
import { MARKET_SORTS, type MarketOrder, type MarketRow, type MarketSort, nextSort } from '../market-rows.ts';
import { marketTexts } from '../texts.ts';
import { useTypicalText } from '../use-typical-text.ts';
import { HomeRow, useCells } from './market-cells.tsx';

interface MarketTableProps {
  found: Market;
  rows: readonly MarketRow[];
  order: MarketOrder;
}

/** All figures by country; column heads are sort links. The price at home is always the first row. */
export function MarketTable({ found, rows, order }: MarketTableProps) {
  const t = useTexts(marketTexts);
  const rangeText = useTypicalText();
  const caption = t('table.caption', { name: found.treatment.short_name });
  return (
    <div id="table" className="scroll-x" tabIndex={0} role="region" aria-label={caption}>
      <table className="table market-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {MARKET_SORTS.map((column) => (
              <SortHead key={column} column={column} order={order} slug={found.treatment.slug} />
            ))}
          </tr>
        </thead>
        <tbody>
          {found.prices.home ? (
            <HomeRow name={found.prices.home.country.name} range={rangeText(found.prices.home.price)} />
          ) : null}
          {rows.map((row) => (
            <CountryRow key={row.code} row={row} slug={found.treatment.slug} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortHead({ column, order, slug }: { column: MarketSort; order: MarketOrder; slug: string }) {
  const t = useTexts(marketTexts);
  const path = useLocalPath();
  const site = useSite();
  const address = withQuery(path(site.path), site.search, { treatment: slug, sort: nextSort(column, order) });
  const sorted = order.by === column ? (order.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={sorted} className={column === 'country' ? undefined : 'table-number'}>
      <a href={`${address}#table`}>
        {t(`column.${column}`)}
        {sorted ? <span aria-hidden="true">{sorted === 'ascending' ? ' ↑' : ' ↓'}</span> : null}
      </a>
    </th>
  );
}

function CountryRow({ row, slug }: { row: MarketRow; slug: string }) {
  const t = useTexts(marketTexts);
  const cells = useCells();
  const { offered, code, name } = row;
  return (
    <tr>
      <th scope="row">
        {offered ? (
          <>
            {name}
            <LocalLink className="market-packages" to={`/packages/${slug}?country=${code}`}>
              {t('table.packages', { count: offered.packages })}
            </LocalLink>
          </>
        ) : (
          <>
            {name}
            <span className="market-packages muted">{t('table.noPackages')}</span>
          </>
        )}
      </th>
      {MARKET_SORTS.filter((column) => column !== 'country').map((column) => (
        <td key={column} className="table-number">
          {cells[column](row)}
        </td>
      ))}
    </tr>
  );
}
