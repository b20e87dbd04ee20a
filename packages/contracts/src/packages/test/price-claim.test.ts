import { describe, expect, it } from 'vitest';
import { includedNights, missingNeeds, priceClaim } from '../price-claim.ts';
import type { InclusionAnswer } from '../packages.schema.ts';

const item = (key: string, answer: InclusionAnswer, quantity: number | null = null) => ({ key, answer, quantity });
const NEEDS = new Set(['surgeon_fee', 'hospital_nights', 'lodging', 'transfers']);

describe('what a price may be called', () => {
  it('is all-in only when nothing the treatment needs is missing', () => {
    expect(priceClaim([])).toBe('all_in');
    expect(priceClaim([{ price: { amount: 1 } }])).toBe('total');
    expect(priceClaim([{ price: { amount: 1 } }, { price: null }])).toBe('at_least');
  });
});

describe('needed items a price leaves out', () => {
  it('are those answered otherwise than included; optional items never count', () => {
    const answers = [
      item('surgeon_fee', 'included'),
      item('hospital_nights', 'included', 2),
      item('lodging', 'included', 8),
      item('transfers', 'not_included', 4),
      item('insurance', 'not_included'),
    ];
    expect(missingNeeds(NEEDS, answers, 10)).toEqual([{ key: 'transfers', quantity: 4 }]);
  });

  it('contain a needed item that the clinic calls not applicable', () => {
    expect(missingNeeds(NEEDS, [item('surgeon_fee', 'not_applicable')], 0)).toEqual([
      { key: 'surgeon_fee', quantity: null },
    ]);
  });

  it('contain the nights of lodging beyond those in the hospital and in the price', () => {
    const nights = (lodging: ReturnType<typeof item>) =>
      missingNeeds(NEEDS, [item('hospital_nights', 'included', 3), lodging], 13);
    expect(nights(item('lodging', 'not_included', 10))).toEqual([{ key: 'lodging', quantity: 10 }]);
    expect(nights(item('lodging', 'included', 6))).toEqual([{ key: 'lodging', quantity: 4 }]);
    expect(nights(item('lodging', 'included', 10))).toEqual([]);
    expect(nights(item('lodging', 'included'))).toEqual([]);
  });

  it('contain no lodging when every night is in the hospital, or the treatment takes no night', () => {
    const answers = [item('hospital_nights', 'included', 28), item('lodging', 'not_applicable')];
    expect(missingNeeds(NEEDS, answers, 28)).toEqual([]);
    expect(missingNeeds(NEEDS, [item('lodging', 'not_applicable')], 0)).toEqual([]);
  });
});

describe('included nights', () => {
  it('are the hospital’s and the lodging’s that the price includes, and no others', () => {
    const hospital = item('hospital_nights', 'included', 3);
    expect(includedNights([hospital, item('lodging', 'included', 10)], 13)).toBe(13);
    expect(includedNights([hospital, item('lodging', 'included')], 13)).toBe(13);
    expect(includedNights([hospital, item('lodging', 'not_included', 10)], 13)).toBe(3);
    expect(includedNights([item('hospital_nights', 'not_included', 3), item('lodging', 'included', 10)], 13)).toBe(10);
    expect(includedNights([item('lodging', 'not_applicable')], 0)).toBe(0);
  });
});
