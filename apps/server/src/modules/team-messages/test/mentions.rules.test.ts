import { describe, expect, it } from 'vitest';
import { mentionsIn } from '../mentions.rules.ts';

const people = [
  { id: 'ana', name: 'Ana Sol' },
  { id: 'ana-maria', name: 'Ana Sol María' },
  { id: 'other-ana', name: 'ana sol' },
  { id: 'nameless', name: '' },
];

describe('people whom a text mentions', () => {
  it('are those whose whole names follow an @', () => {
    expect(mentionsIn('Thanks, @Ana Sol María!', people)).toEqual(['ana-maria']);
    expect(mentionsIn('Ana Sol said so', people)).toEqual([]);
    expect(mentionsIn('@Ana', people)).toEqual([]);
  });

  it('are all of one name, whatever the case', () => {
    expect(mentionsIn('@ANA SOL and @Ana Sol María', people).toSorted()).toEqual(['ana', 'ana-maria', 'other-ana']);
  });
});
