import { describe, expect, it } from 'vitest';
import { type Asked, explain } from '../why.rules.ts';

const nothing: Asked = { words: null, treatment: null, place: null, spoken: [], priceLimit: false, sort: 'relevance' };
const plain = { rank: 4, verified: false, accreditation: null, rated: false, distanceKm: null, languages: ['es'] };

describe('explain', () => {
  it('lists what a result matches in the query, strongest first', () => {
    const asked = { ...nothing, treatment: 'Dental implant', place: 'Medellín', priceLimit: true };
    expect(explain(asked, plain)).toEqual([
      { code: 'offers_treatment', value: 'Dental implant' },
      { code: 'in_place', value: 'Medellín' },
      { code: 'within_price' },
    ]);
  });

  it('returns at most three reasons', () => {
    const asked = {
      ...nothing,
      words: 'ceiba',
      treatment: 'Dental implant',
      place: 'Medellín',
      priceLimit: true,
      spoken: ['es'],
    };
    expect(explain(asked, { ...plain, verified: true, accreditation: 'JCI' })).toHaveLength(3);
  });

  it('calls only the first result of a list by price the cheapest', () => {
    const asked = { ...nothing, sort: 'price' };
    expect(explain(asked, { ...plain, rank: 0 })).toContainEqual({ code: 'lowest_price' });
    expect(explain(asked, { ...plain, rank: 1 })).not.toContainEqual({ code: 'lowest_price' });
  });

  it('does not call a provider without reviews highest rated', () => {
    expect(explain({ ...nothing, sort: 'rating' }, { ...plain, rank: 0 })).not.toContainEqual({
      code: 'highest_rated',
    });
  });

  it('names the requested language only when it is spoken there', () => {
    expect(explain({ ...nothing, spoken: ['pt', 'es'] }, plain)).toEqual([{ code: 'speaks_language', value: 'es' }]);
    expect(explain({ ...nothing, spoken: ['pt'] }, plain)).toEqual([{ code: 'listed' }]);
  });

  it('always returns a reason', () => {
    expect(explain(nothing, plain)).toEqual([{ code: 'listed' }]);
  });
});
