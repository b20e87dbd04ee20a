import { describe, expect, it } from 'vitest';
import { fillMacro, unknownPlaceholders } from '../macro-text.ts';

const values = { name: 'Ana', reference: 'TS-4F7Q-K2MN', clinic: null, agent: 'Mara' };

describe('a saved reply', () => {
  it('is filled in, every time a placeholder occurs', () => {
    expect(fillMacro('Hello {name}, {name}: {reference}. {agent}', values)).toEqual({
      text: 'Hello Ana, Ana: TS-4F7Q-K2MN. Mara',
      missing: [],
    });
  });

  it('keeps and names placeholders without a value', () => {
    expect(fillMacro('{clinic}, {clinic} and {other}', values)).toEqual({
      text: '{clinic}, {clinic} and {other}',
      missing: ['clinic'],
    });
  });

  it('names what is no placeholder', () => {
    expect(unknownPlaceholders('{name} {password} {password} {}')).toEqual(['password', '']);
  });
});
