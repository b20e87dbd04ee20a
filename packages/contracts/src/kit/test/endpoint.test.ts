import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, type EndpointArgs, type EndpointInput, type EndpointOutput } from '../endpoint.ts';

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

  it('adds the problem that people of the demo get to its problems, once', () => {
    const facts = {
      ...rename,
      method: 'PUT',
      path: '/things',
      params: undefined,
      closedToDemo: 'things.closed',
    } as const;
    expect(defineEndpoint(facts).problems).toEqual(['things.closed']);
    expect(defineEndpoint({ ...facts, problems: ['things.closed', 'things.gone'] }).problems).toEqual([
      'things.closed',
      'things.gone',
    ]);
  });

  it('infers the types of callers, handlers and responses', () => {
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
