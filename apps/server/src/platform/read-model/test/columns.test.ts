import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdTable } from '../id-table.ts';
import { NumberColumn } from '../number-column.ts';
import { TextColumn } from '../text-column.ts';

describe('a table of ids', () => {
  const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 300 });

  it('numbers ids in order and looks up both ways', () => {
    fc.assert(
      fc.property(ids, (given) => {
        const table = new IdTable();
        expect(given.map((id) => table.add(id))).toEqual([...given.keys()]);
        expect(given.map((id) => table.rowOf(id))).toEqual([...given.keys()]);
        expect(given.map((_, row) => table.idOf(row))).toEqual(given);
      }),
      { numRuns: 50 },
    );
  });

  it('returns the existing number for a known id', () => {
    const table = new IdTable();
    const id = '018f2f5c-0000-7000-8000-00000000000a';
    expect([table.add(id), table.add(id.toUpperCase()), table.size]).toEqual([0, 0, 1]);
  });

  it('sorts rows as their ids are sorted as text', () => {
    fc.assert(
      fc.property(ids, (given) => {
        const table = new IdTable();
        for (const id of given) table.add(id);
        const rows = [...given.keys()].toSorted((a, b) => table.compare(a, b));
        expect(rows.map((row) => table.idOf(row))).toEqual(given.toSorted());
      }),
      { numRuns: 50 },
    );
  });

  it('finds no other id, and nothing that isn’t one', () => {
    const table = new IdTable();
    expect(table.rowOf('018f2f5c-0000-7000-8000-00000000000a')).toBeUndefined();
    expect(table.rowOf('clinica-aurora')).toBeUndefined();
    expect(() => table.add('clinica-aurora')).toThrow('no UUID');
  });
});

describe('a number column', () => {
  const column = new NumberColumn();
  for (const [row, figure] of [3, null, 1, 2].entries()) column.set(row, figure);
  column.set(1000, 0.5);

  it('returns what was stored, and null for rows without a number', () => {
    expect([0, 1, 2, 500, 1000, 9999].map((row) => column.get(row))).toEqual([3, null, 1, null, 0.5, null]);
  });

  it('finds the rows in a range', () => {
    expect(column.within(1, 2, 1001).rows()).toEqual([2, 3]);
    expect(column.within(0, 0.5, 1001).rows()).toEqual([1000]);
    expect(column.within(-Infinity, Infinity, 3).rows()).toEqual([0, 2]);
  });

  it('sorts both ways, with rows without a number last', () => {
    expect([0, 1, 2, 3].toSorted((a, b) => column.ascending(a, b))).toEqual([2, 3, 0, 1]);
    expect([0, 1, 2, 3].toSorted((a, b) => column.descending(a, b))).toEqual([0, 3, 2, 1]);
  });
});

it('a text column returns every text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 200 }), (texts) => {
      const column = new TextColumn();
      for (const text of texts) column.push(text);
      expect(texts.map((_, row) => column.at(row))).toEqual(texts);
    }),
    { numRuns: 50 },
  );
});
