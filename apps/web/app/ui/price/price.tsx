import type { Money } from '@travesia/contracts/kit';
import type { ReactNode } from 'react';
import { formatAmount, currencySymbol, type MoneyDigits } from '../../lib/format/money.ts';
import { useLocale } from '../../lib/i18n/use-texts.tsx';

interface PriceProps {
  money: Money;
  size?: 'small' | 'medium' | 'large' | 'huge';
  digits?: MoneyDigits;
  /** Converted with an exchange rate: marked ≈. */
  approximate?: boolean;
  /** Text after the number, such as "all in". */
  note?: ReactNode;
}

/** A price as a headline: the number in the display font, its currency small and raised. */
export function Price({ money, size = 'medium', digits = 'whole', approximate = false, note }: PriceProps) {
  const locale = useLocale();
  return (
    <span className="price-line">
      <span className={`price price-${size}`}>
        <small>
          {approximate ? '≈ ' : ''}
          {`${currencySymbol(money.currency)}\u00A0`}
        </small>
        {formatAmount(locale, money, digits)}
      </span>
      {note ? <span className="price-note">{note}</span> : null}
    </span>
  );
}
