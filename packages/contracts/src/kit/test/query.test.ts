import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillQuery } from '../address.ts';
import { flagParam, listParam, numberParam, optionalParam, SearchText } from '../query.ts';

describe('listParam', () => {
  const countries = listParam(z.string().regex(/^[A-Z]{2}$/), 3);

  it.each([
    [undefined, []],
    ['', []],
    ['MX', ['MX']],
    ['MX,CO', ['MX', 'CO']],
    [' MX , ,CO,', ['MX', 'CO']],
    [
      ['MX', 'CO,PE'],
      ['MX', 'CO', 'PE'],
    ],
  ])('reads %j as %j', (given, expected) => {
    expect(countries.parse(given)).toEqual(expected);
  });

  it.each([['mx'], ['MX,CO,PE,BR'], [7], [{ a: 'MX' }], [null]])('refuses %j', (given) => {
    expect(countries.safeParse(given).success).toBe(false);
  });
});

describe('numberParam', () => {
  const price = numberParam(z.number().min(0));

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['0', 0],
    ['12.5', 12.5],
    [7, 7],
  ])('reads %j as %j', (given, expected) => {
    expect(price.parse(given)).toBe(expected);
  });

  it.each([['-1'], ['ten'], ['Infinity'], ['NaN'], [['1', '2']], [null]])('refuses %j', (given) => {
    expect(price.safeParse(given).success).toBe(false);
  });
});

describe('optionalParam', () => {
  it('treats an empty form field as absent and validates the rest', () => {
    const kind = optionalParam(z.enum(['chair', 'table']));
    expect([kind.parse(undefined), kind.parse(''), kind.parse('chair')]).toEqual([undefined, undefined, 'chair']);
    expect(kind.safeParse('lamp').success).toBe(false);
  });
});

describe('flagParam', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['on', true],
    [true, true],
    ['', false],
    ['false', false],
    ['0', false],
    [undefined, false],
  ])('reads %j as %j', (given, expected) => {
    expect(flagParam.parse(given)).toBe(expected);
  });
});

describe('SearchText', () => {
  it('trims and collapses whitespace', () => {
    expect(SearchText.parse('  manga \n gástrica ')).toBe('manga gástrica');
  });

  it('is at most 200 characters', () => {
    expect(SearchText.safeParse('x'.repeat(201)).success).toBe(false);
  });
});

describe('a query, written and parsed', () => {
  it('round-trips', () => {
    const schema = z.object({
      country: listParam(z.string()),
      price: numberParam(z.number()),
      kind: optionalParam(z.string()),
    });
    const word = fc
      .stringMatching(/^[^\s,]+$/, { maxLength: 12 })
      .filter((text) => text.trim() === text && text.isWellFormed());
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 5 }),
        fc.option(fc.integer(), { nil: undefined }),
        fc.option(word, { nil: undefined }),
        (country, price, kind) => {
          const search = new URLSearchParams(fillQuery({ country, price, kind }));
          const given = {
            country: search.getAll('country'),
            price: search.get('price') ?? undefined,
            kind: search.get('kind') ?? undefined,
          };
          expect(schema.parse(given)).toEqual({
            country,
            ...(price === undefined ? {} : { price }),
            ...(kind === undefined ? {} : { kind }),
          });
        },
      ),
    );
  });
});
