import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestHttp } from '../../testing/test-http.ts';
import { thingEndpoints } from '../../testing/thing-endpoints.ts';

let app: FastifyInstance;
async function start(config: { ratePerMinute: number; trustProxy?: number }) {
  ({ app } = await createTestHttp(thingEndpoints().mounted, { config }));
}
afterEach(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url: `/api/v1${url}`, headers });
const problem = (answer: Awaited<ReturnType<typeof get>>) => [answer.statusCode, answer.json().code];

describe('rate limits', () => {
  it('include the wait', async () => {
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

  it('exempt build assets, of which a screen needs dozens', async () => {
    await start({ ratePerMinute: 1 });
    for (let times = 0; times < 3; times++) expect((await app.inject('/assets/none.js')).statusCode).not.toBe(429);
    await get('/things/a');
    expect((await get('/things/a')).statusCode).toBe(429);
  });

  const statuses = async (addresses: string[]) => {
    const seen = [];
    for (const address of addresses) seen.push((await get('/things/a', { 'x-forwarded-for': address })).statusCode);
    return seen;
  };

  it('can’t be evaded with forged addresses if no proxy is trusted', async () => {
    await start({ ratePerMinute: 2, trustProxy: 0 });
    expect(await statuses(['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([200, 200, 429]);
  });

  it('use the address the trusted proxy saw, not what came before it', async () => {
    await start({ ratePerMinute: 2, trustProxy: 1 });
    expect(await statuses(['203.0.113.1', '203.0.113.1', '203.0.113.2', 'invented, 203.0.113.1'])).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it('count an IPv6 network as one', async () => {
    await start({ ratePerMinute: 2, trustProxy: 1 });
    expect(await statuses(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])).toEqual([
      200, 200, 429, 200,
    ]);
  });
});
