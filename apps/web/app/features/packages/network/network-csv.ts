import type { NetworkPackage, PackageOverview } from '@travesia/contracts/packages';
import { unitsOfMoney } from '@travesia/contracts/kit';
import { writeCsv } from '../../../lib/files/write-csv.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText } from '../../../lib/i18n/texts.ts';
import { networkPackagesTexts } from './texts.ts';

type Text = keyof (typeof networkPackagesTexts)['messages']['en'];
const said = (locale: Locale, key: Text) => formatText(networkPackagesTexts, locale, key);

/** Packages as CSV: every amount in its own currency, and converted with the date of the rates. */
export function networkPackagesCsv(rows: readonly NetworkPackage[], rateDate: string, locale: Locale): Promise<string> {
  const heads: Text[] = [
    'column.clinic',
    'csv.treatment',
    'csv.title',
    'column.status',
    'column.price',
    'csv.currency',
    'csv.shown',
    'csv.shownCurrency',
    'csv.rates',
    'column.spread',
    'column.deposit',
    'column.confirmed',
  ];
  return writeCsv([
    heads.map((head) => said(locale, head)),
    ...rows.map((one) => [
      one.clinic.name,
      one.treatment.name,
      one.title,
      said(locale, `status.${one.status}`),
      Number(unitsOfMoney(one.price)),
      one.price.currency,
      Number(unitsOfMoney(one.shown_price)),
      one.shown_price.currency,
      rateDate,
      one.above_lowest,
      one.deposit_percent,
      one.confirmed_on,
    ]),
  ]);
}

/** The matrix of treatments and clinics as CSV; all amounts in one currency, with the date of its rates. */
export function overviewCsv({ clinics, rows, currency, rate_date: rates }: PackageOverview, locale: Locale) {
  return writeCsv([
    [
      said(locale, 'overview.treatment'),
      said(locale, 'overview.requests'),
      ...clinics.map(({ name }) => name),
      said(locale, 'csv.shownCurrency'),
      said(locale, 'csv.rates'),
    ],
    ...rows.map((row) => [
      row.treatment.name,
      row.requests,
      ...row.cells.map((cell) => {
        if (cell.shown_price) return Number(unitsOfMoney(cell.shown_price));
        return said(locale, cell.offered ? 'cell.noPackage' : 'cell.gap');
      }),
      currency,
      rates,
    ]),
  ]);
}
