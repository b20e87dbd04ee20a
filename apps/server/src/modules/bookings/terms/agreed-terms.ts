import type { PriceLine, TermsSnapshot } from '@travesia/contracts/terms';
import type { Money } from '@travesia/contracts/kit';

/** What a patient agreed to, stored by value: later prices and policies never change it. */
export interface AgreedTerms extends Pick<TermsSnapshot, 'policy' | 'rate_date' | 'time_zone' | 'taken_at'> {
  price: Money;
  lines: PriceLine[];
  deposit_percent: number;
  deposit: Money;
  /** The rest is due so many days before the treatment; missing where nothing was said about it. */
  balance_due_days?: number;
  /** The package and the version of its price; null for an online service. */
  package: { id: string; price_version: number } | null;
}
