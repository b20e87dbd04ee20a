import { type InclusionAnswer, PACKAGE_LIMITS } from '@travesia/contracts/packages';
import type { Money } from '@travesia/contracts/kit';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { useFieldError } from '../../../../../ui/field/field-errors.ts';
import { fieldId } from '../../../../../ui/field/field-id.ts';
import { FieldNotes } from '../../../../../ui/field/field-notes.tsx';
import { Icon, type IconName } from '../../../../../ui/icon/icon.tsx';
import { editorTexts } from '../texts.ts';
import { packageWords } from '../words/texts.ts';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';

/** What the answer to a price item has, wherever it is given. */
export interface AnsweredItem {
  key: string;
  answer: InclusionAnswer | null;
  quantity: number | null;
  extra: Money | null;
}

const ANSWERS = ['included', 'not_included', 'not_applicable'] as const;
const ICONS: Readonly<Record<(typeof ANSWERS)[number], IconName>> = {
  included: 'check',
  not_included: 'x',
  not_applicable: 'minus',
};
const UNITS = ['nights', 'visits', 'months', 'sessions', 'hours', 'pieces'] as const;

interface ItemRowProps<Item extends AnsweredItem> {
  item: Item;
  about: { label: string; quantity_unit: string | null; explanation?: string; needed_because?: string | null };
  place: number;
  currency: string;
  mayPrice: boolean;
  /** Says whether there is a detail, and the field for it. */
  detail: { summary: string; field: ReactNode };
  onChange: (item: Item, save: 'now' | 'pause') => void;
}

/** One of the 22 price items. */
export function ItemRow<Item extends AnsweredItem>(props: ItemRowProps<Item>) {
  const { item, about, place, currency, mayPrice, detail, onChange } = props;
  const t = useTexts(editorTexts);
  const id = useId();
  const path = `items.${place}`;
  const { answer, quantity, extra } = item;
  const unit = UNITS.find((one) => one === about.quantity_unit);
  return (
    <li className={classNames('pe-item', answer === null && 'pe-item-open')}>
      <div className="pe-item-head">
        <div>
          <p className="pe-item-name" id={id}>
            {about.label}
          </p>
          {about.needed_because ? (
            <p className="tiny muted">{t('items.needed', { reason: about.needed_because })}</p>
          ) : null}
          {answer === null ? (
            <p className="tiny pe-open">
              <Icon name="circle-alert" /> {t('items.open')}
            </p>
          ) : null}
        </div>
        <Answers item={item} labelledBy={id} name={`${path}.answer`} onChange={onChange} />
      </div>
      <div className="pe-item-more">
        {answer !== null && answer !== 'not_applicable' && unit ? (
          <NumberField
            name={`${path}.quantity`}
            label={
              <>
                <span className="sr-only">{about.label}: </span>
                {t(`unit.${unit}`)}
              </>
            }
            most={PACKAGE_LIMITS.quantity}
            value={quantity}
            onChange={(next) => onChange({ ...item, quantity: next }, 'pause')}
          />
        ) : null}
        {answer === 'not_included' ? (
          <MoneyField
            name={`${path}.extra`}
            label={
              <>
                <span className="sr-only">{about.label}: </span>
                {t('items.extra')}
              </>
            }
            currency={currency}
            value={extra}
            disabled={!mayPrice}
            onChange={(next) => onChange({ ...item, extra: next }, 'pause')}
          />
        ) : null}
        <details className="pe-detail">
          <summary>
            <span className="sr-only">{about.label}: </span>
            {detail.summary}
          </summary>
          {about.explanation ? <p className="field-hint">{about.explanation}</p> : null}
          {detail.field}
        </details>
      </div>
    </li>
  );
}

interface AnswersProps<Item extends AnsweredItem> extends Pick<ItemRowProps<Item>, 'item' | 'onChange'> {
  labelledBy: string;
  name: string;
}

function Answers<Item extends AnsweredItem>({ item, labelledBy, name, onChange }: AnswersProps<Item>) {
  const w = useTexts(packageWords);
  const error = useFieldError(name, undefined);
  const id = fieldId(name);
  return (
    <div>
      <div
        className="pe-answers"
        role="radiogroup"
        id={id}
        aria-labelledby={labelledBy}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {ANSWERS.map((answer) => (
          <label key={answer} className={`pe-answer pe-answer-${answer}`}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={answer}
              checked={item.answer === answer}
              onChange={() =>
                // What was entered for another answer stays, in case this one was a slip.
                onChange({ ...item, answer }, 'now')
              }
            />
            <Icon name={ICONS[answer]} />
            <span>{w(`answer.${answer}`)}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
