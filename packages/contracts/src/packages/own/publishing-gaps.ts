import { z } from 'zod';
import { Id, type Localized, LOCALES, Slug } from '../../kit/index.ts';
import { DEPOSIT_LEAST, DEPOSIT_MOST, isDepositPercent } from '../../terms/deposit.ts';
import { InclusionKey } from '../packages.schema.ts';
import { COMPLICATION_PARTS } from '../package-plan.schema.ts';
import { isInOneCurrency, type PackageContent } from './package-content.schema.ts';

/** Parts of the editor, in their order. */
export const PACKAGE_SECTIONS = [
  'treatment',
  'texts',
  'items',
  'days',
  'people',
  'price',
  'cancellation',
  'complications',
  'search',
  'advertising',
  'clinic',
] as const;
export const PackageSection = z.enum(PACKAGE_SECTIONS).meta({ description: 'Part of the editor it belongs to.' });
export type PackageSection = z.infer<typeof PackageSection>;

/** What a package may lack to be published, and (from `add_itinerary` on) what would make a complete one better. */
export const GAP_CODES = [
  'treatment_missing',
  'treatment_not_published',
  'treatment_not_approved',
  'title_missing',
  'description_missing',
  'item_unanswered',
  'item_quantity_missing',
  'item_text_missing',
  'nights_missing',
  'stay_missing',
  'stay_too_short',
  'nights_too_many',
  'day_title_missing',
  'day_note_missing',
  'clinician_missing',
  'clinician_unknown',
  'clinician_not_licensed',
  'lines_missing',
  'line_empty',
  'line_not_included',
  'currency_differs',
  'deposit_missing',
  'deposit_out_of_range',
  'policy_missing',
  'policy_unknown',
  'payer_missing',
  'window_missing',
  'exclusion_text_missing',
  'summary_text_missing',
  'claim_not_allowed',
  'clinic_not_verified',
  'clinic_suspended',
  'clinic_not_listed',
  'add_itinerary',
  'add_search_summary',
  'add_extra_prices',
  'confirm_price',
  'publish_changes',
] as const;
export type GapCode = (typeof GAP_CODES)[number];

export const PackageGap = z
  .object({
    section: PackageSection,
    path: z.string().meta({
      description: 'Path in the content, such as `items.3.answer` or `title.pt`; `clinic` for the clinic itself.',
    }),
    code: z.enum(GAP_CODES).meta({ description: 'What is missing.' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])).meta({
      description:
        'Values for the sentence: `language`, `item`, `day`, `trip`, `name`, `least`, `most`, `part`, `text`, `rule`, `count`.',
    }),
  })
  .meta({ id: 'PackageGap', description: 'Something a package lacks.' });
export type PackageGap = z.infer<typeof PackageGap>;

/** What the check needs to know besides the content. */
export const PublishingFacts = z
  .object({
    clinic: z
      .object({
        verified: z.boolean().meta({ description: 'Whether its license is verified and valid.' }),
        suspended: z.boolean().meta({ description: 'Whether Travesía has suspended it.' }),
        listed: z.boolean().meta({ description: 'Whether it may sell here.' }),
      })
      .meta({ description: 'The clinic.' }),
    treatment: z
      .object({
        slug: Slug,
        published: z.boolean().meta({ description: 'Whether the catalog shows it.' }),
        approved: z
          .boolean()
          .meta({ description: 'False for a restricted treatment without approval for this clinic.' }),
        stay_days_min: z.int().meta({ description: 'Shortest usual stay, days per trip.' }),
        trips: z.int().meta({ description: 'Number of trips; 0 if no travel is needed.' }),
      })
      .nullable()
      .meta({ description: 'The chosen treatment; null without one.' }),
    clinicians: z
      .array(
        z.object({
          id: Id,
          name: z.string().meta({ description: 'Name with title.' }),
          licensed: z.boolean().meta({ description: 'Whether a verified and valid professional license is on file.' }),
        }),
      )
      .meta({ description: 'The clinic’s clinicians.' }),
    policies: z.array(z.string()).meta({ description: 'Keys of the cancellation policies.' }),
    counted: z.array(InclusionKey).meta({ description: 'Price items with a quantity.' }),
    claims: z
      .array(
        z.object({
          path: z.string().meta({ description: 'Path of the text.' }),
          text: z.string().meta({ description: 'The words that can’t be published.' }),
          rule: z.string().meta({ description: 'Key of the advertising rule.' }),
        }),
      )
      .meta({ description: 'Advertising claims in the saved texts that stop publishing.' }),
  })
  .meta({
    id: 'PublishingFacts',
    description: 'What decides whether a package can be published, besides its content.',
  });
export type PublishingFacts = z.infer<typeof PublishingFacts>;

interface Check extends PackageGap {
  isOpen: boolean;
}

type Params = PackageGap['params'];
const check = (isOpen: boolean, section: PackageSection, path: string, code: GapCode, params: Params = {}): Check => ({
  isOpen,
  section,
  path,
  code,
  params,
});

/** A required text in each language. */
const eachText = (text: Localized, section: PackageSection, path: string, code: GapCode, params: Params = {}) =>
  LOCALES.map((language) =>
    check(!text[language].trim(), section, `${path}.${language}`, code, { ...params, language }),
  );

/** A text that may be empty, but then in all languages. */
const allOrNone = (text: Localized, section: PackageSection, path: string, code: GapCode, params: Params = {}) =>
  LOCALES.some((language) => text[language].trim()) ? eachText(text, section, path, code, params) : [];

function treatmentChecks({ treatment }: PackageContent, facts: PublishingFacts): Check[] {
  const known = facts.treatment?.slug === treatment ? facts.treatment : null;
  return [
    check(treatment === null, 'treatment', 'treatment', 'treatment_missing'),
    check(treatment !== null && !known?.published, 'treatment', 'treatment', 'treatment_not_published'),
    check(known !== null && !known.approved, 'treatment', 'treatment', 'treatment_not_approved'),
  ];
}

function itemChecks({ items }: PackageContent, { counted }: PublishingFacts): Check[] {
  return items.flatMap(({ key, answer, quantity, detail }, place) => {
    const at = `items.${place}`;
    const needsQuantity = answer === 'included' && counted.includes(key);
    return [
      check(answer === null, 'items', `${at}.answer`, 'item_unanswered', { item: key }),
      ...(needsQuantity
        ? [check(quantity === null, 'items', `${at}.quantity`, 'item_quantity_missing', { item: key })]
        : []),
      ...allOrNone(detail, 'items', `${at}.detail`, 'item_text_missing', { item: key }),
    ];
  });
}

function dayChecks({ itinerary, nights, stay_days: stay }: PackageContent, { treatment }: PublishingFacts): Check[] {
  const least = treatment && treatment.trips > 0 ? treatment.stay_days_min : 0;
  return [
    check(nights === null, 'days', 'nights', 'nights_missing'),
    check(stay === null, 'days', 'stay_days', 'stay_missing'),
    check(stay !== null && stay < least, 'days', 'stay_days', 'stay_too_short', { least }),
    check(stay !== null && nights !== null && nights > stay, 'days', 'nights', 'nights_too_many', { most: stay ?? 0 }),
    ...itinerary.flatMap(({ title, note, trip, day }, place) => [
      ...eachText(title, 'days', `itinerary.${place}.title`, 'day_title_missing', { trip, day }),
      ...allOrNone(note, 'days', `itinerary.${place}.note`, 'day_note_missing', { trip, day }),
    ]),
  ];
}

function peopleChecks({ clinicians }: PackageContent, facts: PublishingFacts): Check[] {
  return [
    check(clinicians.length === 0, 'people', 'clinicians', 'clinician_missing'),
    ...clinicians.flatMap((id, place) => {
      const known = facts.clinicians.find((one) => one.id === id);
      const path = `clinicians.${place}`;
      return known
        ? [check(!known.licensed, 'people', path, 'clinician_not_licensed', { name: known.name })]
        : [check(true, 'people', path, 'clinician_unknown')];
    }),
  ];
}

function priceChecks(content: PackageContent): Check[] {
  const { lines, items, deposit_percent: deposit } = content;
  return [
    check(lines.length === 0, 'price', 'lines', 'lines_missing'),
    check(!isInOneCurrency(content), 'price', 'lines', 'currency_differs', { text: content.currency }),
    ...lines.flatMap(({ key, amount }, place) => {
      const answer = items.find((item) => item.key === key)?.answer;
      const path = `lines.${place}`;
      return [
        check(amount.amount <= 0, 'price', `${path}.amount`, 'line_empty', { item: key }),
        check(answer === 'not_included' || answer === 'not_applicable', 'price', path, 'line_not_included', {
          item: key,
        }),
      ];
    }),
    check(deposit === null, 'price', 'deposit_percent', 'deposit_missing', {
      least: DEPOSIT_LEAST,
      most: DEPOSIT_MOST,
    }),
    check(deposit !== null && !isDepositPercent(deposit), 'price', 'deposit_percent', 'deposit_out_of_range', {
      least: DEPOSIT_LEAST,
      most: DEPOSIT_MOST,
    }),
  ];
}

function policyChecks({ cancellation_policy: policy, complications }: PackageContent, facts: PublishingFacts): Check[] {
  const { pays, window_days: days, exclusions } = complications;
  return [
    check(policy === null, 'cancellation', 'cancellation_policy', 'policy_missing'),
    check(policy !== null && !facts.policies.includes(policy), 'cancellation', 'cancellation_policy', 'policy_unknown'),
    ...COMPLICATION_PARTS.map((part) =>
      check(pays[part] === null, 'complications', `complications.pays.${part}`, 'payer_missing', { part }),
    ),
    check(days === null, 'complications', 'complications.window_days', 'window_missing'),
    ...allOrNone(exclusions, 'complications', 'complications.exclusions', 'exclusion_text_missing'),
  ];
}

function clinicChecks({ clinic, claims }: PublishingFacts): Check[] {
  return [
    ...claims.map(({ path, text, rule }) => check(true, 'advertising', path, 'claim_not_allowed', { text, rule })),
    check(!clinic.verified, 'clinic', 'clinic', 'clinic_not_verified'),
    check(clinic.suspended, 'clinic', 'clinic', 'clinic_suspended'),
    check(!clinic.listed, 'clinic', 'clinic', 'clinic_not_listed'),
  ];
}

/** Everything that is checked, in the order of the editor. */
function publishingChecks(content: PackageContent, facts: PublishingFacts): Check[] {
  return [
    ...treatmentChecks(content, facts),
    ...eachText(content.title, 'texts', 'title', 'title_missing'),
    ...eachText(content.description, 'texts', 'description', 'description_missing'),
    ...itemChecks(content, facts),
    ...dayChecks(content, facts),
    ...peopleChecks(content, facts),
    ...priceChecks(content),
    ...policyChecks(content, facts),
    ...allOrNone(content.search_summary, 'search', 'search_summary', 'summary_text_missing'),
    ...clinicChecks(facts),
  ];
}

/** What a package lacks to be published, in the order of the editor; empty if it can be published. */
export const publishingGaps = (content: PackageContent, facts: PublishingFacts): PackageGap[] =>
  publishingChecks(content, facts)
    .filter(({ isOpen }) => isOpen)
    .map(({ isOpen: _isOpen, ...gap }) => gap);

export interface Completeness {
  done: number;
  of: number;
}

/** How much of what publishing needs is there. */
export function completenessOf(content: PackageContent, facts: PublishingFacts): Completeness {
  const all = publishingChecks(content, facts);
  return { done: all.filter(({ isOpen }) => !isOpen).length, of: all.length };
}

export interface PublicFacts {
  status: 'draft' | 'published' | 'paused' | 'archived';
  stale: boolean;
  /** Whether the working copy differs from what was published. */
  changed: boolean;
}

/** What would make a package better for patients although it can be published, best first. */
export function packageAdvice(content: PackageContent, { status, stale, changed }: PublicFacts): PackageGap[] {
  const isPublic = status === 'published';
  const bare = content.items.filter(({ answer, extra }) => answer === 'not_included' && extra === null);
  const advice: Check[] = [
    check(isPublic && stale, 'price', 'lines', 'confirm_price'),
    check(isPublic && changed, 'clinic', 'clinic', 'publish_changes'),
    check(bare.length > 0, 'items', 'items', 'add_extra_prices', { count: bare.length }),
    check(content.itinerary.length === 0, 'days', 'itinerary', 'add_itinerary'),
    check(!content.search_summary.en.trim(), 'search', 'search_summary', 'add_search_summary'),
  ];
  return advice.filter(({ isOpen }) => isOpen).map(({ isOpen: _isOpen, ...gap }) => gap);
}

/** Sections by how much filling one is worth: without the first, nothing else can be shown. */
const WORTH: readonly PackageSection[] = [
  'clinic',
  'treatment',
  'price',
  'items',
  'people',
  'complications',
  'cancellation',
  'texts',
  'days',
  'advertising',
  'search',
];
const FIXES_SHOWN = 2;

/** The two fixes worth most: gaps of the most important sections, one for each; then advice. */
export function bestFixes(gaps: readonly PackageGap[], advice: readonly PackageGap[]): PackageGap[] {
  const bySection = Map.groupBy(gaps, ({ section }) => section);
  const firsts = WORTH.flatMap((section) => bySection.get(section)?.[0] ?? []);
  return [...firsts, ...advice].slice(0, FIXES_SHOWN);
}
