import { describe, expect, it } from 'vitest';
import { conflictsOf, mergeForms } from '../merge.ts';

const before = { city: 'Lima', phone: '1', region: '' };

describe('two forms with a common base', () => {
  it('are merged if they changed different fields', () => {
    const ways = { before, mine: { ...before, city: 'Cusco' }, theirs: { ...before, phone: '2' } };
    expect(conflictsOf(ways)).toEqual([]);
    expect(mergeForms(ways)).toEqual({ city: 'Cusco', phone: '2', region: '' });
  });

  it('need a choice if both changed the same field differently', () => {
    const ways = {
      before,
      mine: { city: 'Cusco', phone: '2 ', region: 'x' },
      theirs: { city: 'Piura', phone: '2', region: '' },
    };
    expect(conflictsOf(ways)).toEqual(['city']);
    expect(mergeForms(ways)).toMatchObject({ city: 'Cusco', region: 'x' });
    expect(mergeForms(ways, { city: 'theirs' })).toMatchObject({ city: 'Piura', region: 'x' });
  });
});
