import type { LiveAnswer, LiveEnd, LiveFrame, LiveHandshake } from '@travesia/contracts/kit';
import { io } from 'socket.io-client';
import { refreshTokens } from '../session/refresh-tokens.ts';
import { shownProvider } from '../session/shown-provider.ts';
import { onTokens, readTokens } from '../session/tokens.ts';
import { type liveEnds, type LiveSocket } from './live.ts';

/** Longest wait for an answer to an act. */
const ANSWER_MS = 5000;
/** Everybody is told to ask again at the same moment; they don't. */
const SPREAD_MS = 2000;
/** Waits before a refused connection is tried again, by the reason. */
const WAITS: Readonly<Record<string, number>> = {
  'server.stopping': 0,
  'request.rate_limited': 30_000,
  'auth.two_factor_required': 30_000,
};
const WAIT_MS = 3000;

type Ends = Pick<typeof liveEnds, 'is' | 'heard' | 'resync'>;

/** Keeps this tab connected until the returned function is called. */
export function openSocket(ends: Ends): LiveSocket & { close: () => void } {
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resyncing: ReturnType<typeof setTimeout> | undefined;
  /** What the server said before it ended the connection. */
  let said: string | undefined;
  /** The token that the last handshake showed. */
  let shown: string | undefined;

  const socket = io({
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelayMax: 15_000,
    auth: (give) => {
      shown = readTokens()?.access_token;
      const provider = shownProvider(location.pathname)?.id;
      give({ token: shown ?? '', ...(provider ? { provider_id: provider } : {}) } satisfies LiveHandshake);
    },
  });
  const connectIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isClosed && navigator.onLine) socket.connect();
    }, ms);
  };
  /** Trying without a network only costs the battery. */
  const rest = () => {
    socket.disconnect();
    ends.is('lost');
  };
  const wake = () => connectIn(0);
  window.addEventListener('offline', rest);
  window.addEventListener('online', wake);
  /** Tries again after the server refused or ended the connection; a broken one is tried again by the library. */
  const retry = async (reason: string | undefined) => {
    if (reason === 'access.signed_out' && shown) {
      const { tokens, problem } = await refreshTokens(shown);
      // The session is over: whatever the page asks next says so. Other tokens connect again.
      if (!tokens && problem?.status === 401) return;
      return connectIn(tokens && tokens.access_token !== shown ? 0 : WAIT_MS * 5);
    }
    connectIn((WAITS[reason ?? ''] ?? WAIT_MS) + Math.random() * SPREAD_MS);
  };

  socket.on('ready', () => {
    said = undefined;
    ends.is('live');
    ends.resync();
  });
  socket.on('live', (frame: LiveFrame) => ends.heard(frame));
  socket.on('resync', () => {
    clearTimeout(resyncing);
    resyncing = setTimeout(() => ends.resync(), Math.random() * SPREAD_MS);
  });
  socket.on('closing', ({ reason }: LiveEnd) => (said = reason));
  socket.on('disconnect', (how) => {
    if (isClosed) return;
    ends.is('lost');
    if (how === 'io server disconnect') void retry(said);
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    if (isClosed) return;
    const code = error.data?.code;
    // Who still has to set up a second factor has lost nothing.
    if (code !== 'auth.two_factor_required') ends.is('lost');
    if (!socket.active) void retry(code);
  });
  const endTokens = onTokens((tokens) => {
    if (tokens && !socket.active && !isClosed) connectIn(0);
  });
  connectIn(0);

  return {
    say: async (act, data) => {
      try {
        return (await socket.timeout(ANSWER_MS).emitWithAck(act, data)) as LiveAnswer;
      } catch {
        return null;
      }
    },
    reconnect: () => {
      socket.disconnect();
      ends.is('connecting');
      connectIn(0);
    },
    drop: () => socket.io.engine.close(),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(resyncing);
      endTokens();
      window.removeEventListener('offline', rest);
      window.removeEventListener('online', wake);
      socket.disconnect();
    },
  };
}
