import type { CountryPrice, PriceRange, ShownPrice, View } from '@travesia/contracts/catalog';
import type { CostLine } from '@travesia/contracts/estimates';
import { addMoney, type Money, roundMoney, subtractMoney } from '@travesia/contracts/kit';
import type { PackageDetail } from '@travesia/contracts/packages';
import type { Assumptions, Explanation } from '../../../data/estimates/schema.ts';
import { type Reference, showPrice } from '../catalog/index.ts';
import type { CountedLine } from './cost-lines.rules.ts';
import { explain } from './explain.ts';
import type { Cents } from './travel-lines.rules.ts';

interface Known {
  assumptions: Assumptions;
  /** The typical price in the country, as the catalog presents it. */
  market: CountryPrice | null;
  offer: PackageDetail | null;
  room: Cents;
  meals: Cents;
  people: number;
  byLand: boolean;
}

/** Presents a line in the visitor's currency and language, with its basis. */
export function presentLine(reference: Reference, line: CountedLine, known: Known, view: View): CostLine {
  const { low, high, ...counted } = line;
  return {
    ...counted,
    price: { low: shown(reference, low, view), high: shown(reference, high, view) },
    ...foundation(line, known),
    explanation: explain(known.assumptions, explanationOf(line, known), view.language, known),
  };
}

/**
 * Rounds converted amounts to whole units: they are shown without cents and must add up as shown. Zero is zero in every currency
 * and doesn't count as converted.
 */
const shown = (reference: Reference, money: Money, view: View): ShownPrice => {
  const price = showPrice(reference, money, view);
  if (!price.approximate) return price;
  const unit = 10 ** (reference.rates.get(view.currency)?.minorDigits ?? 0);
  const { amount } = roundMoney(price, unit, 'halfCeil');
  return { ...price, amount, approximate: amount !== 0 };
};

function foundation({ item }: CountedLine, { assumptions, market, offer }: Known) {
  const assumed = { basis: 'assumption', price_basis: null, source: null, dated: assumptions.dated } as const;
  if (item === 'treatment' || item === 'extras') {
    if (offer)
      return {
        basis: 'offer',
        price_basis: null,
        source: { label: offer.provider.name, url: null },
        dated: offer.confirmed_on,
      } as const;
    if (!market) return assumed;
    return {
      basis: 'market',
      price_basis: market.basis,
      source: { label: market.source, url: null },
      dated: market.priced_on,
    } as const;
  }
  if (item !== 'cover') return assumed;
  const { label, url } = assumptions.cover.source;
  return {
    basis: 'guide',
    price_basis: null,
    source: { label, url: url ?? null },
    dated: assumptions.cover.dated,
  } as const;
}

function explanationOf({ item, included }: CountedLine, { offer, people, byLand }: Known): Explanation {
  if (included) return 'included';
  if (item === 'treatment') return offer ? 'offer' : 'market';
  if (item === 'flights') return byLand ? 'by_land' : 'flights';
  return item === 'lodging' && people > 1 ? 'lodging_two' : item;
}

/** Sums the lines as shown, so that the items always add up to the total. */
export function totalOf(lines: readonly CostLine[], view: View): PriceRange {
  const end = (which: 'low' | 'high'): ShownPrice => ({
    ...lines.map(({ price }) => price[which]).reduce<Money>(addMoney, { amount: 0, currency: view.currency }),
    approximate: lines.some(({ price }) => price[which].approximate),
  });
  return { low: end('low'), high: end('high') };
}

/** The worst-case and best-case savings. */
export function savingOf(home: PriceRange, total: PriceRange): PriceRange {
  const less = (a: ShownPrice, b: ShownPrice): ShownPrice => ({
    ...subtractMoney(a, b),
    approximate: a.approximate || b.approximate,
  });
  return { low: less(home.low, total.high), high: less(home.high, total.low) };
}
