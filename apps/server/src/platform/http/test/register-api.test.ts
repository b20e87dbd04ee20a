import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineEndpoint } from '@travesia/contracts/kit';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestHttp, type TestHttp } from '../../testing/test-http.ts';
import { ProblemError } from '../../problem-error.ts';
import { mount } from '../module.ts';

const shared = { access: 'public', tag: 'test', summary: 'Test', description: 'Test.' } as const;
const Thing = z.object({ name: z.string() });
const list = defineEndpoint({
  ...shared,
  method: 'GET',
  name: 'list',
  path: '/things',
  cache: 'catalog',
  query: z.object({ q: z.string().optional() }),
  response: z.object({ data: z.array(Thing) }),
});
const read = defineEndpoint({
  ...shared,
  method: 'GET',
  name: 'read',
  path: '/things/:id',
  params: z.object({ id: z.string() }),
  response: Thing,
});
const create = defineEndpoint({
  ...shared,
  method: 'POST',
  name: 'create',
  path: '/things',
  status: 201,
  body: z.strictObject({ name: z.string() }),
  response: Thing,
});
const remove = defineEndpoint({
  ...shared,
  method: 'DELETE',
  name: 'remove',
  path: '/things/:id',
  params: z.object({ id: z.string() }),
  status: 204,
  response: z.object({}),
});
const limited = defineEndpoint({
  ...shared,
  method: 'GET',
  name: 'limited',
  path: '/limited',
  ratePerMinute: 2,
  response: Thing,
});

const things = Array.from({ length: 60 }, (_, at) => ({
  name: `thing ${at} with a long name`,
  owner_email: 'hidden@example.com',
}));
let made = 0;
const mounted = [
  mount(list, async ({ query }) => {
    made += 1;
    return { data: query.q ? things.filter(({ name }) => name.includes(query.q ?? '')) : things };
  }),
  mount(read, async ({ params }) => {
    if (params.id === 'gone') throw new ProblemError('request.not_found', { detail: 'The thing is gone.' });
    if (params.id === 'broken') throw new Error('select from hidden_table failed');
    return { name: params.id, owner_email: 'hidden@example.com' };
  }),
  mount(create, async ({ body }) => body),
  mount(remove, async () => ({})),
  mount(limited, async () => ({ name: 'x' })),
];

let http: TestHttp;
let app: FastifyInstance;
async function start(config = {}) {
  http = await createTestHttp(mounted, { config });
  app = http.app;
}
beforeEach(async () => {
  made = 0;
  await start();
});
afterEach(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url: `/api/v1${url}`, headers });
const post = (payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/v1/things', payload, headers: { 'content-type': type } });
const problem = (answer: Awaited<ReturnType<typeof get>>) => [answer.statusCode, answer.json().code];

describe('an answer', () => {
  it('holds what the contract names and nothing else', async () => {
    expect((await get('/things/chair')).json()).toEqual({ name: 'chair' });
    expect((await get('/things')).body).not.toContain('hidden@example.com');
  });

  it('has the status of its endpoint; 204 has no body', async () => {
    expect((await post('{"name":"chair"}')).statusCode).toBe(201);
    const removed = await app.inject({ method: 'DELETE', url: '/api/v1/things/1' });
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
  });

  it('may not be kept by anybody unless it is of the catalogue', async () => {
    expect((await get('/things/chair')).headers['cache-control']).toBe('no-store');
    expect((await get('/things')).headers['cache-control']).toContain('max-age=1');
  });

  it('names its request, keeping a plain name that a proxy gave', async () => {
    const [own, given, hostile] = await Promise.all([
      get('/things/a'),
      get('/things/a', { 'x-request-id': 'proxy-12345678' }),
      get('/things/a', { 'x-request-id': 'a"b <script>' }),
    ]);
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(given.headers['x-request-id']).toBe('proxy-12345678');
    expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('carries the security headers', async () => {
    expect((await get('/things/a')).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': expect.any(String),
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});

describe('a catalogue answer', () => {
  it('is made once until the catalogue changes', async () => {
    await get('/things');
    await get('/things');
    await get('/things?q=1');
    expect(made).toBe(2);
    http.changeCatalog();
    await get('/things');
    expect(made).toBe(3);
  });

  it('is 304 for whoever has it, also among other tags', async () => {
    const { headers } = await get('/things');
    const again = await get('/things', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect((await get('/things', { 'if-none-match': `"other", ${String(headers.etag)}` })).statusCode).toBe(304);
    expect((await get('/things', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('comes compressed as the client likes it', async () => {
    const plain = await get('/things');
    const [br, gzip] = await Promise.all([
      get('/things', { 'accept-encoding': 'gzip, br' }),
      get('/things', { 'accept-encoding': 'gzip' }),
    ]);
    expect([
      br.headers['content-encoding'],
      gzip.headers['content-encoding'],
      plain.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined]);
    expect([brotliDecompressSync(br.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString()]).toEqual([
      plain.body,
      plain.body,
    ]);
    expect(br.headers.vary).toContain('accept-encoding');
  });

  it('of HEAD is the headers of GET', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/api/v1/things' });
    const { headers } = await get('/things');
    expect([head.statusCode, head.body, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      '',
      headers.etag,
      headers['content-length'],
    ]);
  });
});

describe('a problem', () => {
  it('is problem+json with the request it belongs to, and may not be kept', async () => {
    const answer = await get('/things/gone');
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'cache-control': 'no-store',
    });
    expect(answer.json()).toMatchObject({
      status: 404,
      code: 'request.not_found',
      detail: 'The thing is gone.',
      error: 'The thing is gone.',
      request_id: answer.headers['x-request-id'],
    });
  });

  it('of our own making says nothing but its request, and is in the log in full', async () => {
    const answer = await get('/things/broken');
    expect(problem(answer)).toEqual([500, 'server.internal']);
    expect(answer.body).not.toContain('hidden_table');
    const line = http.logged.find(({ level }) => level === 'error');
    expect(line).toMatchObject({
      reqId: answer.json().request_id,
      err: { message: 'select from hidden_table failed' },
    });
  });

  it('is 404 where there is nothing, 405 with what is allowed where there is something else', async () => {
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
    ['an empty body', () => post(''), [400, 'request.malformed']],
    [
      'ill-formed UTF-8',
      () => post(Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xfe, ...Buffer.from('"}')])),
      [400, 'request.malformed'],
    ],
    ['endless depth', () => post(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), [400, 'request.malformed']],
    ['a changed prototype', () => post('{"name":"x","__proto__":{"admin":true}}'), [400, 'request.malformed']],
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
  ])('answers %s', async (_what, send, expected) => {
    expect(problem(await send())).toEqual(expected);
  });

  it('is also the answer to an address that is no address, on a real connection', async () => {
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

describe('the log of requests', () => {
  it('names the route and not the address, which may hold what a person looked for', async () => {
    await get('/things?q=hiv');
    await get('/things/ana-maria');
    const requests = http.logged.filter(({ msg }) => msg === 'request');
    expect(requests.map(({ route, method, status }) => [method, route, status])).toEqual([
      ['GET', '/api/v1/things', 200],
      ['GET', '/api/v1/things/:id', 200],
    ]);
    expect(JSON.stringify(http.logged)).not.toMatch(/hiv|ana-maria|127\.0\.0\.1/);
  });
});

describe('the rate limit', () => {
  it('names the wait', async () => {
    await app.close();
    await start({ ratePerMinute: 100 });
    await get('/limited');
    await get('/limited');
    const answer = await get('/limited');
    const body = answer.json();
    expect(problem(answer)).toEqual([429, 'request.rate_limited']);
    expect(body.retry_after).toBeGreaterThan(0);
    expect(body.retry_after).toBeLessThanOrEqual(60);
    expect(body.detail).toBe(`Too many requests: try again in ${body.retry_after} seconds.`);
    expect(answer.headers['retry-after']).toBe(String(body.retry_after));
    expect((await get('/things/a')).statusCode).toBe(200);
  });

  const statuses = async (addresses: string[]) => {
    const seen = [];
    for (const address of addresses) seen.push((await get('/things/a', { 'x-forwarded-for': address })).statusCode);
    return seen;
  };

  it('cannot be evaded by inventing addresses when no proxy is trusted', async () => {
    await app.close();
    await start({ ratePerMinute: 2, trustProxy: 0 });
    expect(await statuses(['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([200, 200, 429]);
  });

  it('counts by the address that the trusted proxy saw, not by what was in front of it', async () => {
    await app.close();
    await start({ ratePerMinute: 2, trustProxy: 1 });
    expect(await statuses(['203.0.113.1', '203.0.113.1', '203.0.113.2', 'invented, 203.0.113.1'])).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it('counts an IPv6 network as one', async () => {
    await app.close();
    await start({ ratePerMinute: 2, trustProxy: 1 });
    expect(await statuses(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])).toEqual([
      200, 200, 429, 200,
    ]);
  });
});
