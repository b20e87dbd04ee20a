import { describe, expect, it } from 'vitest';
import { fillPath, fillQuery } from '../address.ts';

const PATH = '/things/:id/parts/:part';

describe('fillPath', () => {
  it('fills in and escapes parameters', () => {
    expect(fillPath(PATH, { id: 7, part: 'a/b?c#d ñ' })).toBe('/things/7/parts/a%2Fb%3Fc%23d%20%C3%B1');
    expect(fillPath('/things', undefined)).toBe('/things');
  });

  it.each([undefined, null, '', '.', '..'])('refuses %j, which would change the path', (part) => {
    expect(() => fillPath(PATH, { id: 1, part })).toThrow('path /things/:id/parts/:part needs the parameter part');
  });
});

describe('fillQuery', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ q: '', page: undefined, kind: null }, ''],
    [{ q: 'nose job', page: 2, verified: false }, '?q=nose+job&page=2&verified=false'],
    [{ country: ['MX', 'CO'], city: [] }, '?country=MX&country=CO'],
    [{ q: 'a&b=c#ñ' }, '?q=a%26b%3Dc%23%C3%B1'],
  ])('turns %j into %j', (query, expected) => {
    expect(fillQuery(query)).toBe(expected);
  });
});
