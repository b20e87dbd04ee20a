import { type Localized, type Money } from '@travesia/contracts/kit';
import {
  type CounterTerms,
  type PackageContent,
  type PackageItem,
  priceOf,
  type ProposalCounter,
  type ProposedContent,
  scaleLines,
} from '@travesia/contracts/packages';
import { isDepositPercent } from '@travesia/contracts/terms';
import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../../../platform/problem-error.ts';
import { withChange } from '../own/content.rules.ts';

type Answers = ProposalCounter['items'];

/** The content with other answers; what is no longer included has no quantity, and what is included no extra price. */
const withAnswers = (items: readonly PackageItem[], answers: Answers): PackageItem[] =>
  items.map((item) => {
    const answer = answers.find(({ key }) => key === item.key)?.answer;
    if (answer === undefined || answer === item.answer) return item;
    return {
      ...item,
      answer,
      quantity: answer === 'included' ? item.quantity : null,
      extra: answer === 'not_included' ? item.extra : null,
    };
  });

/** The content with another price: its lines keep their shares; without lines, the hospital or clinic has all of it. */
export function withPrice(content: PackageContent, amount: number): PackageContent {
  const price = { amount, currency: content.currency };
  const present = priceOf(content.lines);
  if (present?.amount === amount) return content;
  const lines = present && present.amount > 0 ? scaleLines(content.lines, price) : [{ key: 'facility', amount: price }];
  return { ...content, lines };
}

/** An amount of the proposal in the clinic's currency. */
type Convert = (amount: Money) => Money;

/** A content with what a proposal asks for, at a price in the clinic's currency. */
export function proposedContent(
  base: PackageContent,
  { items = [], lines, title, description, search_summary: summary, ...fields }: ProposedContent,
  price: number,
  convert: Convert,
): PackageContent {
  const changed: PackageContent = {
    ...withChange(base, fields),
    title: withTexts(base.title, title),
    description: withTexts(base.description, description),
    search_summary: withTexts(base.search_summary, summary),
    items: base.items.map((present) => {
      const item = items.find(({ key }) => key === present.key);
      return item ? { ...item, extra: item.extra && convert(item.extra) } : present;
    }),
    ...(lines?.length ? { lines: scaleLines(lines, { amount: price, currency: base.currency }) } : {}),
  };
  return withPrice(withoutLines(changed), price);
}

/** A text in the languages that were written; the others stay. */
const withTexts = (base: Localized, written: Localized | undefined): Localized => ({
  en: written?.en || base.en,
  es: written?.es || base.es,
  pt: written?.pt || base.pt,
});

const TEXTS = ['title', 'description', 'search_summary'] as const;
const SINGLE = [
  'clinicians',
  'lines',
  'itinerary',
  'nights',
  'stay_days',
  'deposit_percent',
  'cancellation_policy',
  'complications',
  'advertising_number',
] as const satisfies readonly (keyof PackageContent)[];

/** A clinic's present content with what a proposal changes of the one it was made from: what the clinic wrote meanwhile stays. */
export function appliedTo(present: PackageContent, base: PackageContent, proposed: PackageContent): PackageContent {
  const changed = <T>(before: T, after: T, now: T): T => (isDeepStrictEqual(before, after) ? now : after);
  const singles = SINGLE.map((key) => [key, changed<unknown>(base[key], proposed[key], present[key])] as const);
  const texts = TEXTS.map(
    (key) =>
      [
        key,
        {
          en: changed(base[key].en, proposed[key].en, present[key].en),
          es: changed(base[key].es, proposed[key].es, present[key].es),
          pt: changed(base[key].pt, proposed[key].pt, present[key].pt),
        },
      ] as const,
  );
  const itemIn = ({ items }: PackageContent, key: string) => items.find((item) => item.key === key);
  return {
    ...present,
    ...(Object.fromEntries([...singles, ...texts]) as Partial<PackageContent>),
    items: present.items.map((item) => changed(itemIn(base, item.key), itemIn(proposed, item.key), item) ?? item),
  };
}

/** A price line of an item that is not included would contradict it. */
const withoutLines = (content: PackageContent): PackageContent => ({
  ...content,
  lines: content.lines.filter(({ key }) => {
    const answer = content.items.find((item) => item.key === key)?.answer;
    return answer !== 'not_included' && answer !== 'not_applicable';
  }),
});

/** A content with a clinic's counter-offer. */
export const counteredContent = (
  content: PackageContent,
  { price, items, terms }: Pick<ProposalCounter, 'price' | 'items' | 'terms'>,
) => withPrice(withoutLines({ ...withChange(content, terms), items: withAnswers(content.items, items) }), price);

/** What is wrong with a deposit and a cancellation policy; `path` is where the body has them. */
export const termFaults = (
  { cancellation_policy: policy, deposit_percent: deposit }: CounterTerms,
  policies: { has: (key: string) => boolean },
  path: string,
): Fault[] => [
  ...(!policy || policies.has(policy)
    ? []
    : [{ path: `${path}.cancellation_policy`, code: 'unknown_reference', message: 'is no cancellation policy' }]),
  ...(deposit === null || deposit === undefined || isDepositPercent(deposit)
    ? []
    : [{ path: `${path}.deposit_percent`, code: 'invalid_value', message: 'must be 0, or between 25 and 50' }]),
];

/** What is wrong with the price of a counter-offer: it is outside the limits. */
export function counterFaults(
  price: number,
  limits: { floorMinor: number | null; ceilingMinor: number | null },
): Fault[] {
  const { floorMinor: floor, ceilingMinor: ceiling } = limits;
  if (floor !== null && price < floor)
    return [{ path: 'body.price', code: 'too_small', kind: 'too_low', limit: floor, message: 'is below the floor' }];
  if (ceiling !== null && price > ceiling)
    return [{ path: 'body.price', code: 'too_big', kind: 'too_high', limit: ceiling, message: 'is above the ceiling' }];
  return [];
}

const MIDDLE = 2;

/** The median of some numbers; null without any. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / MIDDLE)], sorted[Math.floor(sorted.length / MIDDLE)]];
  return low === undefined || high === undefined ? null : (low + high) / MIDDLE;
}
