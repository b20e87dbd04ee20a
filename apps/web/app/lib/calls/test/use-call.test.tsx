// @vitest-environment jsdom
import { me, getUser } from '@travesia/contracts/accounts';
import { getClinicProfile } from '@travesia/contracts/providers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as acts from '../../session/inactivity/last-act.ts';
import { fakeApi, rosa } from '../../session/testing/fake-api.ts';
import { mount } from '../../session/testing/mount.tsx';
import { keepTokens } from '../../session/tokens.ts';
import { callKey } from '../call-key.ts';
import { useCall } from '../use-call.ts';

const CLINICS = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b'];
let unmount: () => Promise<void> = async () => undefined;

function Person({ isAct = false }: { isAct?: boolean }) {
  return <output>{useCall(me, {}, { isAct }).data?.first_name}</output>;
}

beforeEach(() => keepTokens({ access_token: 'a', refresh_token: 'r' }));
afterEach(async () => {
  await unmount();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a screen’s call', () => {
  it('is made once for all components showing it, and is no user action', async () => {
    const api = fakeApi({ 'GET /auth/me': () => ({ body: rosa }) });
    const noted = vi.spyOn(acts, 'noteAct');
    unmount = await mount([<Person key="one" />, <Person key="two" />]);
    await vi.waitFor(() => expect(document.body.textContent).toBe('RosaRosa'));
    expect(api.times('GET /auth/me')).toBe(1);
    expect(noted).not.toHaveBeenCalled();
  });

  it('is a user action where reading is one', async () => {
    fakeApi({ 'GET /auth/me': () => ({ body: rosa }) });
    const noted = vi.spyOn(acts, 'noteAct');
    unmount = await mount(<Person isAct />);
    await vi.waitFor(() => expect(document.body.textContent).toBe('Rosa'));
    expect(noted).toHaveBeenCalledOnce();
  });
});

describe('the cache key of a call', () => {
  it('consists of its endpoint and input', () => {
    expect(callKey(getUser, { params: { id: '7' } })).toEqual([`GET ${getUser.path}`, null, { params: { id: '7' } }]);
    expect(callKey(me)).toEqual(callKey(me, {}));
  });

  it('includes the clinic in the URL, so that one clinic’s response is never shown for another', () => {
    const keys = CLINICS.map((id) => {
      history.replaceState(null, '', `/es/provider/${id}/settings`);
      return callKey(getClinicProfile);
    });
    expect(keys.map(([, clinic]) => clinic)).toEqual(CLINICS);
    expect(callKey(getUser)[1]).toBeNull();
  });
});
