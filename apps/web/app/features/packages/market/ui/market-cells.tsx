import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { MARKET_SORTS, type MarketRow, type MarketSort } from '../market-rows.ts';
import { marketTexts } from '../texts.ts';
import { useTypicalText } from '../use-typical-text.ts';

const NOTHING = '–';

type Cells = Readonly<Record<Exclude<MarketSort, 'country'>, (row: MarketRow) => ReactNode>>;

/** A country's value in each column. */
export function useCells(): Cells {
  const t = useTexts(marketTexts);
  const format = useFormat();
  const rangeText = useTypicalText();
  const span = (of: { low: number; high: number } | undefined) => {
    if (!of) return NOTHING;
    return of.low === of.high ? format.number(of.low) : `${format.number(of.low)}–${format.number(of.high)}`;
  };
  const price = (one: 'low' | 'median' | 'high') => (row: MarketRow) =>
    row.offered ? format.shown(row.offered.price[one]) : NOTHING;
  return {
    low: price('low'),
    median: price('median'),
    high: price('high'),
    typical: ({ typical }) =>
      typical ? (
        <>
          {rangeText(typical.price)}
          <span className="market-second">{t(`basis.${typical.basis}`)}</span>
        </>
      ) : (
        NOTHING
      ),
    nights: ({ offered }) => span(offered?.nights),
    days: ({ offered }) => span(offered?.stay_days),
    clinics: ({ offered }) =>
      offered ? (
        <>
          {format.number(offered.clinics)}
          <span className="market-second">{t('table.verified', { count: offered.verified_clinics })}</span>
        </>
      ) : (
        NOTHING
      ),
    rating: ({ offered }) =>
      offered?.rating ? (
        <>
          {format.number(offered.rating.average, 1)}
          <span className="market-second">{t('table.reviews', { count: offered.rating.count })}</span>
        </>
      ) : (
        NOTHING
      ),
  };
}

/** The price at home beside the others; only its typical range is known. */
export function HomeRow({ name, range }: { name: string; range: string }) {
  const t = useTexts(marketTexts);
  return (
    <tr className="market-home">
      <th scope="row">{t('bands.home', { country: name })}</th>
      {MARKET_SORTS.filter((column) => column !== 'country').map((column) => (
        <td key={column} className="table-number">
          {column === 'typical' ? range : NOTHING}
        </td>
      ))}
    </tr>
  );
}
