import { describe, expect, it } from 'vitest';
import { matches } from '../therapist-match.ts';

const TRAITS = ['lang:es', 'lang:en', 'welcomes:woman', 'welcomes:lgbtq'];

describe('matches', () => {
  it.each([
    ['no wish', [], true],
    ['one of two languages', ['lang:pt', 'lang:es'], true],
    ['a language nobody asked of her', ['lang:pt'], false],
    ['either gender', ['welcomes:woman', 'welcomes:man'], true],
    ['the other gender', ['welcomes:man'], false],
    ['language and experience', ['lang:en', 'welcomes:lgbtq'], true],
    ['two experiences of which she has one', ['welcomes:lgbtq', 'welcomes:afro'], false],
  ])('%s', (_what, wishes, meets) => {
    expect(matches(TRAITS, wishes)).toBe(meets);
  });
});
