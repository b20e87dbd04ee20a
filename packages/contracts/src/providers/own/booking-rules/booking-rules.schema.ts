import { z } from 'zod';
import { ClinicAction } from '../own-clinic.schema.ts';

/** Staff roles that can be asked to accept booking requests. */
export const ACCEPTING_ROLES = ['owner', 'manager', 'coordinator', 'clinician'] as const;

/** Hours within which a clinic can promise an answer. */
export const ANSWER_HOURS = [4, 12, 24, 48, 72] as const;

const rules = {
  cancellation_policy: z.string().max(60).nullable().meta({ description: 'Key of the policy for new packages.' }),
  accepted_by: z
    .array(z.enum(ACCEPTING_ROLES))
    .min(1)
    .max(ACCEPTING_ROLES.length)
    .meta({ description: 'Roles that accept booking requests.' }),
  answer_hours: z.int().min(1).max(336).meta({ description: 'Hours within which requests are answered.' }),
  intake: z.enum(['full', 'core']).meta({
    description:
      'What patients are asked for treatments without a form of the clinic’s own: the catalog’s whole form, or its safety questions only.',
  }),
};
const version = z.int().min(0).meta({ description: 'The version that was read; 0 until the first change.' });

export const BookingRules = z
  .object({
    ...rules,
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
  .meta({ id: 'BookingRules', description: 'How a clinic takes bookings, besides its booking settings.' });
export type BookingRules = z.infer<typeof BookingRules>;

export const BookingRulesUpdate = z
  .strictObject({ version, ...rules })
  .meta({ id: 'BookingRulesUpdate', description: 'New booking rules of a clinic.' });
export type BookingRulesUpdate = z.infer<typeof BookingRulesUpdate>;
