import {
  type PackageContent,
  type PackageItem,
  priceOf,
  type ProposalCounter,
  type ProposalRequest,
  scaleLines,
} from '@travesia/contracts/packages';
import type { Fault } from '../../../platform/problem-error.ts';

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

/** A content with what a proposal asks for. */
export function proposedContent(
  base: PackageContent,
  { title, items, nights, stay_days: stay }: Pick<ProposalRequest, 'title' | 'items' | 'nights' | 'stay_days'>,
  price: number,
): PackageContent {
  const changed: PackageContent = {
    ...base,
    title: {
      en: title?.en || base.title.en,
      es: title?.es || base.title.es,
      pt: title?.pt || base.title.pt,
    },
    items: withAnswers(base.items, items),
    nights: nights ?? base.nights,
    stay_days: stay ?? base.stay_days,
  };
  return withPrice(withoutLines(changed), price);
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
export const counteredContent = (content: PackageContent, { price, items }: Pick<ProposalCounter, 'price' | 'items'>) =>
  withPrice(withoutLines({ ...content, items: withAnswers(content.items, items) }), price);

/** What is wrong with a counter-offer: nothing changed, or a price outside the limits. */
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
