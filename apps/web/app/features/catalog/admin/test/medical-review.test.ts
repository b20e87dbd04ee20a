import { describe, expect, it } from 'vitest';
import { emptyDraft, reviewOf, toChange, toNew } from '../treatment-draft.ts';

const half = { reviewer: 'Dr. Helena Prado', credential: null, reviewed_on: '' };

describe('medical reviewer of a treatment', () => {
  it('stays in the draft while the date is missing', () => {
    expect(reviewOf(half)).toEqual(half);
    expect(reviewOf({ reviewer: '', credential: null, reviewed_on: '' })).toBeNull();
  });

  it('is sent only with a date, trimmed', () => {
    expect(toNew({ ...emptyDraft(), medical_review: half }).medical_review).toBeNull();
    const whole = { reviewer: ' Dr. Helena Prado ', credential: ' ', reviewed_on: '2026-10-01' };
    expect(toChange({ ...emptyDraft(), medical_review: whole }, 4)).toMatchObject({
      version: 4,
      medical_review: { reviewer: 'Dr. Helena Prado', credential: null, reviewed_on: '2026-10-01' },
    });
  });
});
