import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHttp } from '../../../testing/test-http.ts';
import { registerDocs } from '../register-docs.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await createTestHttp([], {
    beside: (http) => registerDocs(http, () => ({ openapi: '3.1.0', info: { title: 'Test' } })),
  }));
});
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('the API’s documentation', () => {
  it('is served as a document', async () => {
    const answer = await get('/api/v1/openapi.json');
    expect(answer.json()).toEqual({ openapi: '3.1.0', info: { title: 'Test' } });
    expect((await get('/api/v1/openapi.json', { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  });

  it('can be browsed on a page that loads everything from this server', async () => {
    const page = await get('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect([...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      '/api/docs/scalar.js',
    ]);
    expect(page.body).toContain('"url": "/api/v1/openapi.json"');
    expect(page.body).not.toMatch(/https?:/);
    const script = await get('/api/docs/scalar.js', { 'accept-encoding': 'br' });
    expect([script.statusCode, script.headers['content-encoding'], script.headers['content-type']]).toEqual([
      200,
      'br',
      'text/javascript; charset=utf-8',
    ]);
  });

  it('has its own policy that allows only its inline script', async () => {
    const policy = String((await get('/api/docs')).headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-[\w+/]+=*'; /);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  });
});
