import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import {
  defineEndpoint,
  type EndpointArgs,
  type EndpointInput,
  type EndpointOutput,
  fillPath,
  fillQuery,
} from '../endpoint.ts';

const rename = defineEndpoint({
  name: 'renameThing',
  method: 'PUT',
  path: '/things/:id/parts/:part',
  access: ['admin'],
  tag: 'things',
  summary: 'Rename a part',
  description: 'Renames a part of a thing.',
  params: z.object({ id: z.string(), part: z.string() }),
  query: z.object({ page: z.coerce.number().default(1), q: z.string().optional() }),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});

describe('defineEndpoint', () => {
  it('keeps what was declared', () => {
    expect(rename).toMatchObject({
      name: 'renameThing',
      method: 'PUT',
      path: '/things/:id/parts/:part',
      access: ['admin'],
    });
  });

  it('tells callers, handlers and readers of answers their types', () => {
    expectTypeOf<EndpointArgs<typeof rename>>().toEqualTypeOf<{
      params: { id: string; part: string };
      query: { page: number; q?: string | undefined };
      body: { name: string };
    }>();
    expectTypeOf<EndpointInput<typeof rename>['params']>().toEqualTypeOf<{ id: string; part: string }>();
    expectTypeOf<EndpointOutput<typeof rename>>().toEqualTypeOf<{ name: string }>();
    expect(rename.params?.safeParse({ id: '1', part: '2' }).success).toBe(true);
  });
});

describe('fillPath', () => {
  it('fills in parameters, escaped', () => {
    expect(fillPath(rename.path, { id: 7, part: 'a/b?c#d ñ' })).toBe('/things/7/parts/a%2Fb%3Fc%23d%20%C3%B1');
    expect(fillPath('/things', undefined)).toBe('/things');
  });

  it.each([undefined, null, '', '.', '..'])('refuses %j, which would be the address of something else', (part) => {
    expect(() => fillPath(rename.path, { id: 1, part })).toThrow(
      'path /things/:id/parts/:part needs the parameter part',
    );
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
  ])('of %j is %j', (query, expected) => {
    expect(fillQuery(query)).toBe(expected);
  });
});
