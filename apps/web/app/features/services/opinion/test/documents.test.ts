import { describe, expect, it } from 'vitest';
import { CONDITIONS, documentsFor, missingOf, readChecked } from '../documents.ts';

describe('the documents of an opinion', () => {
  it('are needed or helpful, never both', () => {
    for (const condition of CONDITIONS) {
      const { needed, helpful } = documentsFor(condition);
      expect(needed.filter((key) => helpful.includes(key))).toEqual([]);
      expect(needed).toContain('questions');
    }
  });

  it('are read from the address, and what is none of ours is left out', () => {
    expect(readChecked('?condition=spine&have=mri&have=tried&have=horoscope&checked=yes')).toEqual({
      condition: 'spine',
      have: ['mri', 'tried'],
      asked: true,
    });
    expect(readChecked('?condition=soul')).toEqual({ condition: 'cancer', have: [], asked: false });
  });

  it('take the condition of the panel when none is chosen for the list', () => {
    expect(readChecked('?focus=heart').condition).toBe('heart');
  });

  it('are named when they are missing', () => {
    const missing = missingOf({ condition: 'teeth', have: ['scan', 'dentalPlan', 'medicines'] });
    expect(missing).toEqual({ needed: ['questions'], helpful: ['photos'] });
    expect(missingOf({ condition: 'teeth', have: documentsFor('teeth').needed }).needed).toEqual([]);
  });
});
