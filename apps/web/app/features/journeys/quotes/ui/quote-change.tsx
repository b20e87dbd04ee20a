import type { Quote } from '@travesia/contracts/journeys';
import type { Money } from '@travesia/contracts/kit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { quoteTexts } from '../texts.ts';
import { useItemName } from '../../../catalog/index.ts';

interface QuoteChangeProps {
  change: NonNullable<Quote['change']>;
  total: Money;
  reason: string;
  /** Within a section that has a heading. */
  isPart?: boolean;
}

/** What a change order changes: before and after, and why. */
export function QuoteChange({ change, total, reason, isPart = false }: QuoteChangeProps) {
  const { before, lines, over_limit: isOver } = change;
  const t = useTexts(quoteTexts);
  const format = useFormat();
  const nameOf = useItemName();
  const money = (amount: Money | null, none: string) => (amount ? format.money(amount) : none);
  return (
    <section className="stack">
      {isPart ? null : <h2>{t('change')}</h2>}
      {reason ? (
        <div>
          <h3>{t('change.reason')}</h3>
          <p className="quote-written">{reason}</p>
        </div>
      ) : null}
      {lines.length === 0 ? <p className="muted">{t('change.none')}</p> : null}
      <table className="table quote-lines">
        <caption className="small muted">{t('change.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('price.line')}</th>
            <th scope="col" className="table-number">
              {t('change.before')}
            </th>
            <th scope="col" className="table-number">
              {t('change.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{nameOf(line.key)}</th>
              <td className="table-number">{money(line.before, t('change.new'))}</td>
              <td className="table-number">{money(line.after, t('change.dropped'))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('change.total')}</th>
            <td className="table-number">{format.money(before)}</td>
            <td className="table-number quote-total">{format.money(total)}</td>
          </tr>
        </tfoot>
      </table>
      {isOver ? <Notice tone="warning">{t('change.over')}</Notice> : null}
      <p className="small muted">{t('change.holds')}</p>
    </section>
  );
}
