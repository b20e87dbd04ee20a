import type { Money } from '@travesia/contracts/kit';
import { type ReactNode, use } from 'react';
import { formatAmount, currencySymbol } from '../../lib/format/money.ts';
import { OldRatesContext } from '../../lib/format/old-rates.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../lib/i18n/use-texts.tsx';
import { uiTexts } from '../texts.ts';

interface PriceProps {
  money: Money;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Converted with an exchange rate: marked ≈. */
  approximate?: boolean;
  /** Text after the number, such as "all in". */
  note?: ReactNode;
}

/** A price as a headline: the number in the display font, its currency small and raised; with the date of an old exchange rate. */
export function Price({ money, size = 'medium', approximate = false, note }: PriceProps) {
  const locale = useLocale();
  const t = useTexts(uiTexts);
  const format = useFormat();
  const oldRates = use(OldRatesContext);
  return (
    <span className="price-line">
      <span className={`price price-${size}`}>
        <small>
          {approximate ? '≈ ' : ''}
          {`${currencySymbol(money.currency)}\u00A0`}
        </small>
        {formatAmount(locale, money, approximate ? 'whole' : undefined)}
      </span>
      {approximate && oldRates ? (
        <span className="tiny muted price-rate">{t('price.rateOf', { date: format.date(oldRates) })}</span>
      ) : null}
      {note ? <span className="price-note">{note}</span> : null}
    </span>
  );
}
