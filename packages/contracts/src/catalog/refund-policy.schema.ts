import { z } from 'zod';
import { Name } from '../kit/index.ts';
import { RefundReason } from '../terms/refund-reasons.ts';
import { ShownPrice } from './catalog.schema.ts';

/** One refund rule; its days count back from the first day of care, both ends included. */
export const RefundRule = z.object({
  reason: RefundReason,
  days_before_min: z.int().nullable().meta({ description: 'From so many days before; null without limit.' }),
  days_before_max: z.int().nullable().meta({ description: 'Up to so many days before; null without limit.' }),
  refund_percent: z.int().meta({ description: 'Refund, percent of what was paid.' }),
  free_date_changes: z.int().nullable().meta({ description: 'Date changes without a fee.' }),
  loss_cap: z
    .object({
      quote_percent: z.int().meta({ description: 'Percent of the price.' }),
      limit: ShownPrice.meta({ description: 'Fixed amount.' }),
    })
    .nullable()
    .meta({ description: 'The most one can lose: the lower of the two; null without limit.' }),
  late_change_fee: z
    .object({
      within_days: z.int().meta({ description: 'In the last so many days.' }),
      fee: ShownPrice.meta({ description: 'What changing the date costs then.' }),
    })
    .nullable()
    .meta({ description: 'Fee for a late change of date; null without one.' }),
  note: z.string().nullable().meta({ description: 'What else holds, in the language asked for.' }),
});
export type RefundRule = z.infer<typeof RefundRule>;

/** What comes back when plans change, as data. */
export const RefundPolicy = z
  .object({
    key: z.string().meta({ description: 'Key of the policy.' }),
    version: z
      .int()
      .meta({ description: 'Grows when its rules change; agreements keep the version they were made under.' }),
    name: Name,
    summary: z.string().meta({ description: 'In one sentence.' }),
    rules: z.array(RefundRule).meta({ description: 'Refunds by reason and day, those of every policy included.' }),
  })
  .meta({ id: 'RefundPolicy', description: 'What comes back when plans change.' });
export type RefundPolicy = z.infer<typeof RefundPolicy>;
