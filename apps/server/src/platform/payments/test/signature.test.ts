import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BadSignature } from '../gateway.ts';
import { readMessage, writeMessage } from '../sandbox/read-message.ts';
import { signMessage, verifyMessage } from '../signature.ts';

const now = new Date('2026-11-27T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const secrets = ['the one'];
const about = { kind: 'payment' as const, id: 'pay_1' };
const row = { id: 'evt_1', type: 'payment.succeeded', about, createdAt: now.getTime(), tries: 0, nextAt: 0 };
const body = Buffer.from(writeMessage(row));
const sign = (with_: readonly string[] = secrets, when = now) => signMessage(body, with_, when);
const verify = (header: string | undefined, raw = body, trusted: readonly string[] = secrets) =>
  verifyMessage(raw, header, { secrets: trusted, now });

describe('a signature', () => {
  it('is that of Stripe’s scheme: HMAC-SHA256 over time, dot and bytes', () => {
    const seconds = now.getTime() / 1000;
    const hex = createHmac('sha256', 'the one').update(`${seconds}.${body.toString()}`).digest('hex');
    expect(sign()).toBe(`t=${seconds},v1=${hex}`);
  });

  it.each([
    ['of now', sign()],
    ['300 s old', sign(secrets, at(-300))],
    ['300 s ahead', sign(secrets, at(300))],
    ['by two secrets, ours first', sign(['the one', 'another'])],
    ['by two secrets, ours last', sign(['another', 'the one'])],
    ['with a scheme that we don’t know', `${sign()},v0=00`],
  ])('%s is accepted', (_what, header) => {
    expect(() => verify(header)).not.toThrow();
  });

  it('by the old or the new secret is accepted while both are trusted', () => {
    for (const secret of ['old', 'new']) expect(() => verify(sign([secret]), body, ['new', 'old'])).not.toThrow();
    expect(() => verify(sign(['older']), body, ['new', 'old'])).toThrow(BadSignature);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one without a time', sign().replace(/^t=\d+,/, '')],
    ['one without a signature', sign().replace(/,v1=.*/, '')],
    ['one of another secret', sign(['another'])],
    ['one cut short', sign().slice(0, -1)],
    ['one of zeros', `t=${now.getTime() / 1000},v1=${'0'.repeat(64)}`],
    ['one in another scheme only', sign().replace('v1=', 'v0=')],
    ['one that is 301 s old', sign(secrets, at(-301))],
    ['one that is 301 s ahead', sign(secrets, at(301))],
    ['one with another time', sign(secrets, at(-1)).replace(/^t=\d+/, `t=${now.getTime() / 1000}`)],
  ])('%s is refused', (_what, header) => {
    expect(() => verify(header)).toThrow(BadSignature);
  });

  it.each([
    ['one byte more', Buffer.concat([body, Buffer.from(' ')])],
    [
      'the same members, written again in another order',
      Buffer.from(JSON.stringify({ about, ...JSON.parse(body.toString()) })),
    ],
    ['the same members with spaces', Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1))],
    ['another content', Buffer.from(body.toString().replace('pay_1', 'pay_2'))],
  ])('is refused over %s', (_what, raw) => {
    expect(() => verify(sign(), raw)).toThrow(BadSignature);
  });
});

describe('a message', () => {
  const read = (raw: Buffer) => readMessage(raw, signMessage(raw, secrets, now), { secrets, now });

  it('says what to read again', () => {
    expect(read(body)).toEqual({ id: 'evt_1', type: 'payment.succeeded', about, createdAt: now });
  });

  it('about something unknown says nothing to read', () => {
    const unknown = Buffer.from(
      JSON.stringify({ id: 'evt_2', type: 'x', created_at: now, about: { kind: 'payout', id: 'p' } }),
    );
    expect(read(unknown)).toMatchObject({ id: 'evt_2', about: null });
  });

  it.each([
    '',
    'no json',
    '[]',
    '{}',
    '{"id":1,"type":"x","created_at":"2026-11-27"}',
    '{"id":"1","type":"x","created_at":"x"}',
  ])('that is %o is refused, though it is signed', (text) => {
    expect(() => read(Buffer.from(text))).toThrow(BadSignature);
  });
});
