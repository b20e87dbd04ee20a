import type { LiveAnswer, LiveEnd, LiveFrame, LiveHandshake } from '@travesia/contracts/kit';
import { io, type Socket } from 'socket.io-client';
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
      give(handshakeWith(shown));
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
  const endNetwork = onNetwork(rest, wake);
  /** Tries again after the server refused or ended the connection; a broken one is tried again by the library. */
  const retry = async (reason: string | undefined) => {
    const wait = await waitAfter(reason, shown);
    if (wait !== null) connectIn(wait);
  };

  const endHearing = hear(socket, ends);
  socket.on('closing', ({ reason }: LiveEnd) => (said = reason));
  socket.on('disconnect', (how) => {
    if (isClosed) return;
    ends.is('lost');
    if (how === 'io server disconnect') void retry(said);
    said = undefined;
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
    say: (act, data) =>
      socket
        .timeout(ANSWER_MS)
        .emitWithAck(act, data)
        .then(
          (answer) => answer as LiveAnswer,
          () => null,
        ),
    reconnect: () => {
      socket.disconnect();
      ends.is('connecting');
      connectIn(0);
    },
    drop: () => socket.io.engine.close(),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      endHearing();
      endTokens();
      endNetwork();
      socket.disconnect();
    },
  };
}

/** The page's token, and the clinic for which it acts. */
function handshakeWith(token = ''): LiveHandshake {
  const provider = shownProvider(location.pathname)?.id;
  return { token, ...(provider ? { provider_id: provider } : {}) };
}

function onNetwork(lost: () => void, back: () => void): () => void {
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
}

/** Tells what the server says, until the returned function is called. */
function hear(socket: Socket, ends: Ends): () => void {
  let resyncing: ReturnType<typeof setTimeout> | undefined;
  socket.on('ready', () => {
    ends.is('live');
    ends.resync();
  });
  socket.on('live', (frame: LiveFrame) => ends.heard(frame));
  socket.on('resync', () => {
    clearTimeout(resyncing);
    resyncing = setTimeout(() => ends.resync(), Math.random() * SPREAD_MS);
  });
  return () => clearTimeout(resyncing);
}

/** How long to wait before trying again, by why it ended. Null if the session is over: whatever the page asks next says so. */
async function waitAfter(reason: string | undefined, shown: string | undefined): Promise<number | null> {
  if (reason !== 'access.signed_out' || !shown) return (WAITS[reason ?? ''] ?? WAIT_MS) + Math.random() * SPREAD_MS;
  const { tokens, problem } = await refreshTokens(shown);
  if (!tokens && problem?.status === 401) return null;
  return tokens && tokens.access_token !== shown ? 0 : WAIT_MS * 5;
}
