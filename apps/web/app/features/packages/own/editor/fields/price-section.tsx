import './price.css';
import { depositOn, isDepositPercent } from '@travesia/contracts/terms';
import { priceOf } from '@travesia/contracts/packages';
import { subtractMoney } from '@travesia/contracts/kit';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { editorTexts } from '../texts.ts';
import { NumberField } from './number-field.tsx';
import { PriceLines } from './price-lines.tsx';
import type { PriceProps } from './section-props.ts';
import { SectionFrame } from './section.tsx';

/** The price line by line, and the deposit. `below` compares it with others. */
export function PriceSection({ below, ...props }: PriceProps & { below?: ReactNode }) {
  const { value, editor, may } = props;
  const t = useTexts(editorTexts);
  const format = useFormat();
  return (
    <SectionFrame
      id="price"
      heading={t('section.price')}
      lead={t('price.lead', { currency: format.currencyName(value.currency) })}
    >
      {may.price ? null : <Notice icon="lock">{t('price.mayNot')}</Notice>}
      <fieldset className="plain-set stack" disabled={!may.price}>
        <PriceLines {...props} />
        <Deposit value={value} set={props.set} rule={editor.deposit} />
      </fieldset>
      {below}
    </SectionFrame>
  );
}

interface DepositProps extends Pick<PriceProps, 'value' | 'set'> {
  rule: PriceProps['editor']['deposit'];
}

/** The deposit: none, or a share of the price, also as an amount. */
function Deposit({ value, set, rule }: DepositProps) {
  const t = useTexts(editorTexts);
  const { deposit_percent: percent } = value;
  const { least, most } = rule;
  const isNone = percent === 0;
  return (
    <fieldset className="choices pe-deposit">
      <legend>{t('deposit.heading')}</legend>
      <label className="choice">
        <input type="radio" name="deposit-kind" checked={isNone} onChange={() => set({ deposit_percent: 0 }, 'now')} />
        <span>{t('deposit.none')}</span>
      </label>
      <label className="choice">
        <input
          type="radio"
          name="deposit-kind"
          checked={!isNone}
          onChange={() => set({ deposit_percent: rule.percent || least }, 'now')}
        />
        <span>{t('deposit.some', { least, most })}</span>
      </label>
      {isNone ? null : (
        <NumberField
          name="deposit_percent"
          label={t('deposit.percent')}
          hint={rule.percent === null ? undefined : t('deposit.clinic', { percent: rule.percent })}
          most={100}
          value={percent}
          error={percent !== null && !isDepositPercent(percent) ? t('deposit.wrong', { least, most }) : undefined}
          onChange={(next) => set({ deposit_percent: next })}
        />
      )}
      <DepositEffect content={value} />
    </fieldset>
  );
}

function DepositEffect({ content: { lines, deposit_percent: percent } }: { content: PriceProps['value'] }) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const price = priceOf(lines);
  if (!price || percent === null || !isDepositPercent(percent)) return null;
  const now = depositOn(price, percent);
  return (
    <p className="pe-effect num">
      {t('deposit.effect', {
        now: format.money(now),
        later: format.money(subtractMoney(price, now)),
        none: percent === 0,
      })}
    </p>
  );
}
