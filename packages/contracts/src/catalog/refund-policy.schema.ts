import { z } from 'zod';
import { Name } from '../kit/index.ts';
import { refundRuleWith } from '../terms/refund-rule.ts';
import { ShownPrice } from './catalog.schema.ts';

/** A refund rule as visitors read it: amounts also in their currency. */
export const RefundRule = refundRuleWith(
  ShownPrice,
  z.string().nullable().meta({ description: 'Further conditions, in the requested language.' }),
);
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
