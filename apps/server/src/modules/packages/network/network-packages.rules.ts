import type { ShownPrice, View } from '@travesia/contracts/catalog';
import type { NetworkPackage, OverviewRow } from '@travesia/contracts/packages';
import type { Reference } from '../../catalog/index.ts';
import { showPrice } from '../../catalog/index.ts';
import type { NetworkPackageRow, OfferingClinic } from './network-packages.repo.ts';
import { plainText } from '../../../platform/finding/plain-text.ts';

const PERCENT = 100;

/** Percent above the cheapest published package of the same treatment; null if there is none at another clinic. */
export function aboveLowest(row: NetworkPackageRow, all: readonly NetworkPackageRow[]): number | null {
  const same = all.filter(({ treatment, status }) => treatment === row.treatment && status === 'published');
  if (!same.some(({ clinicId }) => clinicId !== row.clinicId)) return null;
  const lowest = Math.min(...same.map(({ priceUsdMinor }) => priceUsdMinor));
  return Math.round(((row.priceUsdMinor - lowest) * PERCENT) / lowest);
}

/** Whether all typed words occur in a package's title, treatment or clinic. */
export function isSought({ title, treatment, clinic }: NetworkPackage, typed: string | undefined): boolean {
  const text = plainText(`${title} ${treatment.name} ${clinic.name}`);
  return plainText(typed ?? '')
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Sort = 'treatment' | 'clinic' | 'price' | 'confirmed';

/** Sorts packages; ties by treatment, clinic and price. */
export function sortPackages(rows: readonly NetworkPackage[], sort: Sort, language: string): NetworkPackage[] {
  const { compare } = new Intl.Collator(language);
  type Order = (one: NetworkPackage, other: NetworkPackage) => number;
  const treatment: Order = (one, other) => compare(one.treatment.name, other.treatment.name);
  const clinic: Order = (one, other) => compare(one.clinic.name, other.clinic.name);
  const price: Order = (one, other) => one.shown_price.amount - other.shown_price.amount;
  const confirmed: Order = (one, other) => one.confirmed_on.localeCompare(other.confirmed_on);
  const first = { treatment, clinic, price, confirmed }[sort];
  return rows.toSorted(
    (one, other) =>
      first(one, other) ||
      treatment(one, other) ||
      clinic(one, other) ||
      price(one, other) ||
      one.id.localeCompare(other.id),
  );
}

interface Matrix {
  clinics: readonly OfferingClinic[];
  packages: readonly NetworkPackageRow[];
  demand: ReadonlyMap<string, number>;
}

/** Treatments by clinic, most requested first; `all` also has those that no clinic offers and nobody asked about. */
export function overviewRows(
  reference: Reference,
  { clinics, packages, demand }: Matrix,
  view: View,
  all: boolean,
): OverviewRow[] {
  const { language } = view;
  const { compare } = new Intl.Collator(language);
  const rows = [...reference.treatments.values()].map((treatment): OverviewRow => {
    const ofTreatment = packages.filter((one) => one.treatment === treatment.slug);
    const cells = clinics.map((clinic) => {
      const own = ofTreatment.filter(({ clinicId }) => clinicId === clinic.id);
      const published = own.filter(({ status }) => status === 'published');
      const cheapest = published.toSorted((one, other) => one.priceUsdMinor - other.priceUsdMinor)[0];
      const price = cheapest ? { amount: cheapest.priceMinor, currency: cheapest.currency } : null;
      return {
        clinic: clinic.id,
        offered: published.length > 0 || clinic.treatments.includes(treatment.slug),
        packages: published.length,
        drafts: own.filter(({ status }) => status === 'draft').length,
        price,
        shown_price: price && showPrice(reference, price, view),
      };
    });
    const category = reference.categories.get(treatment.category);
    return {
      treatment: { slug: treatment.slug, name: treatment.shortName[language] },
      category: { slug: treatment.category, name: category?.name[language] ?? treatment.category },
      requests: demand.get(treatment.slug) ?? 0,
      offered: cells.filter(({ offered }) => offered).length,
      priced: cells.filter((cell) => cell.packages > 0).length,
      spread: spreadOf(cells.flatMap(({ shown_price: price }) => price ?? [])),
      cells,
    };
  });
  return rows
    .filter((row) => all || row.offered > 0 || row.requests > 0)
    .toSorted(
      (one, other) =>
        other.requests - one.requests ||
        other.offered - one.offered ||
        compare(one.treatment.name, other.treatment.name),
    );
}

function spreadOf(prices: readonly ShownPrice[]): OverviewRow['spread'] {
  const [low, ...more] = prices.toSorted((one, other) => one.amount - other.amount);
  const high = more.at(-1);
  return low && high ? { low, high } : null;
}
