import type { QuoteGap } from '@travesia/contracts/journeys';

/** Parts of the editor, in their order; a quote that is no change order has no `change`. */
export const QUOTE_SECTIONS = [
  'change',
  'care',
  'plan',
  'items',
  'price',
  'limits',
  'cancellation',
  'complications',
] as const;
export type QuoteSection = (typeof QUOTE_SECTIONS)[number];

const PLACES: Readonly<Record<string, QuoteSection>> = {
  reason: 'change',
  clinician_id: 'care',
  nights: 'care',
  stay_days: 'care',
  trips: 'care',
  proposed_on: 'care',
  plan: 'plan',
  items: 'items',
  lines: 'price',
  deposit_percent: 'price',
  balance_due_days: 'price',
  variance_percent: 'limits',
  valid_days: 'limits',
  cancellation_policy: 'cancellation',
  complications: 'complications',
};

/** The part of the editor with the field that a gap is about. */
export const sectionOf = ({ path }: Pick<QuoteGap, 'path'>): QuoteSection =>
  PLACES[path.split('.', 1)[0] ?? ''] ?? 'price';

/** Gaps of each part. */
export const gapsBySection = (gaps: readonly QuoteGap[]): ReadonlyMap<QuoteSection, number> =>
  new Map([...Map.groupBy(gaps, sectionOf)].map(([section, all]) => [section, all.length]));

/** The fields that a gap may be shown at, nearest first: a list may have got shorter meanwhile. */
export function fieldsOf({ path }: Pick<QuoteGap, 'path'>): string[] {
  // A price without lines begins with choosing one.
  if (path === 'lines') return ['lines-add', 'lines'];
  const parts = path.split('.');
  return parts.map((_part, at) => parts.slice(0, parts.length - at).join('.'));
}
