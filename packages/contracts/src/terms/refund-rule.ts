import { z } from 'zod';
import { RefundReason } from './refund-reasons.ts';

/**
 * The schema of a refund rule. Days count back from the first day of care, both ends included. `amount` is the schema
 * of its amounts: converted for a visitor, or in the currency of an agreement.
 */
export const refundRuleWith = <Amount extends z.ZodType, Note extends z.ZodType>(amount: Amount, note: Note) =>
  z.object({
    reason: RefundReason,
    days_before_min: z.int().nullable().meta({ description: 'From this many days before; null for no limit.' }),
    days_before_max: z.int().nullable().meta({ description: 'Up to this many days before; null for no limit.' }),
    refund_percent: z.int().meta({ description: 'Refund, percent of the amount paid.' }),
    free_date_changes: z.int().nullable().meta({ description: 'Date changes without a fee.' }),
    loss_cap: z
      .object({
        quote_percent: z.int().meta({ description: 'Percent of the price.' }),
        limit: amount.meta({ description: 'Fixed amount.' }),
      })
      .nullable()
      .meta({ description: 'The most a patient can lose: the lower of the two; null for no limit.' }),
    late_change_fee: z
      .object({
        within_days: z.int().meta({ description: 'Within the last this many days.' }),
        fee: amount.meta({ description: 'Fee for changing the date in that period.' }),
      })
      .nullable()
      .meta({ description: 'Fee for a late date change; null if none.' }),
    note,
  });
