import { describe, expect, it } from 'vitest';
import { CONDITIONS, documentsFor, missingOf, readChecked } from '../documents.ts';

describe('documents for a second opinion', () => {
  it('are required or helpful, never both', () => {
    for (const condition of CONDITIONS) {
      const { needed, helpful } = documentsFor(condition);
      expect(needed.filter((key) => helpful.includes(key))).toEqual([]);
      expect(needed).toContain('questions');
    }
  });

  it('are parsed from the URL, ignoring unknown values', () => {
    expect(readChecked('?condition=spine&have=mri&have=tried&have=horoscope&checked=yes')).toEqual({
      condition: 'spine',
      have: ['mri', 'tried'],
      asked: true,
    });
    expect(readChecked('?condition=soul')).toEqual({ condition: 'cancer', have: [], asked: false });
  });

  it("use the panel's condition when the list has none", () => {
    expect(readChecked('?focus=heart').condition).toBe('heart');
  });

  it('are listed when missing', () => {
    const missing = missingOf({ condition: 'teeth', have: ['scan', 'dentalPlan', 'medicines'] });
    expect(missing).toEqual({ needed: ['questions'], helpful: ['photos'] });
    expect(missingOf({ condition: 'teeth', have: documentsFor('teeth').needed }).needed).toEqual([]);
  });
});
