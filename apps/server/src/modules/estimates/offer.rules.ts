import type { Money } from '@travesia/contracts/kit';
import type { PackageDetail } from '@travesia/contracts/packages';
import type { Held } from './travel-lines.rules.ts';

/** Items not included in a package's price that have their own item in every estimate, or don't apply to everyone. */
const COUNTED_ELSEWHERE: ReadonlySet<string> = new Set([
  'preop_tests',
  'transfers',
  'lodging',
  'companion',
  'insurance',
  'revision_policy',
]);

/** What a package's price includes on its trip. */
export function heldBy({ inclusions }: Pick<PackageDetail, 'inclusions'>): Held & { tests: boolean } {
  const line = (key: string) => inclusions.find((inclusion) => inclusion.key === key);
  const holds = (key: string) => line(key)?.answer === 'included';
  return {
    roomNights: holds('lodging') ? (line('lodging')?.quantity ?? 0) : 0,
    companionsBed: holds('companion'),
    transfers: holds('transfers'),
    cover: holds('insurance'),
    tests: holds('preop_tests'),
  };
}

/** Prices of items the package doesn't include and everyone pays, in the displayed currency. */
export const extrasOf = ({ inclusions }: Pick<PackageDetail, 'inclusions'>): Money[] =>
  inclusions.flatMap(({ key, answer, extra_price: extra }) =>
    answer === 'not_included' && extra && !COUNTED_ELSEWHERE.has(key)
      ? [{ amount: extra.amount, currency: extra.currency }]
      : [],
  );
