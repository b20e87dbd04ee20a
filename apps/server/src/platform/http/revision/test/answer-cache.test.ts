import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnswerCache, KeptAnswer } from '../answer-cache.ts';

const answer = (text: string, status = 200) => new KeptAnswer(Buffer.from(text), {}, status);

/** A cache whose revision the test controls, and a count of computations. */
function cacheAt(revision = 1) {
  let present = revision;
  const made: string[] = [];
  const cache = new AnswerCache(() => present);
  const ask = (key: string, make = async () => answer(key)) =>
    cache.findOrMake(key, () => {
      made.push(key);
      return make();
    });
  return { cache, ask, made, change: () => (present += 1) };
}

describe('AnswerCache', () => {
  it('computes a response once', async () => {
    const { ask, made } = cacheAt();
    expect(await ask('a')).toBe(await ask('a'));
    expect(made).toEqual(['a']);
  });

  it('computes it once, shared by concurrent requests', async () => {
    const { ask, made } = cacheAt();
    const answers = await Promise.all([ask('a'), ask('a'), ask('b')]);
    expect(answers[0]).toBe(answers[1]);
    expect(made).toEqual(['a', 'b']);
  });

  it('evicts everything when the revision changes', async () => {
    const { ask, made, change, cache } = cacheAt();
    await ask('a');
    change();
    expect(cache.find('a')).toBeUndefined();
    await ask('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('does not cache what was started before a change and finished after it', async () => {
    const { ask, change, cache } = cacheAt();
    const { promise, resolve } = Promise.withResolvers<KeptAnswer>();
    const old = ask('a', () => promise);
    change();
    const fresh = ask('a', async () => answer('new'));
    resolve(answer('old'));
    expect((await old).body.toString()).toBe('old');
    expect((await fresh).body.toString()).toBe('new');
    expect(cache.find('a')?.body.toString()).toBe('new');
  });

  it('does not cache another request’s computation started before a change', () => {
    const { change, cache } = cacheAt();
    const before = cache.present();
    change();
    cache.keep('a', answer('old'), before);
    expect(cache.find('a')).toBeUndefined();
    cache.keep('a', answer('new'), cache.present());
    expect(cache.find('a')?.body.toString()).toBe('new');
  });

  it('does not cache failures', async () => {
    const { ask, made } = cacheAt();
    await expect(ask('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await ask('a')).body.toString()).toBe('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('caches only 200 responses, and none over half a megabyte', async () => {
    const { ask, cache } = cacheAt();
    await ask('missing', async () => answer('x', 404));
    await ask('large', async () => answer('x'.repeat(512 * 1024 + 1)));
    expect([cache.find('missing'), cache.find('large')]).toEqual([undefined, undefined]);
  });

  it('holds 24 megabytes including compressed forms, most recently used first', async () => {
    const { ask, cache } = cacheAt();
    const half = async () => answer('x'.repeat(512 * 1024));
    for (let at = 0; at < 64; at++) await ask(String(at), half);
    expect([cache.find('0'), cache.find('29')]).toEqual([undefined, undefined]);
    expect(cache.find('30')).toBeDefined();
    await ask('64', half);
    expect(cache.find('30')).toBeDefined();
    expect(cache.find('31')).toBeUndefined();
    expect(cache.find('63')).toBeDefined();
  });
});

describe('KeptAnswer', () => {
  const text = 'precio '.repeat(500);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0, br;q=0', 'identity'],
    ['deflate', 'identity'],
    [undefined, 'identity'],
  ] as const)('for Accept-Encoding %s returns %s', async (accept, expected) => {
    const { encoding, bytes } = answer(text).encoded(accept);
    expect(encoding).toBe(expected);
    const body = await bytes;
    expect((encoding === 'identity' ? body : unpack[encoding](body)).toString()).toBe(text);
  });

  it('is compressed once', () => {
    const kept = answer(text);
    expect(kept.encoded('br').bytes).toBe(kept.encoded('br').bytes);
  });

  it('holds on to no memory but its own bytes', async () => {
    const kept = answer(text);
    const forms = await Promise.all(['br', 'gzip'].map(async (accept) => kept.encoded(accept).bytes));
    for (const bytes of [kept.body, ...forms]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  it('is not compressed if short', () => {
    expect(answer('short').encoded('br').encoding).toBe('identity');
  });

  it('has an entity tag derived from its content', () => {
    expect(answer('a').etag).toBe(answer('a').etag);
    expect(answer('a').etag).not.toBe(answer('b').etag);
  });
});
