import { describe, expect, it } from 'vitest';
import { collectLines } from '../../testing/test-http.ts';
import { createLogger, REDACTED } from '../logger.ts';

function log(...entries: object[]) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', collectLines(lines));
  for (const entry of entries) logger.info(entry, 'something');
  return lines;
}

describe('the log', () => {
  it('writes one JSON object per line, with level name and time in UTC', () => {
    expect(log({ route: '/treatments' })).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        route: '/treatments',
        msg: 'something',
      },
    ]);
  });

  it.each(REDACTED)('never contains a %s, at the top or up to two levels down', (name) => {
    const lines = log({ [name]: 'SECRET' }, { one: { [name]: 'SECRET' } }, { one: { two: { [name]: 'SECRET' } } });
    expect(JSON.stringify(lines)).not.toContain('SECRET');
    expect(lines).toMatchObject([
      { [name]: '[redacted]' },
      { one: { [name]: '[redacted]' } },
      { one: { two: { [name]: '[redacted]' } } },
    ]);
  });

  it('is silent below its level', () => {
    const lines: Record<string, unknown>[] = [];
    const logger = createLogger('warn', collectLines(lines));
    logger.info('nothing');
    logger.warn('something');
    expect(lines.map(({ msg }) => msg)).toEqual(['something']);
  });

  it('contains what helps of an error, and not the data that caused it', () => {
    const refused = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'users_email',
      table: 'users',
      detail: 'Key (email)=(ana@example.com) already exists.',
    });
    const failed = new Error('Failed query: insert into users values ($1)\nparams: ana@example.com,Ana', {
      cause: refused,
    });
    const [line] = log({ err: failed });
    expect(JSON.stringify(line)).not.toContain('ana@example.com');
    expect(line).toMatchObject({
      err: {
        type: 'Error',
        message: 'Failed query: insert into users values ($1)\nparams: [left out]',
        stack: expect.stringContaining('logger.test.ts'),
        cause: { code: '23505', constraint: 'users_email', table: 'users' },
      },
    });
  });

  it('describes thrown values that aren’t errors, and handles cyclic causes', () => {
    const circle = new Error('round');
    circle.cause = circle;
    const [text, round] = log({ err: 'just a text' }, { err: circle });
    expect(text).toMatchObject({ err: { type: 'string', message: 'just a text' } });
    expect(round).toMatchObject({ err: { cause: { message: 'round' } } });
  });
});
