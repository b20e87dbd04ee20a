import { z } from 'zod';
import { DateOnly, Id, Instant, Key, Localized, Money, TimeZone } from '../kit/index.ts';
import { depositOn } from './deposit.ts';
import { type PriceLine, sumPrice } from './price-lines.ts';
import { refundRuleWith } from './refund-rule.ts';

/** A refund rule as stored with an agreement: amounts in the currency of the price. */
export const AgreedRefundRule = refundRuleWith(
  Money,
  Localized.nullable().meta({ description: 'Further conditions, in each language.' }),
).meta({ id: 'AgreedRefundRule', description: 'A refund rule as agreed.' });
export type AgreedRefundRule = z.infer<typeof AgreedRefundRule>;

/** The terms a user saw and agreed to. Stored by value: later prices and policies never change it. */
export const TermsSnapshot = z
  .object({
    package_id: Id,
    price_version: z.int().min(1).meta({ description: 'Version of the package’s price.' }),
    price: Money.meta({ description: 'Sum of the lines.' }),
    lines: z
      .array(z.object({ key: Key, amount: Money }))
      .min(1)
      .meta({ description: 'Price lines, including taxes and fees.' }),
    deposit_percent: z.int().meta({ description: 'Deposit, percent of the price.' }),
    deposit: Money.meta({ description: 'Deposit.' }),
    policy: z
      .object({
        key: Key,
        version: z.int().min(1).meta({ description: 'Version of the policy.' }),
        rules: z
          .array(AgreedRefundRule)
          .meta({ description: 'Its refunds, including the rules common to all policies.' }),
      })
      .meta({ description: 'The cancellation policy.' }),
    rate_date: DateOnly.meta({ description: 'Date of the rates used to convert limits and fees.' }),
    time_zone: TimeZone.meta({ description: 'Time zone of the clinic: days before care are days in its calendar.' }),
    taken_at: Instant.meta({ description: 'When the snapshot was taken.' }),
  })
  .meta({ id: 'TermsSnapshot', description: 'The terms a user agreed to.' });
export type TermsSnapshot = z.infer<typeof TermsSnapshot>;

/** The input of a snapshot: everything not derived from the lines. */
export interface ShownTerms extends Omit<TermsSnapshot, 'price' | 'deposit' | 'lines'> {
  lines: readonly PriceLine[];
}

/** Creates a snapshot of terms; price and deposit are computed from the lines, so that it can't contradict itself. */
export function snapshotTerms({ lines, ...shown }: ShownTerms): TermsSnapshot {
  const price = sumPrice(lines).total;
  return {
    ...shown,
    price,
    lines: lines.map(({ key, amount }) => ({ key, amount })),
    deposit: depositOn(price, shown.deposit_percent),
  };
}
