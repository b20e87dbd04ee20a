import type { ShownPrice } from '@travesia/contracts/catalog';
import { unitsOfMoney } from '@travesia/contracts/kit';
import { writeCsv } from '../../../lib/files/write-csv.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText } from '../../../lib/i18n/texts.ts';
import type { Market } from './load-market.ts';
import type { MarketRow } from './market-rows.ts';
import { type MarketText, marketTexts } from './texts.ts';

type Cell = string | number | null;
interface Column {
  head: MarketText;
  cell: (row: MarketRow) => Cell;
}

const units = (price: ShownPrice): number => Number(unitsOfMoney(price));

interface MarketFile {
  market: Market;
  rows: readonly MarketRow[];
  /** Earliest flight home, days after the procedure. */
  flightDay: number;
  /** URL of the page with the same data. */
  page: string;
  locale: Locale;
}

/** The comparison as CSV: every figure with its currency, source and date; the price at home last. */
export function marketCsv({
  market: { treatment, prices, market },
  rows,
  flightDay,
  page,
  locale,
}: MarketFile): Promise<string> {
  const columns: Column[] = [
    { head: 'csv.treatment', cell: () => treatment.name },
    { head: 'csv.code', cell: ({ code }) => code },
    { head: 'csv.country', cell: ({ name }) => name },
    { head: 'csv.currency', cell: currencyOf },
    { head: 'csv.low', cell: ({ offered }) => offered && units(offered.price.low) },
    { head: 'csv.median', cell: ({ offered }) => offered && units(offered.price.median) },
    { head: 'csv.high', cell: ({ offered }) => offered && units(offered.price.high) },
    { head: 'csv.packages', cell: ({ offered }) => offered?.packages ?? 0 },
    { head: 'csv.clinics', cell: ({ offered }) => offered?.clinics ?? 0 },
    { head: 'csv.verified', cell: ({ offered }) => offered?.verified_clinics ?? 0 },
    { head: 'csv.confirmedFirst', cell: ({ offered }) => offered?.confirmed.oldest ?? null },
    { head: 'csv.confirmedLast', cell: ({ offered }) => offered?.confirmed.newest ?? null },
    { head: 'csv.typicalLow', cell: ({ typical }) => typical && units(typical.price.low) },
    { head: 'csv.typicalHigh', cell: ({ typical }) => typical && units(typical.price.high) },
    { head: 'csv.basis', cell: ({ typical }) => typical && formatText(marketTexts, locale, `basis.${typical.basis}`) },
    { head: 'csv.source', cell: ({ typical }) => typical?.source ?? null },
    { head: 'csv.sourceDate', cell: ({ typical }) => typical?.priced_on ?? null },
    { head: 'csv.nightsLow', cell: ({ offered }) => offered?.nights.low ?? null },
    { head: 'csv.nightsHigh', cell: ({ offered }) => offered?.nights.high ?? null },
    { head: 'csv.daysLow', cell: ({ offered }) => offered?.stay_days.low ?? null },
    { head: 'csv.daysHigh', cell: ({ offered }) => offered?.stay_days.high ?? null },
    { head: 'csv.flightDay', cell: () => flightDay },
    { head: 'csv.trips', cell: () => treatment.trips },
    { head: 'csv.rating', cell: ({ offered }) => offered?.rating?.average ?? null },
    { head: 'csv.reviews', cell: ({ offered }) => offered?.rating?.count ?? 0 },
    { head: 'csv.readOn', cell: () => market.read_on },
    { head: 'csv.rateDate', cell: () => market.rate_date },
    { head: 'csv.page', cell: () => page },
  ];
  const { home } = prices;
  const last: MarketRow[] = home
    ? [{ code: home.country.code, name: home.country.name, typical: home, offered: null }]
    : [];
  return writeCsv([
    columns.map(({ head }) => formatText(marketTexts, locale, head)),
    ...[...rows, ...last].map((row) => columns.map(({ cell }) => cell(row))),
  ]);
}

const currencyOf = ({ offered, typical }: MarketRow): string | null =>
  (offered?.price.low ?? typical?.price.low)?.currency ?? null;
