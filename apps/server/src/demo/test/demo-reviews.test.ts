import { statesTagged } from '@travesia/contracts/kit';
import { verificationMachine } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
import { demo, share } from './demo-under-test.ts';
import { daysBetween } from '../days.ts';

const low = demo.reviews.filter((one) => one.overall <= 2);

describe('demo reviews', () => {
  it('average about 4.3 with at least 12 % at two stars or fewer', () => {
    const mean = demo.reviews.reduce((sum, one) => sum + one.overall, 0) / demo.reviews.length;
    expect(mean).toBeGreaterThan(4.2);
    expect(mean).toBeLessThan(4.4);
    expect(low.length / demo.reviews.length).toBeGreaterThanOrEqual(0.12);
  });

  it('are written in three languages, English first', () => {
    const part = (language: string) => share(demo.reviews, (one) => one.language === language);
    expect(part('en')).toBeCloseTo(0.55, 1);
    expect(part('es')).toBeCloseTo(0.3, 1);
    expect(part('pt')).toBeCloseTo(0.15, 1);
  });

  it('are all distinct', () => {
    expect(new Set(demo.reviews.map((one) => one.body)).size).toBe(240);
    expect(new Set(demo.reviews.map((one) => one.title)).size).toBe(240);
    const openings = demo.reviews.map((one) => one.body.slice(0, 40));
    expect(new Set(openings).size).toBe(240);
  });

  it('give every much-reviewed provider some criticism', () => {
    const byProvider = Map.groupBy(demo.reviews, (one) => one.provider_id);
    const many = [...byProvider.values()].filter((reviews) => reviews.length > 10);
    expect(many.length).toBeGreaterThan(2);
    expect(many.filter((reviews) => reviews.every((one) => one.overall === 5))).toEqual([]);
  });

  it('have a reply from the clinic on most of the low ones', () => {
    expect(share(low, (one) => one.reply !== null)).toBeGreaterThan(0.8);
    expect(share(demo.reviews, (one) => one.reply !== null)).toBeGreaterThan(0.15);
  });

  it('score lowest what they complain about, each category from 1 to 5', () => {
    for (const one of demo.reviews) {
      const scores = Object.values(one.scores);
      expect(scores.every((score) => Number.isInteger(score) && score >= 1 && score <= 5)).toBe(true);
    }
    expect(low.filter((one) => Math.min(...Object.values(one.scores)) > one.overall)).toEqual([]);
  });

  it('follow the visit by the time of their follow-up', () => {
    const wait = { day14: 14, month3: 91, month12: 365 };
    for (const one of demo.reviews) {
      const atMost = daysBetween(`${one.visited_month}-01`, one.published_on);
      expect(atMost).toBeGreaterThanOrEqual(wait[one.follow_up]);
      expect(atMost - 31).toBeLessThanOrEqual(wait[one.follow_up] + 16);
    }
  });

  it('are anonymous: a first name and an initial, or less', () => {
    const surname = /^[\p{L}.]+( [\p{L}.]+)? [\p{L}]{3,}$/u;
    const plural = /&| y | e |Familia|Filha|do Sr/;
    const named = demo.reviews.filter((one) => surname.test(one.author) && !plural.test(one.author));
    expect(named.map((one) => one.author)).toEqual([]);
  });

  it('belong to providers that had patients: none whose credentials were never accepted for checking', () => {
    const listed = statesTagged(verificationMachine, 'listed');
    const never = demo.providers.filter((one) => !listed.includes(one.verification_status));
    const ids = new Set(never.map((one) => one.id));
    expect(demo.reviews.filter((one) => ids.has(one.provider_id))).toEqual([]);
  });

  it('are about visits after the provider joined', () => {
    const joined = new Map(demo.providers.map((one) => [one.id, one.created_on.slice(0, 7)]));
    expect(demo.reviews.filter((one) => one.visited_month < (joined.get(one.provider_id) ?? ''))).toEqual([]);
  });
});
