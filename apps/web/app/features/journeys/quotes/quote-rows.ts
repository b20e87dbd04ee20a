import type { QuoteContent } from '@travesia/contracts/journeys';

type Item = QuoteContent['items'][number];

const DAY_MS = 86_400_000;

/** Items by their answer, in the order in which they matter to who pays; empty groups are dropped. */
export const itemsByAnswer = (items: readonly Item[]) =>
  (['included', 'not_included', 'not_applicable', null] as const)
    .map((answer) => ({ answer, items: items.filter((item) => item.answer === answer) }))
    .filter(({ items: found }) => found.length > 0);

/** The day on which the rest is due if the treatment is on the proposed day; null without one. */
export function balanceDay({
  proposed_on: day,
  balance_due_days: days,
}: Pick<QuoteContent, 'proposed_on' | 'balance_due_days'>): string | null {
  if (day === null || days === 0) return null;
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
