// @vitest-environment jsdom
import { me } from '@travesia/contracts/accounts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, rosa, rotatingApi } from '../testing/fake-api.ts';

type Act = (lock: object | null) => Promise<unknown> | null;

/** A lock as browsers provide it to tabs: one holder at a time. */
function lockOfTheBrowser() {
  let last: Promise<unknown> = Promise.resolve();
  let holders = 0;
  const request = vi.fn((_name: string, ...rest: [Act] | [{ ifAvailable: true }, Act]) => {
    const act = rest.at(-1) as Act;
    if (rest.length === 2 && holders > 0) return Promise.resolve(act(null));
    holders += 1;
    const mine = last.then(() => act({})).finally(() => (holders -= 1));
    last = mine.catch(() => undefined);
    return mine;
  });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return request;
}

/** A tab is its own copy of the modules over the shared storage. */
async function openTab() {
  vi.resetModules();
  const { page } = await import('../leave.ts');
  const left = vi.spyOn(page, 'replace').mockImplementation(() => undefined);
  const { sessionCall } = await import('../session-call.ts');
  return { sessionCall, left, tokens: await import('../tokens.ts') };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('access_token', 'a1');
  localStorage.setItem('refresh_token', 'r1');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

describe('two tabs', () => {
  it('share one refresh: the one that waited uses the other’s tokens', async () => {
    const request = lockOfTheBrowser();
    const api = rotatingApi();
    const [one, two] = [await openTab(), await openTab()];
    expect(one.sessionCall).not.toBe(two.sessionCall);
    await expect(Promise.all([one.sessionCall(me), two.sessionCall(me)])).resolves.toEqual([rosa, rosa]);
    // The second finds it locked, and waits.
    expect(request).toHaveBeenCalledTimes(3);
    expect(api.times('POST /auth/refresh')).toBe(1);
    expect(localStorage.getItem('refresh_token')).toBe('r2');
  });

  it('share one refresh even if the first one’s write arrives after its lock is released', async () => {
    const request = vi.fn((_name: string, ...rest: unknown[]) =>
      Promise.resolve((rest.at(-1) as Act)(rest.length === 2 ? null : {})),
    );
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const api = rotatingApi();
    const tab = await openTab();
    const answer = tab.sessionCall(me);
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    localStorage.setItem('refresh_token', 'r2');
    localStorage.setItem('access_token', 'a2');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    await expect(answer).resolves.toEqual(rosa);
    expect(api.times('POST /auth/refresh')).toBe(0);
  });

  it('notice the other’s sign-out immediately, through storage', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const told = vi.fn();
    two.tokens.onTokens(told);
    one.tokens.dropTokens();
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(two.tokens.readTokens()).toBeNull();
    expect(told).toHaveBeenLastCalledWith(null);
  });

  it('without locks: one rejected because the other was first uses the other’s tokens', async () => {
    const api = rotatingApi({
      'POST /auth/refresh': () => {
        // The other tab's response has arrived in the meantime.
        localStorage.setItem('refresh_token', 'r2');
        localStorage.setItem('access_token', 'a2');
        return problem(401, 'auth.session_ended');
      },
    });
    const tab = await openTab();
    await expect(tab.sessionCall(me)).resolves.toEqual(rosa);
    expect(api.times('POST /auth/refresh')).toBe(1);
    expect(tab.left).not.toHaveBeenCalled();
  });
});

describe('tokens', () => {
  it('are kept in memory if the browser stores nothing', async () => {
    const { tokens } = await openTab();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tokens.keepTokens({ access_token: 'm', refresh_token: 'n' });
    expect(tokens.readTokens()).toEqual({ access_token: 'm', refresh_token: 'n' });
    tokens.dropTokens();
    expect(tokens.readTokens()).toBeNull();
    vi.restoreAllMocks();
  });
});
