import { request as httpRequest } from 'node:http';
import { problems } from '@travesia/contracts/problems';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestHttp, type TestHttp } from '../../testing/test-http.ts';
import { thingEndpoints } from '../../testing/thing-endpoints.ts';

let http: TestHttp;
let app: FastifyInstance;
beforeEach(async () => {
  http = await createTestHttp(thingEndpoints().mounted);
  app = http.app;
});
afterEach(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url: `/api/v1${url}`, headers });
const post = (payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/v1/things', payload, headers: { 'content-type': type } });
const problem = (answer: Awaited<ReturnType<typeof get>>) => [answer.statusCode, answer.json().code];

describe('a problem', () => {
  it('is problem+json with its request id, and must not be cached', async () => {
    const answer = await get('/things/gone');
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'cache-control': 'no-store',
    });
    expect(answer.json()).toMatchObject({
      status: 404,
      code: 'request.not_found',
      detail: 'The thing is gone.',
      error: problems['request.not_found'].text.en,
      request_id: answer.headers['x-request-id'],
    });
  });

  it('is told in the language of Accept-Language, and says which that is', async () => {
    const answer = await get('/things/gone', { 'accept-language': 'fr, pt-BR;q=0.8, en;q=0.5' });
    expect(answer.headers).toMatchObject({
      'content-language': 'pt',
      vary: expect.stringMatching(/accept-language/i),
    });
    expect(answer.json()).toMatchObject({
      detail: 'The thing is gone.',
      error: problems['request.not_found'].text.pt,
    });
  });

  it('caused internally reveals only its request id, and is logged in full', async () => {
    const answer = await get('/things/broken');
    expect(problem(answer)).toEqual([500, 'server.internal']);
    expect(answer.body).not.toContain('hidden_table');
    const line = http.logged.find(({ level }) => level === 'error');
    expect(line).toMatchObject({
      reqId: answer.json().request_id,
      err: { message: 'select from hidden_table failed' },
    });
  });

  it('is 404 for unknown paths, and 405 with allowed methods for known ones', async () => {
    expect(problem(await get('/nothing'))).toEqual([404, 'request.not_found']);
    expect(problem(await get('/things/1/parts'))).toEqual([404, 'request.not_found']);
    const put = await app.inject({ method: 'PUT', url: '/api/v1/things' });
    expect([...problem(put), put.headers.allow]).toEqual([405, 'request.method_not_allowed', 'GET, HEAD, POST']);
    expect(problem(await app.inject({ url: '/elsewhere' }))).toEqual([404, 'request.not_found']);
  });

  it.each([
    ['a broken escape in the address', () => get('/things/%zz'), [400, 'request.malformed']],
    ['ill-formed UTF-8 in the address', () => get('/things/%ff%fe'), [400, 'request.malformed']],
    ['broken JSON', () => post('{"name":'), [400, 'request.malformed']],
    ['an empty body', () => post(''), [422, 'request.invalid']],
    [
      'ill-formed UTF-8',
      () => post(Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xfe, ...Buffer.from('"}')])),
      [400, 'request.malformed'],
    ],
    ['endless depth', () => post(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), [400, 'request.malformed']],
    ['a changed prototype', () => post('{"name":"x","__proto__":{"admin":true}}'), [400, 'request.malformed']],
    ['an escaped prototype', () => post('{"name":"x","__pr\\u006fto__":{"admin":true}}'), [400, 'request.malformed']],
    [
      'a changed constructor',
      () => post('{"name":"x","constructor":{"prototype":{"a":1}}}'),
      [400, 'request.malformed'],
    ],
    ['an array where an object is expected', () => post('[]'), [422, 'request.invalid']],
    ['trailing data', () => post('{"name":"x"} {"name":"y"}'), [400, 'request.malformed']],
    ['too large a body', () => post(JSON.stringify({ name: 'x'.repeat(300_000) })), [413, 'request.too_large']],
    [
      'another content type',
      () => post('name=x', 'application/x-www-form-urlencoded'),
      [415, 'request.unsupported_media_type'],
    ],
    ['plain text', () => post('x', 'text/plain'), [415, 'request.unsupported_media_type']],
    ['NUL in a field', () => post('{"name":"a\\u0000"}'), [422, 'request.invalid']],
    ['half a character in a field', () => post('{"name":"\\ud800"}'), [422, 'request.invalid']],
    ['NUL in the address', () => get('/things/%00'), [422, 'request.invalid']],
    ['a list where a text is expected', () => get('/things?q=1&q=2'), [422, 'request.invalid']],
    ['an unknown field', () => post('{"name":"x","colour":"red"}'), [422, 'request.invalid']],
  ])('responds to %s', async (_what, send, expected) => {
    expect(problem(await send())).toEqual(expected);
  });

  it('stays small for as many unknown fields as a body can hold', async () => {
    const fields = Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join(',');
    const answer = await post(`{"name":"x",${fields}}`);
    expect(problem(answer)).toEqual([422, 'request.invalid']);
    const { fields: named, detail } = answer.json<{ fields: unknown[]; detail: string }>();
    expect(named).toHaveLength(20);
    expect(detail).toMatch(/; and 19997 more$/);
    expect(answer.body.length).toBeLessThan(5000);
  });

  it('is no answer to a field that is sent twice: the last one counts', async () => {
    expect((await post('{"name":"x","name":"y"}')).statusCode).toBeLessThan(300);
    expect(problem(await post('{"name":"x","name":5}'))).toEqual([422, 'request.invalid']);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  it('is also the response to a malformed URL, on a real connection', async () => {
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest({ host: address.hostname, port: address.port, path: '/api/v1/%zz' }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });
});
