import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { answerLetters } from '../packages.presenter.ts';

const allIncluded = () => new Map(INCLUSION_KEYS.map((key) => [key as string, 'included' as const]));

describe('answerLetters', () => {
  it('writes the 22 answers in the order of the contract', () => {
    const answers = new Map<string, 'included' | 'not_included' | 'not_applicable'>(allIncluded());
    answers.set('surgeon_fee', 'not_applicable');
    answers.set('insurance', 'not_included');
    expect(answerLetters(answers)).toBe(`a${'i'.repeat(20)}n`);
  });

  it('refuses a package with an open line, and names it', () => {
    const answers = allIncluded();
    answers.delete('lodging');
    expect(() => answerLetters(answers)).toThrow('lodging is not answered');
  });
});
