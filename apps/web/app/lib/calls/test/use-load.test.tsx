// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unavailable } from '../../api/browser-call.ts';
import { ProblemError } from '../../problem/problem-error.ts';
import { useSession } from '../../session/session-store.ts';
import { rosa } from '../../session/testing/fake-api.ts';
import { mount } from '../../session/testing/mount.tsx';
import { keepTokens } from '../../session/tokens.ts';
import type { Loaded } from '../loaded.ts';
import { makeQueryClient } from '../query-client.ts';
import { type LoadOptions, useLoad } from '../use-load.ts';

const EVERY_MS = 30_000;
const load = vi.fn<(asked: string) => Promise<string>>();
const never = () => new Promise<string>(() => undefined);
let loaded: Loaded<string>;
let ask: (asked: string) => void;
let unmount: () => Promise<void> = async () => undefined;

function Screen({ asked, options }: { asked: string; options: LoadOptions<string> }) {
  const known = useLoad(['screen', null, asked], () => load(asked), options);
  useEffect(() => {
    loaded = known;
  });
  const { data, problem, isLoading, isStale } = known;
  return <output>{JSON.stringify([data, problem?.status ?? null, isLoading, isStale])}</output>;
}

/** Shows the screen for what is asked, and nothing while that is empty. */
function Page({ options }: { options: LoadOptions<string> }) {
  const [asked, setAsked] = useState('a');
  useEffect(() => {
    ask = (next) => act(() => setAsked(next));
  }, []);
  return asked === '' ? null : <Screen asked={asked} options={options} />;
}

/** Data, status of the problem, whether it is loading, whether it is stale. */
const seen = () => JSON.parse(document.querySelector('output')?.textContent ?? 'null') as unknown;
const pass = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async (options: LoadOptions<string> = {}, make?: typeof makeQueryClient) => {
  unmount = await mount(<Page options={options} />, 'en', make);
  await pass();
};
const refuse = (status: number, more: object = {}) => new ProblemError({ ...unavailable(status, 'no'), ...more });

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
  });

beforeEach(() => {
  keepTokens({ access_token: 'a', refresh_token: 'r' });
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  load.mockReset();
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('what a screen loads by itself', () => {
  it('is not on its way for ever when something failed that nobody foresaw, and can be asked again', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    load.mockRejectedValueOnce(new TypeError('x is not a function')).mockResolvedValueOnce('here it is');
    await open();
    expect(seen()).toEqual([null, 0, false, true]);
    expect(reported).toHaveBeenCalledOnce();
    await act(() => loaded.reload());
    expect(seen()).toEqual(['here it is', null, false, false]);
  });

  it('keeps the reason on the screen while it is tried again', async () => {
    load.mockRejectedValueOnce(refuse(404)).mockImplementationOnce(never);
    await open();
    await act(async () => void loaded.reload());
    expect(seen()).toEqual([null, 404, false, true]);
  });

  it('shows what was known while another filter loads, and drops an answer that comes too late', async () => {
    let answerLate: (text: string) => void = () => undefined;
    load.mockImplementation((asked) =>
      asked === 'b' ? new Promise((resolve) => (answerLate = resolve)) : Promise.resolve(`rows of ${asked}`),
    );
    await open();
    ask('b');
    await pass();
    expect(seen()).toEqual(['rows of a', null, true, false]);
    ask('c');
    await pass();
    await act(async () => answerLate('rows of b'));
    expect(seen()).toEqual(['rows of c', null, false, false]);
  });

  it('is asked again by itself when the server is busy, as late as it said, and not when it refused', async () => {
    load.mockRejectedValueOnce(refuse(503, { retry_after: 4 })).mockResolvedValueOnce('back');
    await open({}, makeQueryClient);
    await pass(3900);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(200);
    expect(seen()).toEqual(['back', null, false, false]);
    load.mockRejectedValue(refuse(422));
    ask('b');
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(seen()).toEqual([null, 422, false, true]);
  });

  it('begins again at every visit, so that no form starts from an old version', async () => {
    load.mockResolvedValueOnce('old').mockImplementation(never);
    await open();
    ask('');
    await pass();
    ask('a');
    await pass();
    expect(seen()).toEqual([null, null, true, false]);
  });

  it('is shown at once at the next visit where it is kept, and asked again', async () => {
    load.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    await open({ keep: true });
    ask('');
    await pass();
    ask('a');
    expect(seen()).toEqual(['old', null, false, false]);
    await pass();
    expect(seen()).toEqual(['new', null, false, false]);
  });

  it('is shown changed at once, and as before when the act is refused', async () => {
    load.mockResolvedValue('off');
    await open();
    let refuseIt: (problem: Error) => void = () => undefined;
    const told = vi.fn();
    const acted = loaded
      .changeWhile(
        () => 'on',
        () => new Promise((_, reject) => (refuseIt = reject)),
      )
      .catch(told);
    await pass();
    expect(seen()).toEqual(['on', null, false, false]);
    const refusal = refuse(409);
    await act(async () => {
      refuseIt(refusal);
      await acted;
    });
    expect(told).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(seen()).toEqual(['off', null, false, false]);
  });

  it('is not taken back by an answer to what was asked before the person acted', async () => {
    let answerLate: (text: string) => void = () => undefined;
    load.mockResolvedValueOnce('one').mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    await open();
    await act(async () => void loaded.reload());
    act(() => loaded.show('one and mine'));
    await act(async () => answerLate('one'));
    expect(seen()).toEqual(['one and mine', null, false, false]);
  });

  it('shows nothing of one person to another, nor after a sign-out', async () => {
    useSession.setState({ user: rosa });
    load.mockResolvedValueOnce('of Rosa').mockImplementation(never);
    await open({ keep: true });
    expect(seen()).toEqual(['of Rosa', null, false, false]);
    await act(async () => useSession.setState({ user: { ...rosa, id: 'another' } }));
    expect(seen()).toEqual([null, null, true, false]);
    await act(async () => useSession.setState({ user: null }));
    expect(seen()).toEqual([null, null, true, false]);
  });
});

describe('a polled value', () => {
  it('is asked for at once and every half minute', async () => {
    load.mockResolvedValueOnce('1').mockResolvedValueOnce('2');
    await open({ every: EVERY_MS });
    expect(seen()).toEqual(['1', null, false, false]);
    await pass(29_000);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(seen()).toEqual(['2', null, false, false]);
  });

  it('is asked for only while there is something to wait for, where that depends on it', async () => {
    load.mockResolvedValueOnce('running').mockResolvedValueOnce('done');
    await open({ every: (known) => (known === 'running' ? EVERY_MS : null) });
    await pass(EVERY_MS);
    expect(seen()).toEqual(['done', null, false, false]);
    await pass(2 * EVERY_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is not asked for while the page is hidden, and at once when it is seen again', async () => {
    load.mockResolvedValue('1');
    await open({ every: EVERY_MS });
    await show('hidden');
    await pass(120_000);
    expect(load).toHaveBeenCalledTimes(1);
    await show('visible');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps its last value when it cannot be refreshed, says so, and recovers', async () => {
    load.mockResolvedValueOnce('7').mockRejectedValueOnce(refuse(503)).mockResolvedValueOnce('8');
    await open({ every: EVERY_MS });
    await pass(EVERY_MS);
    expect(seen()).toEqual(['7', null, false, true]);
    await pass(EVERY_MS);
    expect(seen()).toEqual(['8', null, false, false]);
  });

  it('says nothing of a session that has ended', async () => {
    load.mockResolvedValueOnce('7').mockRejectedValue(refuse(401));
    await open({ every: EVERY_MS });
    await pass(EVERY_MS);
    expect(seen()).toEqual(['7', null, false, false]);
  });
});
