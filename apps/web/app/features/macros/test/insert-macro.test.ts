import type { Macro } from '@travesia/contracts/macros';
import { describe, expect, it } from 'vitest';
import { insertAt, macroFor, offeredMacros, type Receiver } from '../insert-macro.ts';

const macro = (name: string, more: Partial<Macro> = {}): Macro => ({
  id: '01a2041b-32a0-7000-a6b3-52c3b4b0d5e9',
  name,
  topic: null,
  texts: { en: 'Hello {name}, ask {clinic}.', es: 'Hola {name}', pt: '' },
  closes: false,
  takes: false,
  archived: false,
  updated_at: '2026-11-22T10:00:00.000Z',
  version: 1,
  ...more,
});
const ana: Receiver = { name: 'Ana Ferreira', language: 'pt', reference: 'TS-4F7Q-K2MN', clinic: null };

describe('saved replies', () => {
  it('are in the receiver’s language, or in English', () => {
    expect(macroFor(macro('x'), { ...ana, language: 'es' }, 'Mara')).toEqual({
      language: 'es',
      text: 'Hola Ana',
      missing: [],
    });
    expect(macroFor(macro('x'), ana, 'Mara')).toMatchObject({ language: 'en', missing: ['clinic'] });
  });

  it('are offered with those for the topic first, without archived ones, by words', () => {
    const all = [
      macro('Any'),
      macro('Prices', { topic: 'prices' }),
      macro('Journey', { topic: 'journey' }),
      macro('Old', { archived: true }),
    ];
    expect(offeredMacros(all, 'journey', '').map(({ name }) => name)).toEqual(['Journey', 'Any', 'Prices']);
    expect(offeredMacros(all, 'journey', ' price').map(({ name }) => name)).toEqual(['Prices']);
  });

  it('replace what is selected', () => {
    expect(insertAt('one two', 'X', { start: 4, end: 7 })).toEqual({ text: 'one X', cursor: 5 });
  });
});
