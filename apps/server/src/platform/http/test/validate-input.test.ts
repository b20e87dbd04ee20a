import { defineEndpoint, type Endpoint, listParam } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProblemError } from '../../problem-error.ts';
import { validateInput } from '../validate-input.ts';

const endpoint: Endpoint = defineEndpoint({
  name: 'changeThing',
  method: 'PUT',
  path: '/things/:id',
  access: 'public',
  tag: 'test',
  summary: 'Change a thing',
  description: 'Changes it.',
  params: z.object({ id: z.uuid() }),
  query: z.object({ country: listParam(z.string()) }),
  body: z.strictObject({
    name: z.string().min(1),
    size: z.strictObject({ width: z.int() }).optional(),
    tags: z.array(z.string()).optional(),
  }),
  response: z.object({}),
});
const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';

function refusedFields(raw: { params?: unknown; query?: unknown; body?: unknown }) {
  try {
    validateInput(endpoint, { params: { id: ID }, query: {}, body: { name: 'x' }, ...raw });
  } catch (error) {
    if (error instanceof ProblemError) return error;
  }
  throw new Error('it was accepted');
}

describe('validateInput', () => {
  it('returns the parsed parts', () => {
    expect(
      validateInput(endpoint, { params: { id: ID }, query: { country: 'MX,CO' }, body: { name: 'chair' } }),
    ).toEqual({
      params: { id: ID },
      query: { country: ['MX', 'CO'] },
      body: { name: 'chair' },
    });
  });

  it('reports every invalid field of every part at once', () => {
    const { code, facts } = refusedFields({ params: { id: 'x' }, body: { name: '', size: { width: 1.5 } } });
    expect(code).toBe('request.invalid');
    expect(facts.fields?.map(({ path }) => path)).toEqual(['params.id', 'body.name', 'body.size.width']);
    expect(facts.detail).toMatch(/^params\.id: .*; body\.name: .*; body\.size\.width: /);
  });

  it('truncates the sentence but not the list', () => {
    const { facts } = refusedFields({ body: { a: 1, b: 2, c: 3, d: 4, name: 'x' } });
    expect(facts.fields).toHaveLength(4);
    expect(facts.detail).toMatch(/; and 1 more$/);
  });

  it('rejects unknown members by name, at any depth', () => {
    const { facts } = refusedFields({ body: { name: 'x', colour: 'red', size: { width: 1, depth: 2 } } });
    expect(facts.fields).toEqual([
      { path: 'body.size.depth', code: 'unknown_field', message: 'is not a field of this call' },
      { path: 'body.colour', code: 'unknown_field', message: 'is not a field of this call' },
    ]);
  });

  it('rejects text PostgreSQL can’t store: NUL and lone surrogates, in values and names', () => {
    const { facts } = refusedFields({
      query: { country: 'M\u0000' },
      body: { name: 'a\ud800', tags: ['ok', '\udc00'], 'n\u0000': 1 },
    });
    const unstorable = facts.fields?.filter(({ code }) => code === 'unstorable_text').map(({ path }) => path);
    expect(unstorable).toEqual(['query.country', 'body.name', 'body.tags.1', 'body.(name)']);
  });

  it('accepts every whole character', () => {
    const name = 'Ñandú 🦜 שלום \u200d 末';
    expect(validateInput(endpoint, { params: { id: ID }, query: {}, body: { name } }).body).toEqual({ name });
  });

  it('treats an absent body as empty and reports its missing fields', () => {
    expect(refusedFields({ body: undefined }).facts.fields?.map(({ path }) => path)).toEqual(['body.name']);
  });
});

describe('a body with very many invalid fields', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));

  it('names at most 20 unknown ones, besides what else is wrong', () => {
    const { facts } = refusedFields({ body: { ...many(100_000), name: '', size: { ...many(50), width: 1.5 } } });
    const unknown = facts.fields?.filter(({ code }) => code === 'unknown_field');
    expect(unknown).toHaveLength(20);
    expect(facts.fields?.map(({ path }) => path)).toEqual(expect.arrayContaining(['body.name', 'body.size.width']));
    expect(facts.detail).toMatch(/; and 100049 more$/);
    expect(facts.detail?.length).toBeLessThan(500);
  });

  it('names at most 100 of a list', () => {
    const { facts } = refusedFields({ body: { name: 'x', tags: Array.from({ length: 200_000 }, () => 1) } });
    expect(facts.fields).toHaveLength(100);
    expect(facts.detail).toMatch(/; and 199997 more$/);
  });

  it('looks at each as often, however many there are', () => {
    const looks = (count: number) => {
      let seen = 0;
      const look = () => void (seen += 1);
      const body = new Proxy<Record<string, unknown>>(
        { ...many(count), name: 'x' },
        {
          get: (target, key) => (look(), Reflect.get(target, key)),
          has: (target, key) => (look(), Reflect.has(target, key)),
          getOwnPropertyDescriptor: (target, key) => (look(), Reflect.getOwnPropertyDescriptor(target, key)),
          ownKeys: (target) => {
            seen += count;
            return Reflect.ownKeys(target);
          },
        },
      );
      refusedFields({ body });
      return seen;
    };
    expect(looks(1000)).toBeGreaterThan(1000);
    expect(looks(10_000)).toBeLessThan(11 * looks(1000));
  });
});
