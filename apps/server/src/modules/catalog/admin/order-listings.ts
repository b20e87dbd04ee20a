import { type LISTING_SORTS, type TreatmentListing, TreatmentStatus } from '@travesia/contracts/catalog';
import { type Locale, LOCALES } from '@travesia/contracts/kit';

type Sort = (typeof LISTING_SORTS)[number];
type Order = (one: TreatmentListing, other: TreatmentListing) => number;

const sum = (counts: Readonly<Record<Locale, number>>) => LOCALES.reduce((all, locale) => all + counts[locale], 0);
const reviewed = ({ medical_review: review }: TreatmentListing) => review?.reviewed_on ?? null;
const cheapest = ({ price_range: price }: TreatmentListing) => price?.low.amount ?? null;

/** Sorts by a value that may be missing: missing values come last in either direction. */
const byValue =
  (read: (one: TreatmentListing) => string | number | null, direction: 1 | -1): Order =>
  (one, other) => {
    const [a, b] = [read(one), read(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a === b ? 0 : a < b ? -direction : direction;
  };

/** Sorts the admins' treatment list; ties are sorted by name. */
export function orderListings({ sort, language }: { sort: Sort; language: Locale }): Order {
  const { compare } = new Intl.Collator(language);
  const byName: Order = (a, b) => compare(a.name[language] || a.slug, b.name[language] || b.slug);
  const orders: Record<Sort, Order> = {
    name: byName,
    '-name': (a, b) => byName(b, a),
    category: (a, b) => compare(a.category.name[language], b.category.name[language]),
    status: (a, b) => TreatmentStatus.options.indexOf(a.status) - TreatmentStatus.options.indexOf(b.status),
    edited: byValue(({ edited_at: at }) => at, -1),
    missing: byValue(({ missing }) => sum(missing), -1),
    synonyms: byValue(({ synonym_counts: counts }) => sum(counts), -1),
    price: byValue(cheapest, 1),
    '-price': byValue(cheapest, -1),
    review: byValue(reviewed, 1),
    '-review': byValue(reviewed, -1),
    packages: byValue(({ packages }) => packages, -1),
    '-packages': byValue(({ packages }) => packages, 1),
  };
  return (a, b) => orders[sort](a, b) || byName(a, b);
}
