import { emptySections } from '@travesia/contracts/applications';
import { describe, expect, it } from 'vitest';
import { conflictsOf, isEmpty, newIn, readSection, withChanges } from '../section-values.ts';

function form(values: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) data.append(name, one);
  return data;
}

describe('readSection', () => {
  it('reads lines, years and choices', () => {
    const { business } = readSection(
      'business',
      form({ 'business.trade_name': 'Sierra', 'business.year_founded': '2009' }),
    );
    expect(business).toMatchObject({ trade_name: 'Sierra', year_founded: 2009, city: '' });
    expect(readSection('business', form({ 'business.year_founded': '20' })).business?.year_founded).toBeNull();
  });

  it('reads boxes', () => {
    expect(readSection('specialties', form({ 'specialties.categories': ['dental', 'cardiac'] })).specialties).toEqual({
      categories: ['dental', 'cardiac'],
      languages: [],
    });
    expect(readSection('licence', form({ 'licence.permanent': 'true' })).licence?.permanent).toBe(true);
  });

  it('reads accreditations without the empty rows', () => {
    const data = form({
      'accreditations.items.0.body': '',
      'accreditations.items.0.number': '',
      'accreditations.items.0.valid_until': '',
      'accreditations.items.1.body': 'JCI',
      'accreditations.items.1.number': '7',
      'accreditations.items.1.valid_until': '2028-01-01',
    });
    expect(readSection('accreditations', data).accreditations).toEqual({
      none: false,
      items: [{ body: 'JCI', number: '7', valid_until: '2028-01-01' }],
    });
  });
});

describe('changes', () => {
  const base = emptySections();

  it('are only what is new', () => {
    expect(isEmpty(newIn({ bank: { currency: '' }, business: { city: '' } }, base))).toBe(true);
    expect(newIn({ bank: { currency: 'USD', country: '' } }, base)).toEqual({ bank: { currency: 'USD' } });
  });

  it('conflict where somebody else wrote something different meanwhile', () => {
    const latest = withChanges(base, { bank: { currency: 'CRC' }, people: { director_name: 'Luis' } });
    expect(conflictsOf(base, latest, { bank: { currency: 'USD' }, contact: { phone: '1' } })).toEqual([
      'bank.currency',
    ]);
    expect(conflictsOf(base, latest, { bank: { currency: 'CRC' } })).toEqual([]);
  });
});
