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

  it('tell of the altitude where it is known to matter', () => {
    const high = Object.fromEntries(cities.map(({ slug, altitude }) => [slug, altitude?.meters]));
    expect(high).toMatchObject({ bogota: 2640, 'mexico-city': 2240, quito: 2850 });
  });
});
