import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { answerLetters, presentComplications, presentItinerary } from '../packages.presenter.ts';

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

const text = (en: string) => ({ en, es: `${en} (es)`, pt: '' });
const inEnglish = { language: 'en' } as const;

describe('presentItinerary', () => {
  it('orders the days by trip and day, in the requested language', () => {
    const day = (trip: number, number: number) => ({
      trip,
      day: number,
      place: 'lodging' as const,
      title: text(`${trip}-${number}`),
      note: text(''),
    });
    const shown = presentItinerary([day(2, 1), day(1, 4), day(1, 2)], { language: 'es' });
    expect(shown.map(({ title }) => title)).toEqual(['1-2 (es)', '1-4 (es)', '2-1 (es)']);
    expect(presentItinerary([day(1, 1)], inEnglish)[0]?.note).toBeNull();
  });
});

describe('presentComplications', () => {
  const nothing = { surgeon: null, facility: null, travel: null, home_care: null };

  it('is null while the clinic states nothing', () => {
    expect(presentComplications({ pays: nothing, window_days: null, exclusions: text('') }, inEnglish)).toBeNull();
  });

  it.each([
    [{ ...nothing, travel: 'patient' as const }, null, ''],
    [nothing, 0, ''],
    [nothing, null, 'Smoking'],
  ])('shows whatever it states', (pays, days, exclusions) => {
    expect(presentComplications({ pays, window_days: days, exclusions: text(exclusions) }, inEnglish)).toEqual({
      pays,
      window_days: days,
      exclusions: exclusions || null,
    });
  });
});
