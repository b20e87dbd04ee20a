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
/** Answers the calls of the page; what `api` leaves out succeeds with nothing. */
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

describe('the hearts of a page', () => {
  it('move the device’s list first, then ask about the page in one call', async () => {
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

  it('ask in several calls about more than a hundred things', async () => {
    serve(() => undefined);
    const hearts = new AccountHearts(events());
    await hearts.begin(Array.from({ length: 130 }, (_none, index) => item(`p${index}`)));
    expect(calls.map((call) => call.split(',').length)).toEqual([100, 30]);
  });

  it('save and take back in the order they were pressed', async () => {
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

  it('go back to what they were when the account does not take it', async () => {
    serve((method) => (method === 'POST' ? answer({ code: 'server.unavailable', status: 503 }, 503) : undefined));
    const told = events();
    const hearts = new AccountHearts(told);
    hearts.toggle(item('a'));
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalledExactlyOnceWith(item('a'), true));
    expect(savedIn(hearts)).toEqual([]);
    expect(hearts.count).toBe(0);
  });

  it('refresh a refused access token once and go on', async () => {
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

  it('end the session on this page when it has ended on the server, and lose nothing of the device', async () => {
    writeKept(store, { saved: [item('old')], compared: [] });
    serve(refused);
    const told = events();
    await new AccountHearts(told).begin([item('a')]);
    expect(readTokens()).toBeNull();
    expect(readKept(store).saved).toEqual([item('old')]);
    expect(told.moved).not.toHaveBeenCalled();
  });
});
