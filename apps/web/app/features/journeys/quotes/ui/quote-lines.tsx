import type { Quote } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { quoteTexts } from '../texts.ts';
import { useItemName } from '../../../catalog/index.ts';

/** The price line by line, to its total. */
export function QuoteLines({ quote: { content, total } }: { quote: Pick<Quote, 'content' | 'total'> }) {
  const t = useTexts(quoteTexts);
  const format = useFormat();
  const nameOf = useItemName();
  const { lines, currency } = content;
  return (
    <section className="stack">
      <h2>{t('price')}</h2>
      {lines.length ? (
        <table className="table quote-lines">
          <caption className="small muted">{t('price.caption', { currency: format.currencyName(currency) })}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('price.line')}</th>
              <th scope="col">{t('price.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, amount }) => (
              <tr key={key}>
                <th scope="row">{nameOf(key)}</th>
                <td className="table-number">{format.money(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('price.total')}</th>
              <td className="table-number quote-total">{format.money(total)}</td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p className="muted">{t('price.none')}</p>
      )}
    </section>
  );
}
