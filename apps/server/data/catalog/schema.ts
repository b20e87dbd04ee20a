import { DecimalText } from '@travesia/contracts/kit';
import { RefundReason } from '@travesia/contracts/terms';
import { z } from 'zod';
import {
  countryCode,
  currencyCode,
  day,
  key,
  localizedSchema,
  percent,
  position,
  slug,
  text,
  type Localized,
} from './text-schema.ts';
import type { CatalogTreatment } from './treatment-schema.ts';

export type { Localized } from './text-schema.ts';
export type { CatalogTreatment, CatalogTreatmentStep } from './treatment-schema.ts';

export const categorySchema = z.strictObject({ slug: key, position, name: localizedSchema });

/** A way patients type a treatment. `weight` under 1 marks a word that means other things too. */
export const synonymSchema = z
  .union([text, z.strictObject({ text, weight: z.number().gt(0).lt(1) })])
  .transform((entry) => (typeof entry === 'string' ? { text: entry, weight: 1 } : entry));
const synonymList = z.array(synonymSchema).min(6).max(15);
export const synonymsSchema = z.record(slug, z.strictObject({ en: synonymList, es: synonymList, pt: synonymList }));

const nameList = z.array(text).min(1).max(12);

/**
 * A procedure that patients ask for and that is no treatment of this catalog: its names and patient words by language,
 * the usual name first. `near` is the treatment that it is easily confused with.
 */
export const procedureSchema = z.strictObject({
  slug,
  near: slug.optional(),
  /** Who does it, where the catalog has that specialty. */
  specialty: slug.optional(),
  en: nameList,
  es: nameList,
  pt: nameList,
});

/**
 * A medical specialty as patients ask for it, the usual name first. A name of several specialties ("surgeon") means any of them.
 * Its clinics have one of `provider_specialties`, one of `provider_types` or a clinician of this name; its packages are those of
 * `categories`.
 */
export const specialtySchema = z.strictObject({
  slug,
  en: nameList,
  es: nameList,
  pt: nameList,
  provider_specialties: z.array(text),
  provider_types: z.array(text),
  categories: z.array(slug),
});

/** A phrase to measure search with: `expect` must be the first treatment found. */
export const searchPhraseSchema = z.strictObject({
  lang: z.enum(['en', 'es', 'pt']),
  phrase: text,
  expect: slug,
  city: slug.optional(),
  country: countryCode.optional(),
  max_price_usd: z.int().min(1).optional(),
});

export const priceSourceSchema = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9.-]+$/),
  label: localizedSchema,
});

/**
 * The usual price of a treatment in a country, whole US dollars, without travel. `basis`: S both ends
 * read in a source, P one end read, M general knowledge, E modelled. `priced_on` is the day on which
 * the catalogue was read; an older year of the source stands in `note`.
 */
export const priceSchema = z
  .strictObject({
    treatment: slug,
    country: countryCode,
    low_usd: z.int().min(1),
    high_usd: z.int().min(1),
    basis: z.enum(['S', 'P', 'M', 'E']),
    source: z.string(),
    note: localizedSchema.nullable(),
    priced_on: day,
  })
  .refine((row) => row.low_usd <= row.high_usd, 'low_usd must not be above high_usd');

/** A destination, or a country that visitors come from. Registers carry their own national names. */
export const countrySchema = z.strictObject({
  code: countryCode,
  slug,
  name: localizedSchema,
  currency: currencyCode,
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
  emergency_number: text.nullable(),
  professional_registry: text.nullable(),
  facility_registry: text.nullable(),
  national_accreditor: text.nullable(),
  data_law: text.nullable(),
  advertising_rule: text.nullable(),
  destination: z.boolean(),
});

export const citySchema = z.strictObject({
  slug,
  country: countryCode,
  name: localizedSchema,
  airports: z.array(z.string().regex(/^[A-Z]{3}$/)).min(1),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  time_zone: text,
  lead_treatments: z.array(slug).min(1),
  note: localizedSchema.nullable(),
  /** Places without listings that patients name instead: across the border, or the same urban area. */
  near: z.array(text).min(1).optional(),
});

export const inclusionSchema = z.strictObject({
  key,
  group: z.enum(['core', 'travel', 'care', 'option']),
  position,
  label: localizedSchema,
  explanation: localizedSchema,
  quantity_unit: z.enum(['nights', 'visits', 'months', 'sessions', 'hours', 'pieces']).nullable(),
});

/** A price item that some treatments need for a patient from abroad, and why. Items without an entry are optional. */
export const neededItemSchema = z.strictObject({
  key,
  treatments: z.array(slug).min(1),
  reason: localizedSchema,
});

/**
 * One line of a refund rule. Days are whole days before the first day of care, in the clinic's time
 * zone, both ends included; null means no limit on that side. `policy` ALL holds for every policy.
 */
export const cancellationRuleSchema = z.strictObject({
  policy: z.union([z.literal('ALL'), key]),
  reason: RefundReason,
  days_before_min: z.int().min(0).nullable(),
  days_before_max: z.int().min(0).nullable(),
  refund_percent: percent,
  free_date_changes: z.int().min(0).nullable(),
  /** The most a patient can lose: the lower of the two figures. */
  loss_cap: z.strictObject({ quote_percent: percent, usd: z.int().min(1) }).nullable(),
  late_change_fee: z.strictObject({ within_days: z.int().min(1), usd: z.int().min(1) }).nullable(),
  note: localizedSchema.nullable(),
});
export const cancellationPoliciesSchema = z.strictObject({
  policies: z.array(z.strictObject({ key, name: localizedSchema, summary: localizedSchema })).min(1),
  rules: z.array(cancellationRuleSchema).min(1),
});

export const providerTypeSchema = z.strictObject({
  key,
  position,
  singular: localizedSchema,
  plural: localizedSchema,
});

export const accreditorSchema = z
  .strictObject({
    slug,
    name: text,
    scope: z.enum(['international', 'national']),
    country: countryCode.nullable(),
    what_it_checks: localizedSchema,
  })
  .refine(
    (body) => (body.scope === 'national') === (body.country !== null),
    'a national body needs its country, an international one has none',
  );

/** `selectable`: offered in the currency switch; the others only belong to a home country. */
export const currencySchema = z.strictObject({
  code: currencyCode,
  name: localizedSchema,
  symbol: text,
  minor_digits: z.int().min(0).max(3),
  selectable: z.boolean(),
});

/** Units of each currency for one unit of `base`, on one day. */
export const ratesSchema = z.strictObject({
  date: day,
  base: currencyCode,
  source: z.strictObject({ label: text, url: z.url(), licence: text }),
  rates: z.record(
    currencyCode,
    DecimalText.refine((rate) => Number(rate) > 0, 'must be above 0'),
  ),
});

export type CatalogCategory = z.infer<typeof categorySchema>;
export type CatalogSynonyms = z.infer<typeof synonymsSchema>;
export type CatalogProcedure = z.infer<typeof procedureSchema>;
export type CatalogSpecialty = z.infer<typeof specialtySchema>;
export type CatalogSearchPhrase = z.infer<typeof searchPhraseSchema>;
export type CatalogPriceSource = z.infer<typeof priceSourceSchema>;
export type CatalogPrice = z.infer<typeof priceSchema> & { source_label: Localized };
export type CatalogCountry = z.infer<typeof countrySchema>;
export type CatalogCity = z.infer<typeof citySchema>;
export type CatalogInclusion = z.infer<typeof inclusionSchema>;
export type CatalogNeededItem = z.infer<typeof neededItemSchema>;
export type CatalogCancellationPolicies = z.infer<typeof cancellationPoliciesSchema>;
export type CatalogProviderType = z.infer<typeof providerTypeSchema>;
export type CatalogAccreditor = z.infer<typeof accreditorSchema>;
export type CatalogCurrency = z.infer<typeof currencySchema>;
export type CatalogRates = z.infer<typeof ratesSchema>;

/** Everything in this folder, validated. */
export type Catalog = {
  categories: CatalogCategory[];
  treatments: CatalogTreatment[];
  synonyms: CatalogSynonyms;
  procedures: CatalogProcedure[];
  searchPhrases: CatalogSearchPhrase[];
  prices: CatalogPrice[];
  countries: CatalogCountry[];
  cities: CatalogCity[];
  inclusions: CatalogInclusion[];
  neededItems: CatalogNeededItem[];
  cancellationPolicies: CatalogCancellationPolicies;
  providerTypes: CatalogProviderType[];
  accreditors: CatalogAccreditor[];
  currencies: CatalogCurrency[];
  rates: CatalogRates;
};
