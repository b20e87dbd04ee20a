import type { Understood } from '@travesia/contracts/search';
import { describe, expect, it } from 'vitest';
import { meansNothing, partsInForce, withoutParts } from '../understood-view.ts';

const understood: Understood = {
  text: 'ceiba',
  treatment: { slug: 'dental-implant-single', name: 'Dental implant' },
  city: { slug: 'medellin', name: 'Medellín' },
  country: null,
  price_max: { amount: 100_000, currency: 'USD' },
  corrected: null,
  nearby: null,
  other_cities: [],
  other_countries: [],
  not_offered: null,
  specialty: null,
  unsure: false,
};
const search = '?q=implante+ceiba+medelin+menos+de+1000&verified=true&page=3';
const without = (...parts: Parameters<typeof withoutParts>[3]) =>
  Object.fromEntries(new URLSearchParams(withoutParts('/find-care', search, understood, parts).split('?')[1]));

describe('parts of a phrase', () => {
  it('are removed by rebuilding the phrase; a remaining price limit becomes a filter', () => {
    expect(without('city')).toEqual({ q: 'Dental implant ceiba', price_max: '1000', verified: 'true' });
    expect(without('treatment', 'words')).toEqual({ q: 'Medellín', price_max: '1000', verified: 'true' });
    expect(without('price')).toEqual({ q: 'Dental implant ceiba Medellín', verified: 'true' });
  });

  it('are one for each city named as an alternative', () => {
    const between = { ...understood, text: '', price_max: null, other_cities: [{ slug: 'bogota', name: 'Bogotá' }] };
    expect(partsInForce(between, '?q=x')).toEqual(['treatment', 'city medellin', 'city bogota']);
    expect(partsInForce(between, '?q=x&city=lima')).toEqual(['treatment']);
    const kept = (...parts: Parameters<typeof withoutParts>[3]) =>
      new URLSearchParams(withoutParts('/find-care', '?q=x', between, parts).split('?')[1]).get('q');
    expect(kept('city medellin')).toBe('Dental implant Bogotá');
    expect(kept('treatment')).toBe('Medellín vs Bogotá');
    expect(kept('city')).toBe('Dental implant');
  });

  it('are ignored where a filter overrides them', () => {
    expect(partsInForce(understood, search)).toEqual(['treatment', 'words', 'city', 'price']);
    expect(partsInForce(understood, '?q=x&city=lima&price_max=900')).toEqual(['treatment', 'words']);
  });

  it('mean nothing when only words are left that match no provider', () => {
    const words = { ...understood, treatment: null, city: null, price_max: null };
    expect(meansNothing(words, 0)).toBe(true);
    expect(meansNothing(words, 1)).toBe(false);
    expect(meansNothing(understood, 0)).toBe(false);
  });
});
