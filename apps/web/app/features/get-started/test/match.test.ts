import { describe, expect, it } from 'vitest';
import { brokenBy, choose, distanceOf, type Wishes } from '../match.ts';
import { makeCandidate } from '../testing/known.ts';

const ANYTHING: Wishes = { treatments: ['knee-replacement'], budget: null, days: null, spoken: false, home: null };
const wishes = (more: Partial<Wishes>): Wishes => ({ ...ANYTHING, ...more });
const ids = (...asked: Parameters<typeof choose>) => choose(...asked).options.map(({ offer }) => offer.id);

describe('violated wishes', () => {
  const offer = makeCandidate({ id: 'a', price: 1000, days: 10 });
  it.each([
    [{}, []],
    [{ budget: 100_000 }, []],
    [{ budget: 99_999 }, ['budget']],
    [{ days: 10 }, []],
    [{ days: 9 }, ['days']],
    [{ spoken: true }, ['spoken']],
    [{ budget: 1, days: 1, spoken: true }, ['budget', 'days', 'spoken']],
  ])('%j: %j', (more, broken) => expect(brokenBy(offer, wishes(more))).toEqual(broken));
});

describe('three options', () => {
  it('are offers for the possible treatments', () => {
    const pool = [makeCandidate({ id: 'knee' }), makeCandidate({ id: 'nose', treatment: 'rhinoplasty' })];
    expect(ids(pool, ANYTHING)).toEqual(['knee']);
  });

  it('come from three providers', () => {
    const pool = ['a', 'b', 'c'].map((id) => makeCandidate({ id, provider: 'one', price: 500 }));
    expect(ids([...pool, makeCandidate({ id: 'd' })], ANYTHING)).toEqual(['a', 'd']);
  });

  it('start with a verified license, then the lower full price', () => {
    const pool = [
      makeCandidate({ id: 'cheap-with-extras', price: 900, extras: 600 }),
      makeCandidate({ id: 'all-in', price: 1200 }),
      makeCandidate({ id: 'checked', price: 1500, verified: true }),
    ];
    expect(ids(pool, ANYTHING)).toEqual(['checked', 'all-in', 'cheap-with-extras']);
  });

  it('prefer the nearer clinic, all else equal', () => {
    const pool = [
      makeCandidate({ id: 'far', place: { lat: -34.6, lon: -58.4 } }),
      makeCandidate({ id: 'near', place: { lat: 21.2, lon: -86.8 } }),
    ];
    const found = choose(pool, wishes({ home: { lat: 41.88, lon: -87.63 } }));
    expect(found.options.map(({ offer }) => offer.id)).toEqual(['near', 'far']);
    expect(found.options[0]?.reasons).toContain('nearest');
  });

  it('give each possible treatment a place before any gets two', () => {
    const pool = [
      makeCandidate({ id: 'knee-1', verified: true }),
      makeCandidate({ id: 'knee-2', verified: true }),
      makeCandidate({ id: 'knee-3', verified: true }),
      makeCandidate({ id: 'hip', treatment: 'hip-replacement' }),
    ];
    expect(ids(pool, wishes({ treatments: ['knee-replacement', 'hip-replacement'] }))).toEqual([
      'knee-1',
      'hip',
      'knee-2',
    ]);
  });

  it('are filled up with the nearest misses, which list their violations', () => {
    const pool = [
      makeCandidate({ id: 'dear-and-long', price: 3000, days: 30 }),
      makeCandidate({ id: 'dear', price: 3000 }),
      makeCandidate({ id: 'fits', price: 1000 }),
    ];
    const found = choose(pool, wishes({ budget: 200_000, days: 10 }));
    expect(found.matched).toBe(1);
    expect(found.options.map(({ offer, broken }) => [offer.id, broken])).toEqual([
      ['fits', []],
      ['dear', ['budget']],
      ['dear-and-long', ['budget', 'days']],
    ]);
    expect(found.relaxations).toEqual([]);
  });

  it('report which wish to drop when none matches', () => {
    const pool = [
      makeCandidate({ id: 'a', price: 3000 }),
      makeCandidate({ id: 'b', price: 3000 }),
      makeCandidate({ id: 'c', days: 30 }),
    ];
    const { matched, relaxations } = choose(pool, wishes({ budget: 200_000, days: 10 }));
    expect(matched).toBe(0);
    expect(relaxations).toEqual([
      { limit: 'budget', found: 2 },
      { limit: 'days', found: 1 },
    ]);
  });

  it('are empty without an offer', () => {
    expect(choose([], ANYTHING)).toEqual({ matched: 0, options: [], relaxations: [] });
  });
});

describe('reasons', () => {
  it('contain only wishes the offer meets', () => {
    const pool = [
      makeCandidate({ id: 'a', price: 800, rating: 4.8, verified: true, speaks: true }),
      makeCandidate({ id: 'b' }),
    ];
    const [first] = choose(pool, wishes({ budget: 100_000, days: 20, spoken: true })).options;
    expect(first?.reasons).toEqual(['budget', 'days', 'spoken', 'verified', 'rating']);
  });

  it('call an offer the lowest only among other matches', () => {
    const [first, second] = choose(
      [makeCandidate({ id: 'a', price: 800 }), makeCandidate({ id: 'b' })],
      ANYTHING,
    ).options;
    expect(first?.reasons).toContain('cheapest');
    expect(second?.reasons).not.toContain('cheapest');
    expect(choose([makeCandidate({ id: 'alone' })], ANYTHING).options[0]?.reasons).not.toContain('cheapest');
  });
});

describe('distance', () => {
  it('is direct, in kilometers', () => {
    expect(distanceOf({ lat: 4.71, lon: -74.07 }, { lat: 41.88, lon: -87.63 })).toBeCloseTo(4340, -2);
  });
  it('is unknown without a location', () => {
    expect(distanceOf({ lat: null, lon: null }, { lat: 0, lon: 0 })).toBeNull();
    expect(distanceOf({ lat: 0, lon: 0 }, null)).toBeNull();
  });
});
