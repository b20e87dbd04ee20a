import './items.css';
import { LOCALES } from '@travesia/contracts/kit';
import {
  type PackageContent,
  type PackageEditor,
  type PackageLine,
  PACKAGE_LIMITS,
} from '@travesia/contracts/packages';
import { type Translate, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { packageTexts } from '../../../texts.ts';
import { editorTexts } from '../texts.ts';
import { packageWords } from '../words/texts.ts';
import { type AnsweredItem, ItemRow } from './item-row.tsx';
import { LanguageTexts } from './language-texts.tsx';
import type { SectionProps } from './section-props.ts';
import { SectionFrame } from './section.tsx';

const GROUPS = ['core', 'travel', 'care', 'option'] as const;

type Item = PackageContent['items'][number];

/** The content with another answer: an item that is no longer included loses its quantity, and its price line. */
export function withItem<One extends AnsweredItem>(
  { items, lines }: { items: readonly One[]; lines: PackageLine[] },
  item: One,
  may: { price: boolean },
) {
  const isOut = item.answer !== 'included';
  const hasLine = lines.some(({ key, amount }) => key === item.key && amount.amount === 0);
  return {
    items: items.map((one) => (one.key === item.key ? item : one)),
    // Empty lines go with their item; an amount stays until someone decides.
    ...(isOut && hasLine && may.price ? { lines: lines.filter(({ key }) => key !== item.key) } : {}),
  };
}

/** The 22 price items: included, not included with its price, or not applicable. */
export function ItemsSection({ value, set, editor, may }: SectionProps) {
  const t = useTexts(editorTexts);
  const w = useTexts(packageWords);
  const p = useTexts(packageTexts);
  const answered = value.items.filter(({ answer }) => answer !== null).length;
  const entries = value.items.map((item, place) => ({ item, place, about: aboutOf(editor, item) }));
  return (
    <SectionFrame
      id="items"
      heading={t('section.items')}
      lead={t('items.lead')}
      aside={t('items.answered', { answered, all: value.items.length })}
      disabled={!may.edit}
    >
      {GROUPS.map((group) => (
        <div key={group} className="pe-group">
          <h3 id={`items-${group}`}>{p(`contract.group.${group}`)}</h3>
          <ul className="pe-items" aria-labelledby={`items-${group}`}>
            {entries
              .filter(({ about }) => about.group === group)
              .map(({ item, place, about }) => (
                <ItemRow
                  key={item.key}
                  item={item}
                  about={about}
                  place={place}
                  currency={value.currency}
                  mayPrice={may.price}
                  detail={{
                    summary: detailText(t, item),
                    field: (
                      <LanguageTexts
                        name={`items.${place}.detail`}
                        label={w('label.part', { name: about.label, part: w('part.detail') })}
                        hint={t('items.detailHint')}
                        value={item.detail}
                        most={PACKAGE_LIMITS.detail}
                        onChange={(detail) => set(withItem(value, { ...item, detail }, may), 'pause')}
                      />
                    ),
                  }}
                  onChange={(next, save) => set(withItem(value, next, may), save)}
                />
              ))}
          </ul>
        </div>
      ))}
    </SectionFrame>
  );
}

function detailText(t: Translate<keyof (typeof editorTexts)['messages']['en']>, { detail }: Item): string {
  const written = LOCALES.filter((lang) => detail[lang].trim()).length;
  return written ? t('items.detailWritten', { written }) : t('items.detail');
}

const aboutOf = ({ items }: PackageEditor, { key }: Item): PackageEditor['items'][number] =>
  items.find((one) => one.key === key) ?? {
    key,
    group: 'option',
    label: key,
    explanation: '',
    quantity_unit: null,
    needed: false,
    needed_because: null,
  };
