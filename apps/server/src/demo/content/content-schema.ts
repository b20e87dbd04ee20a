import { z } from 'zod';

const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'remove the spaces at the ends');
const localized = z.strictObject({ en: text, es: text, pt: text });
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const key = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/);
const gender = z.enum(['f', 'm']);
const language = z.enum(['en', 'es', 'pt', 'fr']);
const minutes = z.int().min(0);

export const providersSchema = z.array(
  z.strictObject({
    slug,
    name: text,
    type: key,
    city: slug,
    place: z.strictObject({
      street: text,
      neighbourhood: text,
      postal_code: text,
      state: text,
      lat: z.number(),
      lon: z.number(),
    }),
    airport: z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/), minutes }),
    hotel_minutes: minutes,
    emergency_minutes: minutes,
    languages: z.array(language).min(1),
    founded: z.int().min(1950),
    capacity: z.strictObject({
      unit: z.enum(['beds', 'chairs', 'rooms']),
      count: z.int().min(1),
    }),
    response_minutes: z.int().min(1),
    /** Price level of the provider within its country's range: 0 cheap, 1 expensive. */
    level: z.number().min(0).max(1),
    policy: key,
    deposit: z.int().min(25).max(50),
    online: z.boolean(),
    quotes_usd: z.boolean().default(false),
    verification: z.enum(['unverified', 'pending', 'verified', 'rejected', 'expired']),
    operational: z.enum(['active', 'suspended']).default('active'),
    accreditations: z.array(z.tuple([slug, z.enum(['verified', 'being_checked'])])),
    treatments: z.array(slug).min(1),
    /** "specialty", "specialty:f|m", or "@slug" of a clinician in clinicians-named.json. */
    staff: z.array(z.string().regex(/^(@[a-z-]+|[a-z_]+(:[fm])?)$/)).min(1),
    description: localized,
  }),
);

const specialtyName = z.strictObject({ en: text, es: text, pt: text });
export const specialtiesSchema = z.record(
  key,
  z.strictObject({
    field: localized,
    f: specialtyName,
    m: specialtyName,
    dental: z.boolean(),
    treatments: z.array(slug),
  }),
);

const names = z.strictObject({ f: z.array(text), m: z.array(text), surnames: z.array(text) });
export const clinicianNamesSchema = z.strictObject({ hispanic: names, brazilian: names });

export const namedCliniciansSchema = z.record(
  slug,
  z.strictObject({
    given: text,
    family: text,
    gender,
    specialty: key,
    registration_number: z.string().includes('DEMO'),
    languages: z.array(language),
    years: z.int(),
    yearly: z.int(),
    bio: localized,
  }),
);

export const biosSchema = z.strictObject({
  /** `for`: only for clinicians who perform one of these treatments. */
  practice: z.record(key, z.array(localized.extend({ for: z.array(slug).optional() })).min(2)),
  /** `surgical`: only for those who operate. */
  manner: z.array(localized.extend({ surgical: z.boolean().optional() })),
});

/** Questions that patients ask, and sample answers by clinicians; `surgical`: only by those who operate. */
export const answersSchema = z
  .array(z.strictObject({ surgical: z.boolean(), question: localized, answer: localized }))
  .min(6);

const range = z.tuple([z.int(), z.int()]);
export const profilesSchema = z.record(
  slug,
  z.strictObject({
    /** Inclusion keys that never apply to this treatment. */
    na: z.array(key),
    anesthesia: key.nullable(),
    preop: key.nullable(),
    device: key.nullable(),
    pieces: z.int().min(0),
    garment: key.nullable(),
    medicine: key.nullable(),
    /** US dollars for medicines to take home or buy. */
    out_usd: z.int().min(0),
    qty: z.record(key, range),
    /** Weights for the clinic's part of the price. */
    weights: z.record(key, z.int().min(0)),
    /** Items that the title of that tier promises. */
    must: z.strictObject({ standard: z.array(key), complete: z.array(key) }),
    yearly: range,
  }),
);

export const detailsSchema = z.strictObject({
  anesthesia: z.record(key, localized),
  preop: z.record(key, localized),
  device: z.record(key, z.array(localized).min(1)),
  garment: z.record(key, localized),
  lodging: z.array(localized).length(4),
  companion: localized,
  transfers: localized,
  records_pack: localized,
  revision: z.array(localized).min(1),
  dental_revision: localized,
  fertility_revision: localized,
  complication: z.array(localized).min(1),
  taxes_fees: localized,
  insurance: localized,
  medicine: z.record(key, localized),
  donor_medicines: localized,
  written_opinion: localized,
  video_call: localized,
  languages: z.record(language, localized),
});

export const titlesSchema = z.record(
  slug,
  z.strictObject({
    essential: localized.nullable(),
    standard: localized,
    complete: localized.nullable(),
  }),
);
export const openingsSchema = z.record(slug, z.array(localized).min(1));

const variants = z.array(localized).min(1);
const counted = z.strictObject({ one: localized, other: localized });
/** Sentences with {placeholders} that describe a package's figures. */
export const phrasesSchema = z.strictObject({
  stay: z.strictObject({
    hospital_and_lodging: variants,
    hospital_only: variants,
    lodging_only: variants,
    city_only: variants,
    house: variants,
    day: variants,
  }),
  follow_up: z.strictObject({ both: variants, visits: variants, months: variants }),
  left_out: variants,
  places: z.array(localized).length(4),
  units: z.strictObject({ night: counted, visit: counted, month: counted }),
  labels: z.record(key, localized),
});

/** Packages whose figures appear on other demo screens. */
export const anchorsSchema = z.array(
  z.strictObject({
    provider: slug,
    treatment: slug,
    clinician: slug.optional(),
    price_usd: z.int().optional(),
    stay_days: z.int().optional(),
    lodging_nights: z.int().optional(),
    include: z.record(key, z.int().nullable()),
    exclude: z.array(key),
  }),
);

/** All but the last four digits; those are 01xx, the block reserved for fiction. */
export const phonePrefixesSchema = z.record(slug, z.string().includes('555'));

const part = z.enum(['care', 'communication', 'facility', 'value']);
export const reviewsSchema = z.array(
  z.strictObject({
    provider: slug,
    reviews: z.array(
      z.strictObject({
        treatment: slug,
        lang: z.enum(['en', 'es', 'pt']),
        author: text,
        city: text,
        country: z.string().regex(/^[A-Z]{2}$/),
        stars: z.int().min(1).max(5),
        stage: z.enum(['day14', 'month3', 'month12']),
        /** Month of the visit, 1 to 12, when the text mentions a season. */
        month: z.int().min(1).max(12).optional(),
        title: text,
        body: text,
        /** What the text complains about: gets the lowest scores. */
        weak: z.array(part).default([]),
        reply: text.optional(),
      }),
    ),
  }),
);
