import { z } from 'zod';
import {
  addMoney,
  BASIS_POINTS_PER_PERCENT,
  CurrencyCode,
  DateOnly,
  Id,
  Key,
  type Money,
  percentOfMoney,
  sumMoney,
} from '../../kit/index.ts';
import {
  COMPLICATION_PAYERS,
  INCLUSION_KEYS,
  InclusionAnswer,
  InclusionKey,
  PACKAGE_LIMITS,
  PackageLine,
} from '../../packages/index.ts';

/** Limits of what a clinic writes; forms show them. */
export const QUOTE_LIMITS = {
  plan: 4000,
  reason: 2000,
  question: 1000,
  /** Most percent above the quote that findings named in it may cost. */
  variance: 10,
  validDays: 60,
  balanceDays: 180,
} as const;

const amount = (description: string) =>
  z
    .strictObject({
      amount: z.int().min(0).max(PACKAGE_LIMITS.amount).meta({ description: 'Amount in minor units of the currency.' }),
      currency: CurrencyCode,
    })
    .meta({ description });
const text = (max: number, description: string) => z.string().trim().max(max).meta({ description });
const count = (max: number, description: string) => z.int().min(0).max(max).nullable().meta({ description });

export const QuoteItem = z
  .strictObject({
    key: InclusionKey,
    answer: InclusionAnswer.nullable().meta({ description: 'Null until answered.' }),
    quantity: count(PACKAGE_LIMITS.quantity, 'How many, for an item that is counted in nights, visits, months…'),
    detail: text(PACKAGE_LIMITS.detail, 'Brand, model or condition; empty without one.'),
    extra: amount('What it costs on top, if not included: all of the quantity.').nullable().meta({
      description: 'What it costs on top, if not included; null if not stated.',
    }),
  })
  .meta({ id: 'QuoteItem', description: 'The answer to one of the 22 price items.' });
export type QuoteItem = z.infer<typeof QuoteItem>;

const payer = (what: string) =>
  z
    .enum(COMPLICATION_PAYERS)
    .nullable()
    .meta({ description: `Who pays ${what}; null until stated.` });

const content = {
  clinician_id: Id.nullable().meta({ description: 'The surgeon, or who else treats; null until named.' }),
  lines: z
    .array(PackageLine)
    .max(PACKAGE_LIMITS.lines)
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, { message: 'must name each key once' })
    .meta({ description: 'Lines that add up to the price, taxes and fees among them.' }),
  items: z
    .array(QuoteItem)
    .length(INCLUSION_KEYS.length)
    .refine((all) => all.every(({ key }, place) => key === INCLUSION_KEYS[place]), {
      message: 'must be the 22 price items in their order',
    })
    .meta({ description: 'The 22 price items, in their order.' }),
  nights: count(PACKAGE_LIMITS.quantity, 'Nights to plan for, hospital and lodging, included or not.'),
  stay_days: count(PACKAGE_LIMITS.quantity, 'Days to plan for, of all trips.'),
  trips: z.int().min(1).max(2).meta({ description: 'Trips that the treatment needs.' }),
  deposit_percent: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: 'Deposit, percent of the price: 0 for none, or 25 to 50; null until stated.' }),
  balance_due_days: z
    .int()
    .min(0)
    .max(QUOTE_LIMITS.balanceDays)
    .meta({ description: 'The rest is due so many days before the treatment; 0 is on that day.' }),
  cancellation_policy: Key.nullable().meta({ description: 'Key of the cancellation policy; null until chosen.' }),
  complications: z
    .strictObject({
      pays: z
        .strictObject({
          surgeon: payer('the surgeon’s fee'),
          facility: payer('operating room and hospital'),
          travel: payer('another trip'),
          home_care: payer('care at home'),
        })
        .meta({ description: 'Who pays what.' }),
      window_days: count(PACKAGE_LIMITS.windowDays, 'For how many days after the procedure; null until stated.'),
      exclusions: text(PACKAGE_LIMITS.exclusions, 'What is not covered; empty if nothing is excluded.'),
    })
    .meta({ description: 'Who pays if there is a complication, and for how long.' }),
  variance_percent: z.int().min(0).max(QUOTE_LIMITS.variance).meta({
    description:
      'By how much, percent, changes may raise the price before the patient may leave with a full refund; 0 if it is fixed.',
  }),
  valid_days: z
    .int()
    .min(1)
    .max(QUOTE_LIMITS.validDays)
    .meta({ description: 'Days from sending during which it can be accepted.' }),
  proposed_on: DateOnly.nullable().meta({ description: 'A day for the treatment, as a proposal; null for none.' }),
  plan: text(QUOTE_LIMITS.plan, 'The treatment plan in words, for the patient; stored encrypted.'),
  reason: text(QUOTE_LIMITS.reason, 'Of a change order: what was found and why it costs more or less; encrypted.'),
};

/** A quote as its clinic writes it: in the patient's language, complete in shape, whatever is missing. */
export const QuoteContent = z
  .strictObject({ currency: CurrencyCode.meta({ description: 'Its currency; locked.' }), ...content })
  .meta({ id: 'QuoteContent', description: 'What a quote says.' });
export type QuoteContent = z.infer<typeof QuoteContent>;

export const QuoteContentChange = z
  .strictObject(content)
  .partial()
  .meta({ id: 'QuoteContentChange', description: 'The fields to change, each as a whole; omitted fields stay.' });
export type QuoteContentChange = z.infer<typeof QuoteContentChange>;

/** The sum of the lines; zero without any. */
export const quoteTotal = ({ currency, lines }: Pick<QuoteContent, 'currency' | 'lines'>): Money =>
  sumMoney([{ amount: 0, currency }, ...lines.map((line) => line.amount)]);

/** The most a quote can become without a right to leave with a full refund; a fraction of a minor unit counts for the patient. */
export function mostOf(quote: Pick<QuoteContent, 'currency' | 'lines' | 'variance_percent'>): Money {
  const total = quoteTotal(quote);
  return addMoney(total, percentOfMoney(total, quote.variance_percent * BASIS_POINTS_PER_PERCENT, 'trunc'));
}
