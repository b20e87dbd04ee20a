import type { View } from '@travesia/contracts/catalog';
import { type ComparedQuote, type QuoteContent, quoteTotal } from '@travesia/contracts/journeys';
import { convertMoney } from '@travesia/contracts/kit';
import { InclusionKey, type MissingItem, priceClaim } from '@travesia/contracts/packages';
import { type Reference, showPrice, showUsd } from '../../catalog/index.ts';
import { type listMarketSamples, totalsOf } from '../../packages/index.ts';

/** Prices of items in published packages, by treatment and item. */
export type Samples = ReadonlyMap<string, Awaited<ReturnType<typeof listMarketSamples>>>;

interface At {
  /** The package it began with, whose own prices are no market; empty without one. */
  packageId: string;
  treatment: string;
  city: string;
  country: string;
}

/** What a quote costs with everything that the treatment needs: missing items at the clinic's price, else the market's. */
export function comparable(
  reference: Reference,
  content: QuoteContent,
  { packageId: id, treatment, city, country }: At,
  byItem: Samples,
  view: View,
): Pick<ComparedQuote, 'price' | 'missing' | 'total' | 'claim'> {
  const price = showPrice(reference, quoteTotal(content), view);
  const { currency } = content;
  const { missing: needs } = totalsOf(
    reference,
    {
      id,
      treatment,
      city,
      country,
      currency,
      priceUsdMinor: convertMoney(quoteTotal(content), 'USD', reference.rates).amount,
      nights: content.nights ?? 0,
      items: content.items.map(({ key, answer, quantity, extra }) => ({
        key,
        answer: answer ?? 'not_included',
        quantity,
        extraMinor: extra?.amount ?? null,
      })),
    },
    byItem,
  );
  const missing = needs.map(({ key, quantity, own_minor: own, usd_minor: usd }): MissingItem => {
    const item = reference.inclusionKeys.find((one) => one.key === key);
    const named = {
      key: InclusionKey.parse(key),
      label: item?.label[view.language] ?? key,
      quantity,
      quantity_unit: item?.quantityUnit ?? null,
    };
    if (own !== null)
      return { ...named, price: showPrice(reference, { amount: own, currency }, view), basis: 'provider' };
    if (usd === null) return { ...named, price: null, basis: 'unknown' };
    // A median of prices in several currencies is a converted amount in any of them.
    return { ...named, price: { ...showUsd(reference, usd, view), approximate: true }, basis: 'market' };
  });
  return {
    price,
    missing,
    total: {
      amount: missing.reduce((sum, item) => sum + (item.price?.amount ?? 0), price.amount),
      currency: price.currency,
      approximate: price.approximate || missing.some((item) => item.price?.approximate),
    },
    claim: priceClaim(missing),
  };
}

/** Lowest comparable total first; ties by the lower price. */
export const byComparableTotal = <T extends Pick<ComparedQuote, 'price' | 'total'>>(compared: readonly T[]): T[] =>
  compared.toSorted((one, other) => one.total.amount - other.total.amount || one.price.amount - other.price.amount);
