import { Writable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../logger/logger.ts';
import { logWhenUsed } from '../log-when-used.ts';

function makeLogger() {
  const lines: Record<string, unknown>[] = [];
  const parent = createLogger(
    'info',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
        done();
      },
    }),
  );
  const child = vi.spyOn(parent, 'child');
  const make = (reqId: string) => logWhenUsed(parent, { reqId }, {});
  return { make, lines, child };
}

describe('a request logger', () => {
  it('is not created until something is logged', () => {
    const { make, child } = makeLogger();
    expect(typeof make('a').error).toBe('function');
    expect(child).not.toHaveBeenCalled();
  });

  it('includes the request id in every line and redacts forbidden data', () => {
    const { make, lines, child } = makeLogger();
    const [one, other] = [make('a'), make('b')];
    one.error({ err: new Error('broken'), email: 'person@example.com' }, 'failed');
    other.info('seen');
    one.warn('again');
    expect(lines).toMatchObject([
      { level: 'error', reqId: 'a', msg: 'failed', email: '[redacted]', err: { message: 'broken' } },
      { level: 'info', reqId: 'b', msg: 'seen' },
      { level: 'warn', reqId: 'a', msg: 'again' },
    ]);
    expect(child).toHaveBeenCalledTimes(2);
  });

  it('respects its level and can have children', () => {
    const { make, lines } = makeLogger();
    const logger = make('a');
    logger.debug('too much');
    logger.child({ part: 'mail' }).info('sent');
    expect(lines).toMatchObject([{ reqId: 'a', part: 'mail', msg: 'sent' }]);
  });
});
