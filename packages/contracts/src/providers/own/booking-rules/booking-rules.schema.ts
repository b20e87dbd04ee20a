import { z } from 'zod';
import { ClinicAction } from '../own-clinic.schema.ts';

const Policy = z.string().max(60).nullable();
const rules = {
  intake: z.enum(['full', 'core']).meta({
    description:
      'What patients are asked for treatments without a form of the clinic’s own: the catalog’s whole form, or its safety questions only.',
  }),
};
const version = z.int().min(0).meta({ description: 'The version that was read; 0 until the first change.' });

export const BookingRules = z
  .object({
    ...rules,
    cancellation_policy: Policy.meta({ description: 'Key of the policy for new packages; null for none.' }),
    policy_locked_by: z
      .string()
      .nullable()
      .meta({ description: 'Name of the organization that has locked the policy; null if the clinic chooses it.' }),
    policies: z
      .array(
        z.object({
          key: z.string().meta({ description: 'Key.' }),
          name: z.string().meta({ description: 'Name.' }),
          summary: z.string().meta({ description: 'What it means, in a sentence.' }),
        }),
      )
      .meta({ description: 'Policies to choose from.' }),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes of languages spoken with patients.' }),
    version,
    actions: z.array(ClinicAction).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'BookingRules', description: 'How a clinic prepares bookings, besides its booking settings.' });
export type BookingRules = z.infer<typeof BookingRules>;

export const BookingRulesUpdate = z
  .strictObject({
    version,
    ...rules,
    cancellation_policy: Policy.optional().meta({
      description: 'Key of the policy for new packages; null for none. Stays as it is if omitted.',
    }),
  })
  .meta({ id: 'BookingRulesUpdate', description: 'New booking rules of a clinic.' });
export type BookingRulesUpdate = z.infer<typeof BookingRulesUpdate>;
