import { z } from 'zod';
import { countryCode, day, localizedSchema, slug, text } from '../catalog/text-schema.ts';

/** A public page that states a fact. Unlike prices, every fact of a guide needs its page. */
const source = z.strictObject({ label: text, url: z.url() });

export const climateSchema = z.strictObject({
  key: slug,
  text: localizedSchema,
  sources: z.array(source).min(1),
});

export const citiesSchema = z.strictObject({
  dated: day,
  cities: z.array(
    z.strictObject({
      slug,
      climate: slug,
      altitude: z.strictObject({ meters: z.int().min(1000).max(4500), source }).nullable(),
      getting_about: z.array(z.strictObject({ text: localizedSchema, source: source.nullable() })).min(1),
    }),
  ),
});

const rule = z
  .strictObject({
    passport: z.enum(['US', 'CA', 'GB', 'EU', 'MX', 'BR', 'AR']),
    need: z.enum(['none', 'visa', 'evisa', 'ask']),
    days: z.int().min(1).max(365).nullable(),
    note: localizedSchema.nullable(),
    source: source.nullable(),
    /** Travel advice of the passport’s own government. */
    advice: source,
  })
  .refine(({ need, source: said }) => (need === 'ask') === (said === null), 'a rule has a source, or says to ask')
  .refine(({ need, days }) => need !== 'ask' || days === null, 'days need a rule');

export const entrySchema = z.strictObject({
  country: countryCode,
  looked_up: day,
  official: source,
  before: z.strictObject({ text: localizedSchema, source }).nullable(),
  rules: z.array(rule).min(1),
});

export interface GuideData {
  dated: string;
  climates: readonly z.infer<typeof climateSchema>[];
  cities: readonly z.infer<typeof citiesSchema>['cities'][number][];
  entries: readonly z.infer<typeof entrySchema>[];
}
