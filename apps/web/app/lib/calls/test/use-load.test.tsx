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

/** Shows the screen for an input, and nothing while it is empty. */
function Page({ options }: { options: LoadOptions<string> }) {
  const [asked, setAsked] = useState('a');
  useEffect(() => {
    ask = (next) => act(() => setAsked(next));
  }, []);
  return asked === '' ? null : <Screen asked={asked} options={options} />;
}

/** Data, problem status, whether it is loading, whether it is stale. */
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

describe('a screen’s automatic loading', () => {
  it('ends after an unexpected error, and can be retried', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    load.mockRejectedValueOnce(new TypeError('x is not a function')).mockResolvedValueOnce('here it is');
    await open();
    expect(seen()).toEqual([null, 0, false, true]);
    expect(reported).toHaveBeenCalledOnce();
    await act(() => loaded.reload());
    expect(seen()).toEqual(['here it is', null, false, false]);
  });

  it('keeps the error visible during a retry', async () => {
    load.mockRejectedValueOnce(refuse(404)).mockImplementationOnce(never);
    await open();
    await act(async () => void loaded.reload());
    expect(seen()).toEqual([null, 404, false, true]);
  });

  it('keeps the data while another filter loads, and drops a late response', async () => {
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

  it('retries automatically when the server is busy, after its delay, but not after a refusal', async () => {
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

  it('starts over at every visit, so that no form starts from an old version', async () => {
    load.mockResolvedValueOnce('old').mockImplementation(never);
    await open();
    ask('');
    await pass();
    ask('a');
    await pass();
    expect(seen()).toEqual([null, null, true, false]);
  });

  it('shows kept data immediately at the next visit, and reloads it', async () => {
    load.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    await open({ keep: true });
    ask('');
    await pass();
    ask('a');
    expect(seen()).toEqual(['old', null, false, false]);
    await pass();
    expect(seen()).toEqual(['new', null, false, false]);
  });

  it('shows a change optimistically, and reverts it if the action fails', async () => {
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

  it('is not reverted by a response to a request from before the action', async () => {
    let answerLate: (text: string) => void = () => undefined;
    load.mockResolvedValueOnce('one').mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    await open();
    await act(async () => void loaded.reload());
    act(() => loaded.show('one and mine'));
    await act(async () => answerLate('one'));
    expect(seen()).toEqual(['one and mine', null, false, false]);
  });

  it('shows one user’s data to no other, nor after sign-out', async () => {
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
  it('is loaded immediately and every half minute', async () => {
    load.mockResolvedValueOnce('1').mockResolvedValueOnce('2');
    await open({ every: EVERY_MS });
    expect(seen()).toEqual(['1', null, false, false]);
    await pass(29_000);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(seen()).toEqual(['2', null, false, false]);
  });

  it('is loaded only while there is something to wait for, where that depends on it', async () => {
    load.mockResolvedValueOnce('running').mockResolvedValueOnce('done');
    await open({ every: (known) => (known === 'running' ? EVERY_MS : null) });
    await pass(EVERY_MS);
    expect(seen()).toEqual(['done', null, false, false]);
    await pass(2 * EVERY_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is not loaded while the page is hidden, and immediately when visible again', async () => {
    load.mockResolvedValue('1');
    await open({ every: EVERY_MS });
    await show('hidden');
    await pass(120_000);
    expect(load).toHaveBeenCalledTimes(1);
    await show('visible');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps its last value if a refresh fails, reports it, and recovers', async () => {
    load.mockResolvedValueOnce('7').mockRejectedValueOnce(refuse(503)).mockResolvedValueOnce('8');
    await open({ every: EVERY_MS });
    await pass(EVERY_MS);
    expect(seen()).toEqual(['7', null, false, true]);
    await pass(EVERY_MS);
    expect(seen()).toEqual(['8', null, false, false]);
  });

  it('reports nothing for an ended session', async () => {
    load.mockResolvedValueOnce('7').mockRejectedValue(refuse(401));
    await open({ every: EVERY_MS });
    await pass(EVERY_MS);
    expect(seen()).toEqual(['7', null, false, false]);
  });
});
