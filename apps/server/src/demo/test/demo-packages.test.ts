import { describe, expect, it } from 'vitest';
import { catalog, demo, share, TODAY } from './demo-under-test.ts';
import { addDays } from '../days.ts';
import type { DemoPackage } from '../types.ts';

const providers = new Map(demo.providers.map((one) => [one.id, one]));
const treatments = new Map(catalog.treatments.map((one) => [one.slug, one]));
const digits = new Map(catalog.currencies.map((one) => [one.code, one.minor_digits]));
const answerOf = (one: DemoPackage, key: string) => one.inclusions.find((line) => line.key === key);
const included = (one: DemoPackage, key: string) => answerOf(one, key)?.answer === 'included';
const packageOf = (slug: string, treatment: string) =>
  demo.packages.find(
    (one) => providers.get(one.provider_id)?.slug === slug && one.treatment === treatment && one.tier === 'standard',
  );

function inDollars(one: DemoPackage): number {
  const rate = one.total.currency === 'USD' ? 1 : Number(catalog.rates.rates[one.total.currency]);
  return one.total.amount / 10 ** (digits.get(one.total.currency) ?? 2) / rate;
}

describe('demo packages', () => {
  it('cost what the catalog states for the treatment in that country', () => {
    for (const one of demo.packages) {
      const country = providers.get(one.provider_id)?.country;
      const range = catalog.prices.find((price) => price.treatment === one.treatment && price.country === country);
      expect(inDollars(one)).toBeGreaterThanOrEqual(range?.low_usd ?? Number.NaN);
      expect(inDollars(one)).toBeLessThanOrEqual(range?.high_usd ?? Number.NaN);
      expect(one.total.currency).toBe(providers.get(one.provider_id)?.currency);
    }
  });

  it('answer each of the 22 inclusion keys once, in catalog order', () => {
    const keys = catalog.inclusions.map((one) => one.key);
    expect(keys).toHaveLength(22);
    for (const one of demo.packages) expect(one.inclusions.map((line) => line.key)).toEqual(keys);
  });

  it('split their total into what is included, taxes and fees among it', () => {
    for (const one of demo.packages) {
      expect(one.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(one.total.amount);
      expect(one.lines.filter((line) => !Number.isInteger(line.amount) || line.amount <= 0)).toEqual([]);
      expect(one.lines.filter((line) => !included(one, line.key))).toEqual([]);
      expect(one.lines.map((line) => line.key)).toContain('taxes_fees');
    }
  });

  it('mostly price items that are not included, and never the others', () => {
    const lines = demo.packages.flatMap((one) => one.inclusions);
    const answered = (answer: string) => lines.filter((line) => line.answer === answer);
    const leftOut = answered('not_included');
    expect(leftOut.filter((line) => line.extra_price && line.extra_price.amount <= 0)).toEqual([]);
    const unnamed = leftOut.filter((line) => !line.extra_price).length / leftOut.length;
    expect(unnamed).toBeGreaterThan(0.03);
    expect(unnamed).toBeLessThan(0.15);
    expect(answered('included').filter((line) => line.extra_price)).toEqual([]);
    const silent = answered('not_applicable').filter((line) => line.quantity ?? line.detail ?? line.extra_price);
    expect(silent).toEqual([]);
  });

  it('stay within the usual days of their treatment, past the earliest flight home', () => {
    for (const one of demo.packages) {
      const treatment = treatments.get(one.treatment);
      expect(one.nights).toBe(one.hospital_nights + one.lodging_nights);
      expect(one.hospital_nights).toBe(treatment?.hospital_nights);
      expect(one.stay_days).toBeLessThanOrEqual(treatment?.stay_days_max ?? 0);
      expect(one.stay_days).toBeGreaterThanOrEqual(treatment?.stay_days_min ?? 0);
    }
    const tooEarly = demo.packages.filter(
      (one) => one.stay_days > 0 && one.stay_days <= (treatments.get(one.treatment)?.fly_home_min_days ?? 0),
    );
    expect(tooEarly).toEqual([]);
  });

  it('have answers that match the number of nights', () => {
    const contradicted = demo.packages.filter(
      (one) =>
        (one.hospital_nights === 0) !== (answerOf(one, 'hospital_nights')?.answer === 'not_applicable') ||
        (included(one, 'lodging') && answerOf(one, 'lodging')?.quantity !== one.lodging_nights) ||
        (included(one, 'companion') && !included(one, 'lodging')),
    );
    expect(contradicted).toEqual([]);
  });

  it('include no travel in a remote second opinion', () => {
    const remote = demo.packages.filter((one) => one.treatment === 'oncology-second-opinion');
    expect(remote.length).toBeGreaterThan(0);
    for (const one of remote) {
      for (const key of ['transfers', 'lodging', 'companion', 'nurse']) {
        expect(answerOf(one, key)?.answer).toBe('not_applicable');
      }
    }
  });

  it('name the implant when one is included', () => {
    const pieces = demo.packages.flatMap((one) => answerOf(one, 'implants_devices') ?? []);
    const present = pieces.filter((line) => line.answer === 'included');
    expect(present.length).toBeGreaterThan(100);
    expect(present.filter((line) => !line.quantity || !line.detail)).toEqual([]);
  });

  it('include what their title promises', () => {
    const titled = (word: string) => demo.packages.filter((one) => one.title.en.includes(word));
    expect(titled('hotel').filter((one) => !included(one, 'lodging'))).toEqual([]);
    expect(titled('apartment').filter((one) => !included(one, 'lodging'))).toEqual([]);
    expect(titled('companion').filter((one) => !included(one, 'companion'))).toEqual([]);
    expect(titled('rides').filter((one) => !included(one, 'transfers'))).toEqual([]);
    expect(titled('nurse').filter((one) => !included(one, 'nurse'))).toEqual([]);
    expect(titled('massages').filter((one) => !included(one, 'lymphatic_massage'))).toEqual([]);
  });

  it('are mostly published, with a price confirmed within 90 days', () => {
    expect(share(demo.packages, (one) => one.status === 'published')).toBeGreaterThan(0.9);
    expect(new Set(demo.packages.map((one) => one.status))).toEqual(new Set(['published', 'draft', 'archived']));
    const stale = share(demo.packages, (one) => one.price_confirmed_on < addDays(TODAY, -90));
    expect(stale).toBeGreaterThan(0.01);
    expect(stale).toBeLessThan(0.1);
    expect(demo.packages.filter((one) => one.status === 'draft' && one.published_on !== null)).toEqual([]);
  });

  it('hide a restricted treatment, and providers whose license is unchecked', () => {
    const unread = new Set(['unverified', 'rejected']);
    const hidden = demo.packages.filter(
      (one) =>
        treatments.get(one.treatment)?.restricted ||
        unread.has(providers.get(one.provider_id)?.verification_status ?? ''),
    );
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter((one) => one.status !== 'draft')).toEqual([]);
  });

  it('match the figures on other screens', () => {
    const implant = packageOf('clinica-dental-ceiba', 'dental-implant-single');
    expect(Math.round(inDollars(implant as DemoPackage))).toBe(1420);
    expect(implant?.inclusions.filter((line) => line.answer === 'included')).toHaveLength(16);
    const knee = packageOf('clinica-valle-central', 'knee-replacement');
    expect(knee).toMatchObject({
      total: { amount: 1_320_000, currency: 'USD' },
      hospital_nights: 3,
      lodging_nights: 11,
    });
    expect(answerOf(knee as DemoPackage, 'nurse')?.extra_price).toEqual({
      amount: 4500,
      currency: 'USD',
      per: 'visit',
    });
  });
});
