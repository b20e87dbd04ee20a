import '../financials.css';
import type { Money } from '@travesia/contracts/kit';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { financialsTexts } from '../texts.ts';
import { useMoney } from './use-money.ts';

interface MoneyFigureProps {
  money: Money;
  /** What it is a sum of; named to screen readers. */
  name: string;
  /** The screen or query with the lines that make it; without it, it is plain text. */
  to?: string | undefined;
  /** Without the currency, where it is said once for all. */
  plain?: boolean;
  /** The most important one of a screen. */
  large?: boolean;
}

/** An amount that opens what makes it. */
export function MoneyFigure({ money, name, to, plain = false, large = false }: MoneyFigureProps) {
  const t = useTexts(financialsTexts);
  const text = useMoney()[plain ? 'plain' : 'full'](money);
  const className = large ? 'money-figure money-large' : 'money-figure';
  return to === undefined ? (
    <span className={className}>{text}</span>
  ) : (
    <Link className={`${className} money-why`} to={to} preventScrollReset>
      {text}
      <span className="sr-only">{t('figure.why', { name })}</span>
    </Link>
  );
}
