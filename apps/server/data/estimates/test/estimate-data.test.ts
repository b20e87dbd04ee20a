import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../catalog/read-catalog.ts';
import { readEstimateData } from '../read-estimates.ts';

const { assumptions, homeCities } = readEstimateData();
const { cities, countries } = parseCatalog();
const destinations = countries.filter(({ destination }) => destination).map(({ code }) => code);

describe('figures of estimates', () => {
  it('cover every destination country, and name only known cities', () => {
    expect(Object.keys(assumptions.room.countries).toSorted()).toEqual(destinations.toSorted());
    expect(Object.keys(assumptions.meals).toSorted()).toEqual(destinations.toSorted());
    const known = new Set(cities.map(({ slug }) => slug));
    expect(Object.keys(assumptions.room.cities).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('have middles of whole five dollars for nights with meals, which the slider of the home page stands on', () => {
    for (const [slug, room] of Object.entries(assumptions.room.cities)) {
      const country = cities.find((city) => city.slug === slug)?.country ?? '';
      const meals = assumptions.meals[country];
      expect(((room.low + room.high + (meals?.low ?? 0) + (meals?.high ?? 0)) / 2) % 500, slug).toBe(0);
    }
  });

  it('grade cover within what the guide says, and never lower for a higher risk', () => {
    const grades = ['none', 'low', 'medium', 'high', 'very_high'] as const;
    const ranges = grades.map((risk) => assumptions.cover.by_risk[risk]);
    for (const { low, high } of ranges) expect(low >= 10_000 && high <= 50_000).toBe(true);
    expect(ranges.map(({ low }) => low)).toEqual(ranges.map(({ low }) => low).toSorted((a, b) => a - b));
    expect(ranges.map(({ high }) => high)).toEqual(ranges.map(({ high }) => high).toSorted((a, b) => a - b));
  });
});

describe('home cities', () => {
  it('lie in known countries, each once', () => {
    const known = new Set(countries.map(({ code }) => code));
    expect(homeCities.filter(({ country }) => !known.has(country))).toEqual([]);
    expect(new Set(homeCities.map(({ slug }) => slug)).size).toBe(homeCities.length);
  });

  it('have the coordinates of the destination city of the same name', () => {
    const elsewhere = homeCities.filter((home) =>
      cities.some(
        (city) =>
          city.slug === home.slug && city.country === home.country && (city.lat !== home.lat || city.lon !== home.lon),
      ),
    );
    expect(elsewhere).toEqual([]);
  });
});
