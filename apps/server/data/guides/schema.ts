import { WEATHER } from '@travesia/contracts/guides';
import { z } from 'zod';
import { countryCode, day, localizedSchema, slug, text } from '../catalog/text-schema.ts';

const link = z.strictObject({ label: text, url: z.url() });

/** A page we read that states the fact, and the day we read it. */
const source = link.extend({ read_on: day });

/** What we know of a fact: the page we read, or else a page to check it with, which we have not read. */
const backing = { source: source.nullable(), more: link.nullable() };
const onlyOne = ({ source: said, more }: { source: unknown; more: unknown }) => said === null || more === null;
const ONLY_ONE = 'a fact read at its source needs no other page';

const fact = z.strictObject({ text: localizedSchema, ...backing }).refine(onlyOne, ONLY_ONE);

const months = z.array(z.int().min(1).max(12)).min(1);

/** `months` says the same as the sentences of `seasons`, for one month; it adds nothing of its own. */
export const climateSchema = z.strictObject({
  key: slug,
  months: z.partialRecord(z.enum(WEATHER), months),
  seasons: z.array(fact).min(1),
});

export const citiesSchema = z.strictObject({
  cities: z.array(
    z.strictObject({
      slug,
      climate: slug,
      altitude: z
        .strictObject({ meters: z.int().min(1000).max(4500), ...backing })
        .refine(onlyOne, ONLY_ONE)
        .nullable(),
      getting_about: z.array(fact).min(1),
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
    advice: link,
  })
  .refine(({ need, source: said }) => (need === 'ask') === (said === null), 'a rule has a source, or says to ask')
  .refine(({ need, days }) => need !== 'ask' || days === null, 'days need a rule');

export const entrySchema = z.strictObject({
  country: countryCode,
  official: link,
  before: fact.nullable(),
  rules: z.array(rule).min(1),
});

export interface GuideData {
  climates: readonly z.infer<typeof climateSchema>[];
  cities: readonly z.infer<typeof citiesSchema>['cities'][number][];
  entries: readonly z.infer<typeof entrySchema>[];
}
