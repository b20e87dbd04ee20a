import '../../contract.css';
import type { PackageDetail } from '@travesia/contracts/packages';
import { sumPrice } from '@travesia/contracts/terms';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { packageTexts } from '../../texts.ts';

/** Breakdown of the price, in the provider's own currency, line by line to the total. */
export function PriceLines({ detail }: { detail: PackageDetail }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const shown = detail.shown_price;
  return (
    <table className="table price-lines">
      <caption>{t('lines.caption', { currency: format.currencyName(detail.price.currency) })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('lines.line')}</th>
          <th scope="col">{t('lines.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {detail.lines.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="table-number">{format.money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('lines.price')}</th>
          <td className="table-number">
            <span className="strong">{format.money(sumPrice(detail.lines).total)}</span>
            {shown.approximate ? (
              <span className="tiny muted price-lines-shown">
                {t('lines.converted', { price: format.shown(shown), date: format.date(detail.rate_date) })}
              </span>
            ) : null}
          </td>
        </tr>
        <tr>
          <th scope="row">{t('lines.deposit', { percent: format.percent(detail.deposit_percent / 100) })}</th>
          <td className="table-number">{format.money(detail.deposit)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
