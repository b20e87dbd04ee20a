import { z } from 'zod';
import { CurrencyCode, Id, inEachLanguage, Key, type Money, Slug } from '../../kit/index.ts';
import { COMPLICATION_PAYERS, DayPlace } from '../package-plan.schema.ts';
import { INCLUSION_KEYS, InclusionAnswer, InclusionKey } from '../packages.schema.ts';

/** Limits of what a clinic writes; forms show them. */
export const PACKAGE_LIMITS = {
  title: 120,
  description: 3000,
  detail: 200,
  dayTitle: 120,
  dayNote: 1000,
  exclusions: 1000,
  summary: 160,
  advertisingNumber: 80,
  clinicians: 8,
  days: 120,
  lines: 40,
  /** Minor units. */
  amount: 1_000_000_000_000,
  quantity: 1000,
  windowDays: 3650,
} as const;

/** A text in three languages; empty where none was written yet. */
const texts = (max: number, description: string) =>
  z.strictObject(inEachLanguage(z.string().trim().max(max))).meta({ description });

const amount = (description: string) =>
  z
    .strictObject({
      amount: z.int().min(0).max(PACKAGE_LIMITS.amount).meta({ description: 'Amount in minor units of the currency.' }),
      currency: CurrencyCode,
    })
    .meta({ description });

export const PackageLine = z
  .strictObject({
    key: Key.meta({ description: 'A price item, or `taxes_fees`; each at most once.' }),
    amount: amount('Its share of the price.'),
  })
  .meta({ id: 'PackageLine', description: 'A line of the price. The price is the sum of the lines.' });
export type PackageLine = z.infer<typeof PackageLine>;

export const PackageItem = z
  .strictObject({
    key: InclusionKey,
    answer: InclusionAnswer.nullable().meta({ description: 'Null until answered.' }),
    quantity: z
      .int()
      .min(0)
      .max(PACKAGE_LIMITS.quantity)
      .nullable()
      .meta({ description: 'How many, for an item that is counted in nights, visits, months…' }),
    detail: texts(PACKAGE_LIMITS.detail, 'Brand, model or condition; empty without one.'),
    extra: amount('What it costs on top, if not included: all of the quantity.').nullable().meta({
      description: 'What it costs on top, if not included; null if not stated.',
    }),
  })
  .meta({ id: 'PackageItem', description: 'The answer to one of the 22 price items.' });
export type PackageItem = z.infer<typeof PackageItem>;

export const PackageDay = z
  .strictObject({
    trip: z.int().min(1).max(2).meta({ description: 'The first or second trip.' }),
    day: z.int().min(1).max(PACKAGE_LIMITS.days).meta({ description: 'Day of the trip; 1 is the day of arrival.' }),
    place: DayPlace,
    title: texts(PACKAGE_LIMITS.dayTitle, 'What the day is about.'),
    note: texts(PACKAGE_LIMITS.dayNote, 'What happens; empty if the title says it.'),
  })
  .meta({ id: 'PackageDay', description: 'A day of the trip.' });
export type PackageDay = z.infer<typeof PackageDay>;

const payer = (what: string) =>
  z
    .enum(COMPLICATION_PAYERS)
    .nullable()
    .meta({ description: `Who pays ${what}; null until stated.` });

export const ComplicationPolicy = z
  .strictObject({
    pays: z
      .strictObject({
        surgeon: payer('the surgeon’s fee'),
        facility: payer('operating room and hospital'),
        travel: payer('another trip'),
        home_care: payer('care at home'),
      })
      .meta({ description: 'Who pays what.' }),
    window_days: z
      .int()
      .min(0)
      .max(PACKAGE_LIMITS.windowDays)
      .nullable()
      .meta({ description: 'For how many days after the procedure; null until stated.' }),
    exclusions: texts(PACKAGE_LIMITS.exclusions, 'What is not covered; empty if nothing is excluded.'),
  })
  .meta({ id: 'ComplicationPolicy', description: 'Who pays if there is a complication, and for how long.' });
export type ComplicationPolicy = z.infer<typeof ComplicationPolicy>;

/** Whether all have different names. A plain function: the browser's build drops what it knows to have no effects. */
const differ =
  <T>(name: (one: T) => string) =>
  (all: T[]): boolean =>
    new Set(all.map(name)).size === all.length;

const priceLines = z
  .array(PackageLine)
  .max(PACKAGE_LIMITS.lines)
  .refine(
    differ<PackageLine>(({ key }) => key),
    { message: 'must name each key once' },
  )
  .meta({ description: 'Lines that add up to the price, taxes and fees among them.' });
const priceItems = z
  .array(PackageItem)
  .length(INCLUSION_KEYS.length)
  .refine((all) => all.every(({ key }, place) => key === INCLUSION_KEYS[place]), {
    message: 'must be the 22 price items in their order',
  })
  .meta({ description: 'The 22 price items, in their order.' });
const tripDays = z
  .array(PackageDay)
  .max(PACKAGE_LIMITS.days)
  .refine(
    differ<PackageDay>(({ trip, day }) => `${trip} ${day}`),
    { message: 'must describe each day once' },
  )
  .meta({ description: 'Days of the trip, by trip and day; empty without an itinerary.' });

const content = {
  treatment: Slug.nullable().meta({ description: 'Treatment it is a price for; null until chosen.' }),
  title: texts(PACKAGE_LIMITS.title, 'Title.'),
  description: texts(PACKAGE_LIMITS.description, 'Description, plain text; an empty line begins a paragraph.'),
  clinicians: z
    .array(Id)
    .max(PACKAGE_LIMITS.clinicians)
    .refine(
      differ<string>((id) => id),
      { message: 'must name each clinician once' },
    )
    .meta({ description: 'Clinicians by id; the first one leads and is named on cards.' }),
  lines: priceLines,
  items: priceItems,
  itinerary: tripDays,
  nights: z
    .int()
    .min(0)
    .max(PACKAGE_LIMITS.quantity)
    .nullable()
    .meta({ description: 'Nights to plan for, hospital and lodging, included or not; null until stated.' }),
  stay_days: z
    .int()
    .min(0)
    .max(PACKAGE_LIMITS.quantity)
    .nullable()
    .meta({ description: 'Days to plan for; null until stated.' }),
  deposit_percent: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: 'Deposit, percent of the price: 0 for none, or 25 to 50; null until stated.' }),
  cancellation_policy: Key.nullable().meta({ description: 'Key of the cancellation policy; null until chosen.' }),
  complications: ComplicationPolicy,
  search_summary: texts(
    PACKAGE_LIMITS.summary,
    'How search engines and shared links describe it; where empty, the description’s beginning.',
  ),
  advertising_number: z
    .string()
    .trim()
    .max(PACKAGE_LIMITS.advertisingNumber)
    .nullable()
    .meta({ description: 'Number of the advertising permit where its country requires one; null without one.' }),
};

/** A package as its clinic writes it. Complete in shape, whatever is missing in content. */
export const PackageContent = z
  .strictObject({
    currency: CurrencyCode.meta({ description: 'The clinic’s currency; can’t be changed.' }),
    ...content,
  })
  .meta({ id: 'PackageContent', description: 'A package as its clinic writes it, in all languages.' });
export type PackageContent = z.infer<typeof PackageContent>;

/** The fields to change; each replaces the present one as a whole. */
export const PackageContentChange = z
  .strictObject(content)
  .partial()
  .meta({ id: 'PackageContentChange', description: 'The fields to change, each as a whole; omitted fields stay.' });
export type PackageContentChange = z.infer<typeof PackageContentChange>;

/** The names of these fields; written out, so that browsers load no schemas for them. */
export const CONTENT_FIELDS = [
  'treatment',
  'title',
  'description',
  'clinicians',
  'lines',
  'items',
  'itinerary',
  'nights',
  'stay_days',
  'deposit_percent',
  'cancellation_policy',
  'complications',
  'search_summary',
  'advertising_number',
] as const satisfies readonly (keyof PackageContentChange)[];
type Unnamed = Exclude<keyof PackageContentChange, (typeof CONTENT_FIELDS)[number]>;
/** Does not compile while a field is missing above. */
export const EVERY_FIELD_IS_NAMED: [Unnamed] extends [never] ? true : never = true;

/** Fields that are part of the price a patient agrees to; changing them needs the permission to change prices. */
export const PRICE_FIELDS = [
  'lines',
  'deposit_percent',
  'cancellation_policy',
] as const satisfies readonly (keyof PackageContentChange)[];

const none = () => ({ en: '', es: '', pt: '' });

/** A package of which nothing is written yet. */
export const emptyContent = (currency: string): PackageContent => ({
  currency,
  treatment: null,
  title: none(),
  description: none(),
  clinicians: [],
  lines: [],
  items: INCLUSION_KEYS.map((key) => ({ key, answer: null, quantity: null, detail: none(), extra: null })),
  itinerary: [],
  nights: null,
  stay_days: null,
  deposit_percent: null,
  cancellation_policy: null,
  complications: {
    pays: { surgeon: null, facility: null, travel: null, home_care: null },
    window_days: null,
    exclusions: none(),
  },
  search_summary: none(),
  advertising_number: null,
});

/** Nights and days that an itinerary adds up to; null without one. */
export function stayOf(itinerary: PackageContent['itinerary']): { nights: number; stay_days: number } | null {
  if (itinerary.length === 0) return null;
  const trips = [...Map.groupBy(itinerary, ({ trip }) => trip).values()];
  const days = trips.map((one) => Math.max(...one.map(({ day }) => day)));
  return {
    nights: itinerary.filter(({ place }) => place === 'hospital' || place === 'lodging').length,
    stay_days: days.reduce((sum, count) => sum + count, 0),
  };
}

/** Whether the money of a content is all in its currency. */
export const isInOneCurrency = ({
  currency,
  lines,
  items,
}: Pick<PackageContent, 'currency' | 'lines' | 'items'>): boolean =>
  [...lines.map((line) => line.amount), ...items.flatMap(({ extra }) => extra ?? [])].every(
    (money: Money) => money.currency === currency,
  );
