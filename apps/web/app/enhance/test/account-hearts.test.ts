// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readKept, writeKept } from '../../lib/device/kept.ts';
import { keepTokens, readTokens } from '../../lib/session/tokens.ts';
import { AccountHearts } from '../session/account-hearts.ts';

const store = () => localStorage;
const item = (target_id: string) => ({ target_type: 'package', target_id, saved_at: '' }) as const;
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refused = () => answer({ code: 'access.signed_out', status: 401 }, 401);

type Api = (method: string, address: string, body: unknown, token: string) => Response | undefined;
const calls: string[] = [];
/** Mocks the page's API calls; those not in `api` succeed with an empty response. */
function serve(api: Api): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit) => {
    const path = address.replace('/api/v1', '');
    calls.push(`${method} ${decodeURIComponent(path)}`);
    const token = new Headers(headers).get('authorization') ?? '';
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    return api(method, path, sent, token) ?? answer(path.includes('/check') ? { data: [], total: 0 } : {});
  });
}

const events = () => ({ changed: vi.fn(), failed: vi.fn(), moved: vi.fn() });
const savedIn = (hearts: AccountHearts) => hearts.saved().map(({ target_id: id }) => id);

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  keepTokens({ access_token: 'a', refresh_token: 'r' });
});

describe('hearts on a page', () => {
  it("move the device’s list first, then load the page's state in one call", async () => {
    writeKept(store, { saved: [item('old')], compared: [] });
    serve((method, path) => {
      if (path === '/favorites/import') return answer({ list_id: 'l', imported: 1, already: 0, skipped: [] });
      if (path.startsWith('/favorites/check')) return answer({ data: [{ id: '1', ...item('b') }], total: 7 });
      return undefined;
    });
    const told = events();
    const hearts = new AccountHearts(told);
    await hearts.begin([item('a'), item('b'), item('a')]);
    expect(calls).toEqual(['POST /favorites/import', 'GET /favorites/check?target_ids=a,b']);
    expect(told.moved).toHaveBeenCalledExactlyOnceWith(1);
    expect(readKept(store).saved).toEqual([]);
    expect(savedIn(hearts)).toEqual(['b']);
    expect(hearts.count).toBe(7);
    await hearts.look([item('a'), item('c')]);
    expect(calls.at(-1)).toBe('GET /favorites/check?target_ids=c');
    await hearts.look([item('c')]);
    expect(calls).toHaveLength(3);
  });

  it('use several calls for more than a hundred items', async () => {
    serve(() => undefined);
    const hearts = new AccountHearts(events());
    await hearts.begin(Array.from({ length: 130 }, (_none, index) => item(`p${index}`)));
    expect(calls.map((call) => call.split(',').length)).toEqual([100, 30]);
  });

  it('save and remove in click order', async () => {
    serve((method) => (method === 'POST' ? answer({ id: 'new' }) : undefined));
    const told = events();
    const hearts = new AccountHearts(told);
    hearts.toggle(item('a'));
    expect(savedIn(hearts)).toEqual(['a']);
    hearts.toggle(item('a'));
    expect(savedIn(hearts)).toEqual([]);
    await vi.waitFor(() => expect(calls).toEqual(['POST /favorites', 'DELETE /favorites/new']));
    expect(told.failed).not.toHaveBeenCalled();
  });

  it('revert when the account rejects the change', async () => {
    serve((method) => (method === 'POST' ? answer({ code: 'server.unavailable', status: 503 }, 503) : undefined));
    const told = events();
    const hearts = new AccountHearts(told);
    hearts.toggle(item('a'));
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalledExactlyOnceWith(item('a'), true));
    expect(savedIn(hearts)).toEqual([]);
    expect(hearts.count).toBe(0);
  });

  it('refresh a rejected access token once and continue', async () => {
    serve((method, path, _body, token) => {
      if (path === '/auth/refresh') return answer({ access_token: 'a2', refresh_token: 'r2' });
      if (token === 'Bearer a') return refused();
      return method === 'POST' ? answer({ id: 'new' }) : undefined;
    });
    const told = events();
    const hearts = new AccountHearts(told);
    hearts.toggle(item('a'));
    await vi.waitFor(() => expect(calls).toEqual(['POST /favorites', 'POST /auth/refresh', 'POST /favorites']));
    expect(readTokens()).toEqual({ access_token: 'a2', refresh_token: 'r2' });
    expect(told.failed).not.toHaveBeenCalled();
  });

  it("end the session on this page when it has ended on the server, and keep the device's items", async () => {
    writeKept(store, { saved: [item('old')], compared: [] });
    serve(refused);
    const told = events();
    await new AccountHearts(told).begin([item('a')]);
    expect(readTokens()).toBeNull();
    expect(readKept(store).saved).toEqual([item('old')]);
    expect(told.moved).not.toHaveBeenCalled();
  });
});
