import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isProblemCode, problems } from '../../features.ts';
import { LOCALES } from '../locales.ts';
import { Problem, type ProblemDeclaration, requestProblems } from '../problem.ts';

const source = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.problems.ts'),
);
const declared = await Promise.all(
  files.map(async (file) => {
    const module = (await import(path.join(source, file))) as Record<string, Record<string, ProblemDeclaration>>;
    return Object.values(module).flatMap((list) => Object.keys(list));
  }),
);
const codes = [...Object.keys(requestProblems), ...declared.flat()];

describe('problem codes', () => {
  it('are declared once', () => {
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it('are exactly those in the product’s list', () => {
    expect(Object.keys(problems).toSorted()).toEqual(codes.toSorted());
  });

  it.each(Object.entries<ProblemDeclaration>(problems))(
    '%s has a title, a condition and a status',
    (code, { status, title, when }) => {
      expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(when).toMatch(/\.$/);
      expect(isProblemCode(code)).toBe(true);
    },
  );

  it.each(Object.entries<ProblemDeclaration>(problems))(
    '%s has the same placeholders in every language',
    (_code, { text }) => {
      const held = LOCALES.map((language) => text[language].match(/\{\w+\}/g)?.join(' ') ?? '');
      expect(new Set(held).size).toBe(1);
      expect(['', '{wait}']).toContain(held[0]);
    },
  );

  it('reject unknown text', () => {
    expect(['toString', '__proto__', '', 'request.nothing'].map(isProblemCode)).toEqual([false, false, false, false]);
  });
});

describe('Problem', () => {
  const body = {
    type: '/problems/x.y',
    title: 't',
    status: 409,
    detail: 'd',
    code: 'x.y',
    request_id: 'r',
    error: 'd',
  };

  it('always has every member, with fields and wait if applicable', () => {
    expect(Problem.parse(body)).toEqual(body);
    expect(
      Problem.parse({ ...body, retry_after: 3, fields: [{ path: 'body.a', code: 'c', message: 'm' }] }),
    ).toMatchObject({ retry_after: 3 });
    for (const member of Object.keys(body))
      expect(Problem.safeParse({ ...body, [member]: undefined }).success).toBe(false);
  });
});
