import type { QuoteContent } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import { itemsByAnswer } from '../quote-rows.ts';
import { quoteTexts } from '../texts.ts';
import { useItemName, useItemQuantity } from '../../../catalog/index.ts';

type Item = QuoteContent['items'][number];
type Answer = NonNullable<Item['answer']> | 'open';

const ICONS: Readonly<Record<Answer, IconName>> = {
  included: 'circle-check',
  not_included: 'x',
  not_applicable: 'minus',
  open: 'circle-alert',
};

/** The 22 price items: what is included, what is not and costs more, and what isn't needed. */
export function QuoteItems({ items, language }: { items: readonly Item[]; language: Locale }) {
  const t = useTexts(quoteTexts);
  return (
    <section className="stack">
      <h2>{t('items')}</h2>
      <div className="quote-groups">
        {itemsByAnswer(items).map(({ answer, items: found }) => (
          <div key={answer ?? 'open'} className={`quote-group quote-group-${answer ?? 'open'}`}>
            <h3>
              {t(`items.${answer ?? 'open'}`)}{' '}
              <span className="muted num">{t('items.count', { count: found.length })}</span>
            </h3>
            <ul className="quote-items">
              {found.map((item) => (
                <ItemLine key={item.key} item={item} language={language} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function ItemLine({ item, language }: { item: Item; language: Locale }) {
  const t = useTexts(quoteTexts);
  const format = useFormat();
  const nameOf = useItemName();
  const quantityOf = useItemQuantity();
  const { key, answer, detail, extra } = item;
  const quantity = answer === 'not_applicable' ? null : quantityOf(item);
  const price = extra ? t('items.extra', { amount: format.money(extra) }) : t('items.noExtra');
  return (
    <li>
      <Icon name={ICONS[answer ?? 'open']} />
      <span className="quote-item">
        <span>{nameOf(key)}</span>
        {quantity || detail ? (
          <span className="small muted">
            {quantity}
            {quantity && detail ? ' · ' : null}
            {detail ? <span lang={language}>{detail}</span> : null}
          </span>
        ) : null}
        {answer === 'not_included' ? <span className="small strong num">{price}</span> : null}
      </span>
    </li>
  );
}
