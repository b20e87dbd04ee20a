import { describe, expect, it } from 'vitest';
import { completedPhrase } from '../complete-phrase.ts';

describe('completedPhrase', () => {
  it.each([
    ['med', 'Medellín', 'Medellín'],
    ['implante dental med', 'Medellín', 'implante dental Medellín'],
    ['knee mexico ci', 'Mexico City', 'knee Mexico City'],
    ['rinoplastia bogotá', 'Bogotá', 'rinoplastia Bogotá'],
    ['implante medelin', 'Medellín', 'implante Medellín'],
  ])('completes %s to %s', (typed, place, whole) => {
    expect(completedPhrase(typed, place)).toBe(whole);
  });
});
