import type { Locale } from '@travesia/contracts/kit';
import type { OWN_PACKAGE_SORTS, OwnPackage } from '@travesia/contracts/packages';

type Sort = (typeof OWN_PACKAGE_SORTS)[number];
type Compare = (one: OwnPackage, other: OwnPackage) => number;

const STATUS_ORDER: Readonly<Record<OwnPackage['status'], number>> = { published: 0, paused: 1, draft: 2, archived: 3 };
const priceOf = ({ price }: OwnPackage) => price?.amount ?? 0;
const shareOf = ({ completeness: { done, of } }: OwnPackage) => done / of;
const text = (one: string | null, other: string | null) => ((one ?? '') < (other ?? '') ? -1 : one === other ? 0 : 1);

/** The clinic's packages in the order asked for; ties by newest change, then by id. */
export function orderOwn<T extends OwnPackage>(found: readonly T[], sort: Sort, language: Locale): T[] {
  const names = new Intl.Collator(language, { numeric: true });
  const newest: Compare = (one, other) => text(other.updated_at, one.updated_at) || text(one.id, other.id);
  const orders: Readonly<Record<Sort, Compare>> = {
    '-updated': newest,
    title: (one, other) => names.compare(one.title, other.title),
    price: (one, other) => priceOf(one) - priceOf(other),
    '-price': (one, other) => priceOf(other) - priceOf(one),
    confirmed: (one, other) => text(one.confirmed_on, other.confirmed_on),
    completeness: (one, other) => shareOf(one) - shareOf(other),
    status: (one, other) => STATUS_ORDER[one.status] - STATUS_ORDER[other.status],
  };
  const order = orders[sort];
  return found.toSorted((one, other) => order(one, other) || newest(one, other));
}
