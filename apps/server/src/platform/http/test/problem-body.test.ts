import { LOCALES, Problem } from '@travesia/contracts/kit';
import { type ProblemCode, problems } from '@travesia/contracts/problems';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../problem-error.ts';
import { problemBody, toProblemError } from '../problem-body.ts';

describe('problemBody', () => {
  it.each(Object.keys(problems) as ProblemCode[])('%s has all members of the contract', (code) => {
    const body = problemBody(code, 'request-1', {}, 'en');
    expect(Problem.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({
      type: `/problems/${code}`,
      status: problems[code].status,
      title: problems[code].title,
      detail: problems[code].title,
      request_id: 'request-1',
    });
  });

  it('describes the occurrence for developers and, in their language, for people', () => {
    const fields = [{ path: 'body.name', code: 'too_small', message: 'is empty', kind: 'missing' }];
    const facts = { detail: 'body.name: is empty', fields, retryAfter: 0 };
    expect(problemBody('request.invalid', 'r', facts, 'pt')).toMatchObject({
      detail: 'body.name: is empty',
      error: 'Preencha este campo.',
      fields: [{ path: 'body.name', code: 'too_small', message: 'Preencha este campo.' }],
      retry_after: 0,
    });
  });

  it.each(Object.keys(problems) as ProblemCode[])(
    'tells %s in the reader’s language, whatever the detail says',
    (code) => {
      const told = LOCALES.map((language) => problemBody(code, 'r', { detail: 'For developers.' }, language).error);
      expect(new Set(told).size).toBe(LOCALES.length);
      for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}[^{}]+\.$/u);
    },
  );

  it.each([
    ['en', 12, 'Wait 12 seconds and'],
    ['es', 1, 'Espere 1 segundo e'],
    ['pt', 0, 'Espere 1 segundo e'],
    ['es', 700, 'Espere 12 minutos e'],
    ['pt', undefined, 'Espere 60 segundos e'],
  ] as const)('names the wait in %s: %s seconds', (language, retryAfter, words) => {
    expect(
      problemBody('request.rate_limited', 'r', retryAfter === undefined ? {} : { retryAfter }, language).error,
    ).toContain(words);
  });
});

describe('toProblemError', () => {
  it('leaves a declared problem unchanged', () => {
    const declared = new ProblemError('request.stale_version');
    expect(toProblemError(declared)).toBe(declared);
  });

  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'request.too_large', 413],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'request.unsupported_media_type', 415],
    ['FST_ERR_BAD_URL', 'request.malformed', 400],
  ])('maps %s of the HTTP layer', (code, problem, status) => {
    const made = toProblemError(Object.assign(new Error('x'), { code }));
    expect([made.code, made.status]).toEqual([problem, status]);
  });

  it.each([
    new Error('the password is hunter2'),
    'hunter2',
    null,
    Object.assign(new Error('hunter2'), { code: '23505' }),
  ])('hides everything else', (thrown) => {
    const made = toProblemError(thrown);
    expect(made.code).toBe('server.internal');
    expect(made.cause).toBe(thrown);
    expect(JSON.stringify(problemBody(made.code, 'r', made.facts, 'en'))).not.toContain('hunter2');
  });
});
