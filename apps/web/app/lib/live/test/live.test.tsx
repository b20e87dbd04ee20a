// @vitest-environment jsdom
import { act } from 'react';
import { liveEcho } from '@travesia/contracts/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, fakeApi } from '../../session/testing/fake-api.ts';
import { mount } from '../../session/testing/mount.tsx';
import { LiveNote } from '../live-note.tsx';
import { liveEnds, liveState, sayLive } from '../live.ts';
import { openSocket } from '../open-socket.ts';
import { useLive, useResync } from '../use-live.ts';

/** What the library does, as far as this code sees it. */
const fake = vi.hoisted(() => {
  const handlers = new Map<string, (...args: unknown[]) => void>();
  const socket = {
    active: false,
    connects: 0,
    shown: [] as unknown[],
    acks: [] as unknown[],
    options: { auth: (_give: (auth: unknown) => void) => {} },
    on: (name: string, handler: (...args: unknown[]) => void) => void handlers.set(name, handler),
    connect: () => {
      socket.connects += 1;
      socket.options.auth((auth) => void socket.shown.push(auth));
    },
    disconnect: vi.fn(),
    timeout: () => ({ emitWithAck: async () => socket.acks.shift() ?? Promise.reject(new Error('no answer')) }),
    io: { engine: { close: vi.fn() } },
    say: (name: string, ...args: unknown[]) => handlers.get(name)?.(...args),
  };
  return socket;
});
vi.mock('socket.io-client', () => ({
  io: (options: typeof fake.options) => {
    fake.options = options;
    return fake;
  },
}));

const heard: string[] = [];
let resyncs = 0;
let socket: ReturnType<typeof openSocket>;
let unmount: () => Promise<void> = async () => undefined;

function Screen() {
  // To a listener, an act is as good as an event.
  useLive(liveEcho, ({ text }) => void heard.push(text));
  useResync(() => void (resyncs += 1));
  return <LiveNote />;
}

const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => document.querySelector('[role=status]')?.textContent;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  Object.assign(fake, { connects: 0, shown: [], active: false, acks: [] });
  fake.disconnect.mockClear();
  heard.length = 0;
  resyncs = 0;
  localStorage.setItem('access_token', 'a1');
  localStorage.setItem('refresh_token', 'r1');
  unmount = await mount(<Screen />);
  socket = openSocket(liveEnds);
  liveEnds.opened(socket);
  vi.advanceTimersByTime(0);
});
afterEach(async () => {
  socket.close();
  await unmount();
  liveEnds.opened(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the live connection', () => {
  it('shows its token, tells events and asks features to load again once it stands', async () => {
    expect([fake.shown, liveState()]).toEqual([[{ token: 'a1' }], 'connecting']);
    await act(async () => fake.say('ready', { session: 's', server_time: '' }));
    fake.say('live', { type: 'echo', data: { text: '7' }, at: '' });
    fake.say('live', { type: 'other.happened', data: { text: '8' }, at: '' });
    expect([liveState(), heard, resyncs]).toEqual(['live', ['7'], 1]);
  });

  it('shows the clinic for which the page acts', () => {
    history.replaceState(null, '', '/es/provider/0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e20/messages');
    socket.reconnect();
    vi.advanceTimersByTime(0);
    history.replaceState(null, '', '/');
    expect(fake.shown.at(-1)).toEqual({ token: 'a1', provider_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e20' });
  });

  it('says after ten seconds that it is lost, and asks again after the loss', async () => {
    await act(async () => fake.say('ready', {}));
    fake.active = true;
    await act(async () => fake.say('disconnect', 'transport close'));
    await settle(9000);
    expect([liveState(), said()]).toEqual(['lost', '']);
    await settle(1000);
    expect(said()).toBe('Reconnecting… updates may take up to 30 seconds');
    expect(fake.connects).toBe(1);
    await act(async () => fake.say('ready', {}));
    expect([said(), resyncs]).toEqual(['', 2]);
  });

  it('asks again within two seconds when the server says so', async () => {
    fake.say('resync');
    expect(resyncs).toBe(0);
    await settle(2000);
    expect(resyncs).toBe(1);
  });

  it('connects again soon after a server that stops', async () => {
    await act(async () => fake.say('ready', {}));
    fake.say('closing', { reason: 'server.stopping' });
    await act(async () => fake.say('disconnect', 'io server disconnect'));
    await settle(2000);
    expect(fake.connects).toBe(2);
  });

  it('rests without a network, and is lost meanwhile', async () => {
    await act(async () => fake.say('ready', {}));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => window.dispatchEvent(new Event('offline')));
    expect([fake.disconnect.mock.calls.length, liveState()]).toEqual([1, 'lost']);
    await act(async () => socket.reconnect());
    await settle(60_000);
    expect(fake.connects).toBe(1);
    online.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    await settle(0);
    expect(fake.connects).toBe(2);
  });

  it('refreshes a token that expired, and shows the new one', async () => {
    fakeApi({ 'POST /auth/refresh': () => ({ body: { access_token: 'a2', refresh_token: 'r2' } }) });
    await act(async () =>
      fake.say('connect_error', Object.assign(new Error('no'), { data: { code: 'access.signed_out' } })),
    );
    await settle(100);
    expect(fake.shown.at(-1)).toEqual({ token: 'a2' });
  });

  it('gives up when the session is over, without signing out: the next call says so', async () => {
    fakeApi({ 'POST /auth/refresh': () => problem(401, 'auth.session_ended') });
    await act(async () =>
      fake.say('connect_error', Object.assign(new Error('no'), { data: { code: 'access.signed_out' } })),
    );
    await settle(60_000);
    expect([fake.connects, localStorage.getItem('access_token')]).toEqual([1, 'a1']);
  });

  it('waits longer if there are too many, and has lost nothing before a second factor', async () => {
    await act(async () =>
      fake.say('connect_error', Object.assign(new Error('no'), { data: { code: 'auth.two_factor_required' } })),
    );
    expect(liveState()).toBe('connecting');
    await settle(29_000);
    expect(fake.connects).toBe(1);
    await settle(3000);
    expect(fake.connects).toBe(2);
  });

  it('says acts only while it stands, and has no answer after a while', async () => {
    fake.acks = [{ ok: true, answer: { text: 'x' } }];
    expect(await sayLive(liveEcho, { text: 'x' })).toBeNull();
    await act(async () => fake.say('ready', {}));
    expect(await sayLive(liveEcho, { text: 'x' })).toEqual({ ok: true, answer: { text: 'x' } });
    expect(await sayLive(liveEcho, { text: 'x' })).toBeNull();
  });
});
