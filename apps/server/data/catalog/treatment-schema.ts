import { z } from 'zod';
import { key, localizedSchema, slug, sourceSchema } from './text-schema.ts';

/**
 * One step of a trip. `day_offset` counts calendar days from the main day of that trip (0), negative
 * before it. `trip` is 1 or 2, or 0 when the treatment is done from home.
 */
export const treatmentStepSchema = z.strictObject({
  trip: z.int().min(0).max(2),
  day_offset: z.int().min(-30).max(60),
  kind: z.enum(['arrive', 'examination', 'procedure', 'check', 'rest', 'fly_home']),
  title: localizedSchema,
  text: localizedSchema,
});

const sourcedTextSchema = z.strictObject({
  text: localizedSchema,
  source: sourceSchema.optional(),
});

export const treatmentContentSchema = z.strictObject({
  /** What a reader must know before anything else, such as a regulator's warning. */
  warnings: z.array(sourcedTextSchema),
  what_it_is: z.array(localizedSchema).length(2),
  suits: z.array(localizedSchema).min(3).max(4),
  wait: z.array(localizedSchema).min(3).max(5),
  steps: z.array(treatmentStepSchema).min(3),
  risks: z.array(sourcedTextSchema).min(3),
  recovery: z.array(localizedSchema).min(2).max(4),
  faq: z
    .array(z.strictObject({ q: localizedSchema, a: localizedSchema }))
    .min(3)
    .max(5),
});

/**
 * A treatment. Days are days on the ground in the destination; `fly_home_min_days` and
 * `return_to_work_days` count from the main day. The surgeon may lengthen them, never shorten them.
 */
export const treatmentSchema = z.strictObject({
  slug,
  category: key,
  name: localizedSchema,
  short_name: localizedSchema,
  summary: localizedSchema,
  unit: z.enum([
    'per_tooth',
    'per_arch',
    'per_procedure',
    'both_eyes',
    'per_eye',
    'per_joint',
    'per_cycle',
    'per_report',
    'per_person',
    'per_28_days',
    'per_session',
  ]),
  hospital_nights: z.int().min(0),
  stay_days_min: z.int().min(0),
  stay_days_max: z.int().min(0),
  fly_home_min_days: z.int().min(0),
  return_to_work_days: z.int().min(0),
  trips: z.int().min(0).max(2),
  second_trip_after_months: z.tuple([z.int().min(1), z.int().min(1)]).nullable(),
  risk_class: z.enum(['none', 'low', 'medium', 'high', 'very_high']),
  flags: z.array(key),
  restricted: z.boolean(),
  art: key,
  content: treatmentContentSchema,
});

export type CatalogTreatment = z.infer<typeof treatmentSchema>;
export type CatalogTreatmentStep = z.infer<typeof treatmentStepSchema>;
