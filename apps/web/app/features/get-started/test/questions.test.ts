import { describe, expect, it } from 'vitest';
import { missingLines, questionsFor } from '../questions.ts';

const ALL_IN = 'i'.repeat(22);

describe('questions to ask', () => {
  it('asks who operates if no surgeon is named, and for a commitment if one is', () => {
    expect(questionsFor({ clinician: null, answers: ALL_IN }, 1)).toContain('surgeon');
    expect(questionsFor({ clinician: 'Dra. Ruiz', answers: ALL_IN }, 1)).toContain('surgeonNamed');
  });

  it('asks about excluded items and a second trip only if there are any', () => {
    expect(questionsFor({ clinician: null, answers: ALL_IN }, 1)).toEqual(['surgeon', 'price', 'unfit', 'longer']);
    const open = { clinician: null, answers: `nna${'i'.repeat(19)}` };
    expect(missingLines(open)).toBe(2);
    expect(questionsFor(open, 2)).toEqual(['surgeon', 'missing', 'secondTrip', 'price', 'unfit', 'longer']);
  });
});
