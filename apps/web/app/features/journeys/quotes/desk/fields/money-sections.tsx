import { mostOf, QUOTE_LIMITS, quoteTotal } from '@travesia/contracts/journeys';
import { AGREED_BALANCE_DAYS } from '@travesia/contracts/payments';
import { listCancellationPolicies } from '@travesia/contracts/catalog';
import { DEPOSIT_LEAST, DEPOSIT_MOST } from '@travesia/contracts/terms';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { CancellationSection, PriceSection, SectionFrame } from '../../../../packages/index.ts';
import { quoteDeskTexts } from '../texts.ts';
import type { QuoteFieldProps } from './field-props.ts';
import { FilledNumber } from './filled-number.tsx';
import { useItemName } from '../../../../catalog/index.ts';

const MAY = { price: true };
const DEPOSIT = { percent: null, least: DEPOSIT_LEAST, most: DEPOSIT_MOST };

/** The price line by line, the deposit, and when the rest is due. */
export function MoneySection({ value, set }: QuoteFieldProps) {
  const t = useTexts(quoteDeskTexts);
  const nameOf = useItemName();
  const items = value.items.map(({ key }) => ({ key, label: nameOf(key) }));
  return (
    <PriceSection
      value={value}
      set={set}
      editor={{ items, deposit: DEPOSIT, policies: [] }}
      may={MAY}
      below={
        <FilledNumber
          name="balance_due_days"
          label={t('balance')}
          hint={t('balance.hint', { days: AGREED_BALANCE_DAYS })}
          most={QUOTE_LIMITS.balanceDays}
          value={value.balance_due_days}
          onChange={(days) => set({ balance_due_days: days })}
        />
      }
    />
  );
}

/** How much changes may raise the price, and how long the quote holds. */
export function LimitsSection({ value, set }: QuoteFieldProps) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  const { variance_percent: percent, valid_days: days, lines } = value;
  const amount = format.money(mostOf(value));
  return (
    <SectionFrame id="limits" heading={t('section.limits')} lead={t('limits.lead')}>
      <FilledNumber
        name="variance_percent"
        label={t('limits.variance')}
        hint={t('limits.variance.hint', { most: QUOTE_LIMITS.variance })}
        most={QUOTE_LIMITS.variance}
        value={percent}
        onChange={(next) => set({ variance_percent: next })}
      />
      {lines.length ? (
        <p className="pe-effect num" role="status">
          {percent > 0
            ? t('limits.effect', {
                amount,
                percent: format.percent(percent / 100),
                total: format.money(quoteTotal(value)),
              })
            : t('limits.fixed', { amount })}
        </p>
      ) : null}
      <FilledNumber
        name="valid_days"
        label={t('limits.valid')}
        hint={t('limits.valid.hint')}
        least={1}
        most={QUOTE_LIMITS.validDays}
        value={days}
        onChange={(next) => set({ valid_days: next })}
      />
    </SectionFrame>
  );
}

/** Which cancellation policy applies. */
export function PolicySection({ value, set }: QuoteFieldProps) {
  const language = useLocale();
  const { data } = useCall(listCancellationPolicies, { query: { language, currency: value.currency } });
  return (
    <CancellationSection
      value={value}
      set={set}
      editor={{ items: [], deposit: DEPOSIT, policies: data?.data ?? [] }}
      may={MAY}
    />
  );
}
