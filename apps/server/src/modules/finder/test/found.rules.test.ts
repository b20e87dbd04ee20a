import { describe, expect, it } from 'vitest';
import { groupFound, presentFound, wordsOf } from '../found.rules.ts';

const PEOPLE = [
  { id: 'p1', label: 'Ana García', detail: 'ana.garcia@example.com' },
  { id: 'p2', label: 'Mariana Garrido', detail: 'mariana@example.com' },
  { id: 'p3', label: 'Luis Pérez', detail: 'luis@example.com', texts: ['+573005550101'] },
];
const find = (phrase: string, candidates: Parameters<typeof presentFound>[1] = PEOPLE) =>
  presentFound('person', candidates, { phrase, words: wordsOf(phrase) }).results.map(({ id }) => id);

describe('what matches a phrase', () => {
  it('finds names without accents, in any order and by their beginnings', () => {
    expect(find('garcia ana')).toEqual(['p1']);
    expect(find('per')).toEqual(['p3']);
    expect(find('GARCÍA')).toEqual(['p1']);
  });

  it('finds names with letters wrong, missing, added or swapped, also unfinished ones', () => {
    for (const typed of ['garcya', 'garca', 'garccia', 'gacria']) expect(find(typed), typed).toEqual(['p1']);
    expect(find('marianna')).toEqual(['p2']);
    expect(find('garrydo')).toEqual(['p2']);
  });

  it('finds nothing when a word is in none of the texts', () => {
    expect(find('ana zzzz')).toEqual([]);
    expect(find('xq')).toEqual([]);
  });

  it('puts names before parts of names, and exact addresses first', () => {
    expect(find('ana')).toEqual(['p1', 'p2']);
    expect(find('mariana@example.com')).toEqual(['p2']);
  });

  it('finds references and numbers however they are written', () => {
    const ticket = [{ id: 't1', label: 'Ana', code: 'TS-7K3M-9QXD' }];
    for (const typed of ['ts-7k3m-9qxd', 'TS7K3M9QXD', '7k3m']) expect(find(typed, ticket), typed).toEqual(['t1']);
    for (const typed of ['3005550101', '0101']) expect(find(typed), typed).toEqual(['p3']);
  });

  it('finds what belongs to a place together with its own words, not by the place alone', () => {
    const credential = [{ id: 'r1', label: 'Anvisa', place: 'Clínica Mirador' }];
    expect(find('anvisa mirdor', credential)).toEqual(['r1']);
    expect(find('mirador', credential)).toEqual([]);
  });

  it('keeps what a finder is sure of, last', () => {
    const clinics = [
      { id: 'c1', label: 'Clínica Dental', isSure: true },
      { id: 'c2', label: 'Sonrisas', isSure: true },
    ];
    expect(find('sonrisas', clinics)).toEqual(['c2', 'c1']);
  });

  it('shows five of a group, says that there are more, and puts the better group first', () => {
    const many = Array.from({ length: 7 }, (_, at) => ({ id: `m${at}`, label: `Anabel ${at}` }));
    const sought = { phrase: 'ana', words: ['ana'] };
    const groups = groupFound([
      presentFound('clinic', many, sought),
      presentFound('person', PEOPLE, sought),
      presentFound('ticket', [], sought),
    ]);
    expect(groups.map(({ kind, results, more }) => [kind, results.length, more])).toEqual([
      ['person', 2, false],
      ['clinic', 5, true],
    ]);
  });
});
