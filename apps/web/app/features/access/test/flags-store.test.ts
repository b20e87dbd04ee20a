// @vitest-environment jsdom
import { FEATURE_KEYS } from '@travesia/contracts/access';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, problem, rosa } from '../../../lib/session/testing/fake-api.ts';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { featureState, isFresh, loadFlags, useFlags } from '../flags-store.ts';

const CHECK = 'POST /feature-flags/check/bulk';
const MINUTE = 60_000;
const stateOf = (key: (typeof FEATURE_KEYS)[number]) => featureState(useFlags.getState(), key);
const answering = (help: boolean) => fakeApi({ [CHECK]: () => ({ body: { patient_nav_help: help } }) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(1_800_000_000_000);
  localStorage.clear();
  sessionStorage.clear();
  useFlags.setState(useFlags.getInitialState());
  keepTokens({ access_token: 'a2', refresh_token: 'r1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('user features', () => {
  it('are loaded with one call for all features, however many callers', async () => {
    const api = answering(true);
    expect(stateOf('patient_nav_help')).toBe('unknown');
    await Promise.all([loadFlags(rosa), loadFlags(rosa), loadFlags(rosa)]);
    expect(api.seen).toHaveLength(1);
    expect(api.seen[0]?.body).toEqual(FEATURE_KEYS);
    expect(stateOf('patient_nav_help')).toBe('open');
    expect(stateOf('admin_debug')).toBe('closed');
  });

  it('are cached for five minutes, across reloads', async () => {
    const api = answering(true);
    await loadFlags(rosa);
    vi.setSystemTime(Date.now() + 5 * MINUTE - 1);
    useFlags.setState(useFlags.getInitialState());
    await loadFlags(rosa);
    expect([api.seen.length, stateOf('patient_nav_help')]).toEqual([1, 'open']);
    vi.setSystemTime(Date.now() + 1);
    expect(isFresh(rosa)).toBe(false);
    await loadFlags(rosa);
    expect(api.seen).toHaveLength(2);
  });

  it('are reloaded for another user and another role', async () => {
    const api = answering(true);
    await loadFlags(rosa);
    void loadFlags({ ...rosa, role: 'admin' });
    expect(stateOf('patient_nav_help')).toBe('unknown');
    await loadFlags({ ...rosa, role: 'admin' });
    await loadFlags({ ...rosa, id: '0198c0de-0000-7000-8000-000000000002' });
    expect(api.seen).toHaveLength(3);
  });

  it('report a failure, and recover on the next attempt', async () => {
    fakeApi({ [CHECK]: () => problem(503, 'server.unavailable') });
    await loadFlags(rosa);
    expect(stateOf('patient_nav_help')).toBe('failed');
    answering(true);
    await loadFlags(rosa, { anew: true });
    expect(stateOf('patient_nav_help')).toBe('open');
  });

  it('keep the previous checks when reloading fails', async () => {
    answering(true);
    await loadFlags(rosa);
    fakeApi({ [CHECK]: () => problem(503, 'server.unavailable') });
    await loadFlags(rosa, { anew: true });
    expect(stateOf('patient_nav_help')).toBe('open');
  });

  it('drop a revoked feature on the next reload', async () => {
    answering(true);
    await loadFlags(rosa);
    answering(false);
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    await loadFlags(rosa);
    expect(stateOf('patient_nav_help')).toBe('closed');
  });
});
