import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../catalog/read-catalog.ts';
import { readGuideData } from '../read-guides.ts';

const { cities, climates, entries } = readGuideData();
const catalog = parseCatalog();

describe('facts of city guides', () => {
  it('cover every destination city, each with a known climate', () => {
    expect(cities.map(({ slug }) => slug).toSorted()).toEqual(catalog.cities.map(({ slug }) => slug).toSorted());
    const known = new Set(climates.map(({ key }) => key));
    expect(cities.filter(({ climate }) => !known.has(climate))).toEqual([]);
  });

  it('give every destination country an authority, and every foreign passport a rule or the advice to ask', () => {
    const destinations = catalog.countries.filter(({ destination }) => destination).map(({ code }) => code);
    expect(entries.map(({ country }) => country).toSorted()).toEqual(destinations.toSorted());
    for (const { country, official, rules } of entries) {
      expect(official.url, country).toMatch(/^https:/);
      expect(rules.length, country).toBeGreaterThanOrEqual(6);
      expect(rules.some(({ passport }) => passport === country)).toBe(false);
    }
  });

  it('have a page and a day where they claim a source, and no source and other page at once', () => {
    const facts = [
      ...climates.flatMap(({ seasons }) => seasons),
      ...cities.flatMap(({ altitude, getting_about: about }) => [...(altitude ? [altitude] : []), ...about]),
      ...entries.flatMap(({ before, rules }) => [
        ...(before ? [before] : []),
        ...rules.map(({ source }) => ({ source, more: null })),
      ]),
    ];
    const read = facts.flatMap(({ source }) => source ?? []);
    expect(read.length).toBeGreaterThan(0);
    // A source is the page itself: the front page of an authority states no fact.
    for (const { label, url, read_on: day } of read) {
      expect(day, label).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(new URL(url).pathname.length, url).toBeGreaterThan(1);
    }
    expect(facts.filter(({ source, more }) => source && more)).toEqual([]);
  });

  it('claim no rule for a passport without a page read', () => {
    const rules = entries.flatMap(({ country, rules: all }) => all.map((one) => ({ ...one, country })));
    for (const { country, passport, need, source } of rules)
      expect(need === 'ask', `${passport} in ${country}`).toBe(source === null);
  });

  it('say of a month only what the sentences say: hurricanes where they are told of, no month both dry and rainy', () => {
    for (const { key, months, seasons } of climates) {
      const told = seasons.some(({ text }) => text.en.includes('hurricane'));
      expect(months.hurricanes !== undefined, key).toBe(told);
      expect(months.dry?.filter((month) => months.rain?.includes(month)) ?? [], key).toEqual([]);
    }
  });

  it('tell of the altitude where it is known to matter', () => {
    const high = Object.fromEntries(cities.map(({ slug, altitude }) => [slug, altitude?.meters]));
    expect(high).toMatchObject({ bogota: 2640, 'mexico-city': 2240, quito: 2850 });
  });
});
