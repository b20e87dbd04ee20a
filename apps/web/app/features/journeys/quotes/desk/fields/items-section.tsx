import type { QuoteContent } from '@travesia/contracts/journeys';
import { PACKAGE_LIMITS } from '@travesia/contracts/packages';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { ITEM_GROUPS, PRICE_ITEMS, useItemName } from '../../../../catalog/index.ts';
import { ItemRow, packageTexts, SectionFrame, withItem } from '../../../../packages/index.ts';
import { quoteDeskTexts } from '../texts.ts';
import type { QuoteFieldProps } from './field-props.ts';

const MAY = { price: true };

/** The 22 price items: included, not included with its price, or not needed. */
export function ItemsSection({ value, set, known }: QuoteFieldProps) {
  const t = useTexts(quoteDeskTexts);
  const p = useTexts(packageTexts);
  const nameOf = useItemName();
  const answered = value.items.filter(({ answer }) => answer !== null).length;
  const entries = value.items.map((item, place) => ({ item, place }));
  return (
    <SectionFrame
      id="items"
      heading={t('section.items')}
      lead={t('items.lead')}
      aside={t('items.answered', { answered, all: value.items.length })}
    >
      {ITEM_GROUPS.map((group) => (
        <div key={group} className="pe-group">
          <h3 id={`items-${group}`}>{p(`contract.group.${group}`)}</h3>
          <ul className="pe-items" aria-labelledby={`items-${group}`}>
            {entries
              .filter(({ item }) => PRICE_ITEMS[item.key].group === group)
              .map(({ item, place }) => (
                <ItemRow
                  key={item.key}
                  item={item}
                  about={{ label: nameOf(item.key), quantity_unit: PRICE_ITEMS[item.key].unit }}
                  place={place}
                  currency={value.currency}
                  mayPrice
                  detail={{
                    summary: item.detail ? t('items.detailWritten') : t('items.detail'),
                    field: (
                      <Detail
                        item={item}
                        place={place}
                        language={known.language}
                        onChange={(next) => set(withItem(value, next, MAY), 'pause')}
                      />
                    ),
                  }}
                  onChange={(next, save) => set(withItem(value, next, MAY), save)}
                />
              ))}
          </ul>
        </div>
      ))}
    </SectionFrame>
  );
}

type Item = QuoteContent['items'][number];

interface DetailProps {
  item: Item;
  place: number;
  language: QuoteFieldProps['known']['language'];
  onChange: (item: Item) => void;
}

function Detail({ item, place, language, onChange }: DetailProps) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  const nameOf = useItemName();
  return (
    <TextField
      name={`items.${place}.detail`}
      label={
        <>
          <span className="sr-only">{nameOf(item.key)}: </span>
          {t('items.detailLabel', { language: format.language(language) })}
        </>
      }
      hint={t('items.detailHint')}
      lang={language}
      maxLength={PACKAGE_LIMITS.detail}
      value={item.detail}
      onChange={({ currentTarget }) => onChange({ ...item, detail: currentTarget.value })}
    />
  );
}
