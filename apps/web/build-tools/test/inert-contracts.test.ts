import { runInNewContext } from 'node:vm';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { inert } from '../inert-contracts.ts';

const rewritten = (code: string) => inert(code, parseSync('contract.js', code).program);
/** Compiles a module's code and returns its exports, as a browser would run it. */
const made = (code: string, names: string) =>
  runInNewContext(`${rewritten(code).replaceAll('export ', '')}; ({ ${names} })`, {
    defineEndpoint: (endpoint: unknown) => endpoint,
    defineFeature: (feature: unknown) => feature,
    z: { object: () => 'a schema', enum: () => ({ meta: () => 'an enum' }) },
  }) as Record<string, unknown>;

describe('contracts in a browser', () => {
  it("keep an endpoint's address and upload rules, and nothing for the server", () => {
    const code = `const own = { access: 'session', tag: 'x' };
      export const addFile = defineEndpoint({
        ...own, name: 'addFile', method: 'POST', path: '/files/:id', summary: 'Adds, one', description: \`a \${1 + 1}\`,
        params: z.object(), upload: { maxBytes: 3 }, status: 201, response: z.object(), problems: ['a.b']
      });`;
    expect(made(code, 'addFile')).toEqual({
      addFile: {
        access: 'session',
        name: 'addFile',
        method: 'POST',
        path: '/files/:id',
        upload: { maxBytes: 3 },
        status: 201,
      },
    });
    expect(rewritten(code)).not.toContain('z.object');
  });

  it("keep a feature's audit actions, but not its problems and notifications", () => {
    const code = `export const supportFeature = defineFeature({
      problems: supportProblems, audit: { 'ticket.closed': 'platform' }, notifications: { answered: z.object() } });`;
    expect(made(code, 'supportFeature')).toEqual({ supportFeature: { audit: { 'ticket.closed': 'platform' } } });
  });

  it('drop shared server-only endpoint properties, unless something else uses them', () => {
    const code = `const own = { tag: 'x', response: z.object() };
      const fields = { description: z.object() };
      const whole = z.object({ ...fields });
      export const facts = { tag: 'kept' };
      export const one = defineEndpoint({ ...own, path: '/one' });
      export const two = defineEndpoint({ ...own, ...fields, ...facts, path: '/two' });`;
    expect(made(code, 'one, two, fields')).toEqual({
      one: { path: '/one' },
      two: { path: '/two', tag: 'kept', description: 'a schema' },
      fields: { description: 'a schema' },
    });
  });

  it('mark top-level calls as removable if unused, without changing their result', () => {
    const code = `export const Role = z.enum(['a']).meta({});
      export const LIMITS = { most: Math.max(1, 2) }, DAYS = 3;
      export const add = (a, b) => a + b;
      export function twice(a) { return add(a, a); }`;
    expect(rewritten(code).match(/@__PURE__/g)).toHaveLength(2);
    const { twice, ...rest } = made(code, 'Role, LIMITS, DAYS, twice');
    expect(rest).toEqual({ Role: 'an enum', LIMITS: { most: 2 }, DAYS: 3 });
    expect((twice as (a: number) => number)(4)).toBe(8);
  });
});
