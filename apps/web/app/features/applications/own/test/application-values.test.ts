import { emptySections } from '@travesia/contracts/applications';
import { describe, expect, it } from 'vitest';
import { accreditationsText, changesOf, savedOf } from '../application-values.ts';

const jci = { body: 'JCI', number: '7', valid_until: '2028-01-01' };

describe('application as a form', () => {
  it('has a text for each field and returns the same values', () => {
    const sections = {
      ...emptySections(),
      business: { ...emptySections().business, trade_name: 'Sierra', year_founded: 2009 },
      licence: { ...emptySections().licence, permanent: true },
      specialties: { categories: ['dental', 'cardiac'], languages: [] },
      accreditations: { none: false, items: [jci] },
    };
    const { form, version } = savedOf({ version: 4, sections });
    expect(version).toBe(4);
    expect(form).toMatchObject({ 'business.year_founded': '2009', 'licence.permanent': 'true', 'bank.currency': '' });
    expect(changesOf(form, Object.keys(form))).toEqual(sections);
  });

  it('saves only changed fields', () => {
    const { form } = savedOf({ version: 1, sections: emptySections() });
    const typed = { ...form, 'bank.currency': 'USD', 'business.year_founded': ' ' };
    expect(changesOf(typed, ['bank.currency', 'business.year_founded'])).toEqual({
      bank: { currency: 'USD' },
      business: { year_founded: null },
    });
  });

  it('skips empty accreditations', () => {
    expect(accreditationsText([{ body: '', number: '', valid_until: '' }, jci])).toBe(JSON.stringify([jci]));
  });
});
