import type { Locale, Money } from '@travesia/contracts/kit';
import {
  changedPrice,
  type PackageContent,
  type PackageStatus,
  type PriceChange,
  type PriceRounding,
  priceOf,
  type RepricedPackage,
  scaleLines,
} from '@travesia/contracts/packages';
import { textIn } from './text-in.ts';

/** A package to reprice: what patients see of it, or else its working copy. */
export interface Priced {
  status: PackageStatus;
  content: PackageContent;
}

interface Change {
  change: PriceChange;
  rounding: PriceRounding;
  language: Locale;
}

/** The new price of a package, or why it can't have one. */
export function reprice(
  id: string,
  priced: Priced | undefined,
  { change, rounding, language }: Change,
): RepricedPackage {
  const before = priced ? priceOf(priced.content.lines) : null;
  const refuse = (refused: RepricedPackage['refused']): RepricedPackage => ({
    id,
    title: priced ? textIn(priced.content.title, language) : '',
    before,
    after: null,
    published: priced?.status === 'published',
    refused,
  });
  if (!priced) return refuse('not_found');
  if (priced.status === 'archived') return refuse('archived');
  if (!before || before.amount === 0) return refuse('no_price');
  const after = changedPrice(before, change, rounding);
  // A line of nothing can't be published: every line must keep a share.
  if (after.amount <= 0 || scaleLines(priced.content.lines, after).some(({ amount }) => amount.amount <= 0))
    return refuse('not_positive');
  if (after.amount === before.amount) return refuse('unchanged');
  return { ...refuse(null), after };
}

/** The content with another price, its lines in proportion; one without lines stays as it is. */
export const withPrice = (content: PackageContent, price: Money): PackageContent =>
  (priceOf(content.lines)?.amount ?? 0) > 0 ? { ...content, lines: scaleLines(content.lines, price) } : content;
