import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { answerLetters } from '../packages.presenter.ts';

const allIncluded = () => new Map(INCLUSION_KEYS.map((key) => [key as string, 'included' as const]));

describe('answerLetters', () => {
  it('returns the 22 answers in contract order', () => {
    const answers = new Map<string, 'included' | 'not_included' | 'not_applicable'>(allIncluded());
    answers.set('surgeon_fee', 'not_applicable');
    answers.set('insurance', 'not_included');
    expect(answerLetters(answers)).toBe(`a${'i'.repeat(20)}n`);
  });

  it('throws for a package with an unanswered item, and names it', () => {
    const answers = allIncluded();
    answers.delete('lodging');
    expect(() => answerLetters(answers)).toThrow('lodging is not answered');
  });
});
