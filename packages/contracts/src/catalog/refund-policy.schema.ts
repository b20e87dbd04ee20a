import { z } from 'zod';
import { Name } from '../kit/index.ts';
import { refundRuleWith } from '../terms/refund-rule.ts';
import { ShownPrice } from './catalog.schema.ts';

/** A refund rule as visitors read it, with amounts also in their currency. */
export const RefundRule = refundRuleWith(
  ShownPrice,
  z.string().nullable().meta({ description: 'Further conditions, in the requested language.' }),
);
export type RefundRule = z.infer<typeof RefundRule>;

/** What is refunded when plans change, as data. */
export const RefundPolicy = z
  .object({
    key: z.string().meta({ description: 'Key of the policy.' }),
    version: z
      .int()
      .meta({ description: 'Incremented when its rules change; agreements keep the version they were made under.' }),
    name: Name,
    summary: z.string().meta({ description: 'Summary in one sentence.' }),
    rules: z
      .array(RefundRule)
      .meta({ description: 'Refunds by reason and day, including the rules common to all policies.' }),
  })
  .meta({ id: 'RefundPolicy', description: 'What is refunded when plans change.' });
export type RefundPolicy = z.infer<typeof RefundPolicy>;
