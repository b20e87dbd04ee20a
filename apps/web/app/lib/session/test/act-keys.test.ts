import { createTicket, listTickets } from '@travesia/contracts/support';
import { describe, expect, it } from 'vitest';
import { unavailable } from '../../api/browser-call.ts';
import { ProblemError } from '../../problem/problem-error.ts';
import { withActKey } from '../act-keys.ts';

/** Makes a call that answers as told; returns the key it was sent with. */
async function sent(body: object, answer: () => unknown = () => true, about?: string): Promise<string | undefined> {
  let key: string | undefined;
  await withActKey(createTicket, { body }, about, async (given) => {
    key = given;
    return answer();
  }).catch(() => undefined);
  return key;
}
const fails = (status: number, code: string) => () => {
  throw new ProblemError({ ...unavailable(status, ''), code });
};

describe('the key of an act', () => {
  it('stays the same while nobody knows whether it was done', async () => {
    const body = { message: 'one' };
    const first = await sent(body, fails(503, 'server.unavailable'));
    expect(first).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(await sent(body, fails(409, 'request.idempotency_in_flight'))).toBe(first);
    expect(await sent(body)).toBe(first);
  });

  it('is another one once the server has answered, and for other content', async () => {
    const body = { message: 'two' };
    const keys = [
      await sent(body),
      await sent(body, fails(422, 'request.invalid')),
      await sent(body, fails(503, 'server.unavailable')),
      await sent({ message: 'three' }),
      await sent(body, undefined, 'another file'),
    ];
    expect(new Set(keys).size).toBe(5);
  });

  it('is the same for two presses at once', async () => {
    const [one, other] = await Promise.all([sent({ message: 'four' }), sent({ message: 'four' })]);
    expect(one).toBe(other);
  });

  it('is not sent with what changes nothing', async () => {
    let key: string | undefined = 'unasked';
    await withActKey(listTickets, {}, undefined, async (given) => void (key = given));
    expect(key).toBeUndefined();
  });
});
