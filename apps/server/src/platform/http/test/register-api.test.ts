import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestHttp, type TestHttp } from '../../testing/test-http.ts';
import { thingEndpoints } from '../../testing/thing-endpoints.ts';

let http: TestHttp;
let app: FastifyInstance;
let listed: () => number;
beforeEach(async () => {
  const things = thingEndpoints();
  listed = things.listed;
  http = await createTestHttp(things.mounted);
  app = http.app;
});
afterEach(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url: `/api/v1${url}`, headers });
const post = (payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/v1/things', payload, headers: { 'content-type': type } });

describe('a response', () => {
  it('contains only what the contract names', async () => {
    expect((await get('/things/chair')).json()).toEqual({ name: 'chair' });
    expect((await get('/things')).body).not.toContain('hidden@example.com');
  });

  it('has the endpoint’s status; 204 has no body', async () => {
    expect((await post('{"name":"chair"}')).statusCode).toBe(201);
    const removed = await app.inject({ method: 'DELETE', url: '/api/v1/things/1' });
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
  });

  it('must not be cached unless it is from the catalog', async () => {
    expect((await get('/things/chair')).headers['cache-control']).toBe('no-store');
    expect((await get('/things')).headers['cache-control']).toContain('max-age=1');
  });

  it('includes its request id, keeping a valid one from a proxy', async () => {
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

describe('a catalog response', () => {
  it('is computed once until the catalog changes', async () => {
    await get('/things');
    await get('/things');
    await get('/things?q=1');
    expect(listed()).toBe(2);
    http.changeCatalog();
    await get('/things');
    expect(listed()).toBe(3);
  });

  it('is independent of parameter order and unknown parameters', async () => {
    await get('/things?q=1&page=2');
    await get('/things?page=2&q=1');
    await get('/things?utm_source=mail&page=2&q=1');
    expect(listed()).toBe(1);
    await get('/things?q=1&page=3');
    expect(listed()).toBe(2);
  });

  it('is 304 for clients that have it, also among other tags', async () => {
    const { headers } = await get('/things');
    const again = await get('/things', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect((await get('/things', { 'if-none-match': `"other", ${String(headers.etag)}` })).statusCode).toBe(304);
    expect((await get('/things', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is compressed as the client prefers', async () => {
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

  it('to HEAD has the headers of GET', async () => {
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

describe('a change', () => {
  it('updates the catalog’s revision before its response is sent; a read does not', async () => {
    const told: string[] = [];
    const changing = await createTestHttp(thingEndpoints().mounted, {
      changed: async () => void told.push('looked'),
    });
    await changing.app.inject('/api/v1/things');
    expect(told).toEqual([]);
    await changing.app.inject({ method: 'POST', url: '/api/v1/things', payload: { name: 'chair' } });
    expect(told).toEqual(['looked']);
    await changing.app.close();
  });
});

describe('the request log', () => {
  it('contains the route, not the URL, which may include search terms', async () => {
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
