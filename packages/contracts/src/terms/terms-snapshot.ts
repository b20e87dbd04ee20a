import { z } from 'zod';
import { DateOnly, Id, Instant, Key, Localized, Money, TimeZone } from '../kit/index.ts';
import { depositOn } from './deposit.ts';
import { type PriceLine, sumPrice } from './price-lines.ts';
import { refundRuleWith } from './refund-rule.ts';

/** A refund rule as it is kept with an agreement: amounts in the currency of the price. */
export const AgreedRefundRule = refundRuleWith(
  Money,
  Localized.nullable().meta({ description: 'Further conditions, in each language.' }),
).meta({ id: 'AgreedRefundRule', description: 'A refund rule as it was agreed to.' });
export type AgreedRefundRule = z.infer<typeof AgreedRefundRule>;

/** What a person was shown and agreed to. It is kept by value: later prices and policies never change it. */
export const TermsSnapshot = z
  .object({
    package_id: Id,
    price_version: z.int().min(1).meta({ description: 'Version of the price of the package.' }),
    price: Money.meta({ description: 'What the lines add up to.' }),
    lines: z
      .array(z.object({ key: Key, amount: Money }))
      .min(1)
      .meta({ description: 'Lines of the price, taxes and fees among them.' }),
    deposit_percent: z.int().meta({ description: 'Deposit, percent of the price.' }),
    deposit: Money.meta({ description: 'The deposit.' }),
    policy: z
      .object({
        key: Key,
        version: z.int().min(1).meta({ description: 'Version of the policy.' }),
        rules: z.array(AgreedRefundRule).meta({ description: 'Its refunds, those of every policy included.' }),
      })
      .meta({ description: 'The cancellation policy.' }),
    rate_date: DateOnly.meta({ description: 'Date of the rates by which limits and fees were converted.' }),
    time_zone: TimeZone.meta({ description: 'Zone of the clinic: days before care are days of its calendar.' }),
    taken_at: Instant.meta({ description: 'When it was taken.' }),
  })
  .meta({ id: 'TermsSnapshot', description: 'The terms that a person agreed to.' });
export type TermsSnapshot = z.infer<typeof TermsSnapshot>;

/** What a snapshot is made of: everything but what follows from the lines. */
export interface ShownTerms extends Omit<TermsSnapshot, 'price' | 'deposit' | 'lines'> {
  lines: readonly PriceLine[];
}

/** The snapshot of terms; price and deposit are computed from the lines, so that it can't contradict itself. */
export function snapshotTerms({ lines, ...shown }: ShownTerms): TermsSnapshot {
  const price = sumPrice(lines).total;
  return {
    ...shown,
    price,
    lines: lines.map(({ key, amount }) => ({ key, amount })),
    deposit: depositOn(price, shown.deposit_percent),
  };
}
