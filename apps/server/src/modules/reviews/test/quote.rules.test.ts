import { describe, expect, it } from 'vitest';
import { shortened } from '../quote.rules.ts';

describe('a review on a card', () => {
  it('ends with a whole sentence', () => {
    const second = `I would come back, even though ${'the way is long and '.repeat(6)}it rains.`;
    expect(shortened(`They called my dentist at home. Dr. Henao answered. ${second}`, 'en')).toBe(
      'They called my dentist at home. Dr. Henao answered.',
    );
    expect(shortened('Puntuales, limpios y sin venderme nada más.', 'es')).toBe(
      'Puntuales, limpios y sin venderme nada más.',
    );
  });

  it('cuts a first sentence that is too long at a word', () => {
    const cut = shortened(`One sentence ${'that never ends, '.repeat(20)}but does.`, 'en');
    expect(cut.length).toBeLessThanOrEqual(140);
    expect(cut).toMatch(/(ends|never|that)…$/);
  });
});
