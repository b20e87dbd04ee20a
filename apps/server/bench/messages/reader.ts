import type { LiveFrame } from '@travesia/contracts/kit';
import { listMessages, type MessageList } from '@travesia/contracts/messaging';
import { io } from 'socket.io-client';

export interface Reader {
  /** What it has, by number. */
  seen: ReadonlyMap<number, { id: string; content: string | null }>;
  /** Messages that came under a number that was taken, or with another number than before. */
  wrong: readonly string[];
  /** Milliseconds from the commit of each message to having it. */
  delays: readonly number[];
  /** How often it connected. */
  connections(): number;
  close(): void;
}

/**
 * A client of a conversation, as the web app is one: it is told of changes over a line that may fail, and asks for what changed
 * after the last change it has. Without a connection it asks every second.
 */
export function openReader(
  at: { line: string; address: () => string },
  { token, conversation }: { token: string; conversation: string },
): Reader {
  const seen = new Map<number, { id: string; content: string | null }>();
  const numbers = new Map<string, number>();
  const wrong: string[] = [];
  const delays: number[] = [];
  let lastChange = 0;
  let connections = 0;
  let asking = false;
  let isWanted = false;
  const closing = new AbortController();

  const take = ({ data }: MessageList) => {
    for (const { id, seq, change, content, created_at: written } of data) {
      const known = seen.get(seq);
      if (known && known.id !== id) wrong.push(`${seq} is ${known.id} and ${id}`);
      if ((numbers.get(id) ?? seq) !== seq) wrong.push(`${id} is ${numbers.get(id)} and ${seq}`);
      if (!known) delays.push(Date.now() - Date.parse(written));
      seen.set(seq, { id, content });
      numbers.set(id, seq);
      lastChange = Math.max(lastChange, change);
    }
  };
  const path = listMessages.path.replace(':id', conversation);
  const ask = async () => {
    isWanted = true;
    if (asking) return;
    asking = true;
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      const response = await fetch(`${at.address()}/api/v1${path}?changed_after=${lastChange}&limit=100`, {
        headers: { authorization: `Bearer ${token}` },
      }).catch(() => null);
      if (!response?.ok) break;
      const list = (await response.json()) as MessageList;
      take(list);
      isWanted ||= list.has_next;
    }
    asking = false;
  };

  const socket = io(at.line, {
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: 50,
    reconnectionDelayMax: 500,
    forceNew: true,
  });
  socket.on('ready', () => {
    connections += 1;
    void ask();
  });
  socket.on('resync', () => void ask());
  socket.on('live', ({ seq }: LiveFrame) => {
    if ((seq ?? 0) > lastChange) void ask();
  });
  const polling = setInterval(() => {
    if (!socket.connected) void ask();
  }, 1000);
  return {
    seen,
    wrong,
    delays,
    connections: () => connections,
    close: () => {
      closing.abort();
      clearInterval(polling);
      socket.disconnect();
    },
  };
}
