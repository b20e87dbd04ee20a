import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemOf } from '../../problem/problem-error.ts';
import { browserCall } from '../browser-call.ts';

const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(body === undefined ? null : JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/es/things' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('browserCall', () => {
  it('sends path, query and body as JSON, without cookies, in the page’s language', async () => {
    const fetch = answering(200, { id: 1 });
    const call = browserCall({ fetch, token: () => 'abc' });
    const answer = await call(
      { method: 'PUT', path: '/things/:id' },
      { params: { id: 'a/b' }, query: { tag: ['x', 'y'], q: '' }, body: { name: 'n' } },
    );
    expect(answer).toEqual({ id: 1 });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/v1/things/a%2Fb?tag=x&tag=y', {
      method: 'PUT',
      credentials: 'omit',
      body: '{"name":"n"}',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'accept-language': 'es',
        authorization: 'Bearer abc',
      },
    });
  });

  it('says that it speaks JSON even when it sends no body', async () => {
    const fetch = answering(204, undefined);
    await browserCall({ fetch })({ method: 'DELETE', path: '/things' });
    expect(fetch.mock.calls[0]?.[1]).toEqual({
      method: 'DELETE',
      credentials: 'omit',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': 'es' },
    });
  });

  it('returns nothing for 204', async () => {
    await expect(
      browserCall({ fetch: answering(204, undefined) })({ method: 'DELETE', path: '/things' }),
    ).resolves.toBeUndefined();
  });

  it('rejects with the server’s problem', async () => {
    const problem = { code: 'request.invalid', status: 422, detail: 'no' };
    const error: unknown = await browserCall({ fetch: answering(422, problem) })({ method: 'GET', path: '/x' }).catch(
      (e: unknown) => e,
    );
    expect(problemOf(error)).toEqual(problem);
  });

  it('turns other responses and broken connections into a problem', async () => {
    const html = vi.fn<typeof fetch>(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    // A captive portal responds to everything with its own page.
    const portal = vi.fn<typeof fetch>(async () => new Response('<h1>Welcome to the hotel</h1>', { status: 200 }));
    const broken = vi.fn<typeof fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    for (const [fetch, status] of [
      [html, 502],
      [portal, 502],
      [broken, 503],
    ] as const) {
      const error: unknown = await browserCall({ fetch })({ method: 'GET', path: '/x' }).catch((e: unknown) => e);
      expect(problemOf(error)).toMatchObject({ code: 'server.unavailable', status });
    }
  });

  it('rejects an aborted call as aborted', async () => {
    const controller = new AbortController();
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      throw new DOMException('gone', 'AbortError');
    });
    controller.abort();
    await expect(browserCall({ fetch })({ method: 'GET', path: '/x' }, {}, controller.signal)).rejects.toThrow('gone');
  });
});
