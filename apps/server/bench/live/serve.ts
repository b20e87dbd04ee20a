// A process with sockets that `speed.ts` measures: the product's, with its bus on PostgreSQL, or Socket.IO alone.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineLiveEvent } from '@travesia/contracts/kit';
import { pino } from 'pino';
import { Server } from 'socket.io';
import { z } from 'zod';
import { connectPostgres } from '../../src/platform/db/database.ts';
import type { Person } from '../../src/platform/http/request-context.ts';
import { createLive } from '../../src/platform/realtime/live.ts';
import { organizationRoom, providerRoom, userRoom } from '../../src/platform/realtime/rooms.ts';
import { tellLiveNow } from '../../src/platform/realtime/tell-live.ts';

const event = defineLiveEvent({
  name: 'message.created',
  description: 'For this measurement.',
  data: z.object({ conversation: z.string(), number: z.int() }),
  numbered: ({ conversation, number }) => ({ stream: `conversation/${conversation}`, seq: number }),
});
const CONVERSATION = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e20';
const clinic = providerRoom(CONVERSATION, 'messages.read');

const server = createServer();
const tell = process.env['LIVE_BENCH'] === 'bare' ? bare() : product();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', (asked: { tell: number } | 'memory') => {
  if (asked === 'memory') process.send?.(memory());
  else tell(asked.tell);
});
process.send?.((server.address() as AddressInfo).port);

function product(): (number: number) => void {
  const database = connectPostgres(process.env['DATABASE_URL'] ?? '', 4);
  const live = createLive(database, pino({ level: 'silent' }));
  const personOf = (userId: string): Person => ({
    kind: 'person',
    userId,
    sessionId: userId,
    role: 'provider',
    authenticatedAt: new Date(),
    demo: false,
  });
  live.open(server, {
    authenticate: async (token) => personOf(token),
    rightsOf: async (ids) =>
      new Map(
        ids.map((id) => [
          id,
          { person: personOf(id), rooms: [userRoom(id), clinic, organizationRoom(CONVERSATION, 'messages.read')] },
        ]),
      ),
    publicUrl: undefined,
    trustProxy: 0,
    perNetwork: 10_000,
    perNetworkAndMinute: 100_000,
  });
  return (number) => tellLiveNow(database, event, { conversation: CONVERSATION, number }, [clinic]);
}

function bare(): (number: number) => void {
  const io = new Server(server, { serveClient: false, transports: ['websocket'], perMessageDeflate: false });
  io.on('connection', (socket) => {
    void socket.join([`user:${String(socket.handshake.auth['token'])}`, 'clinic', 'organization']);
    socket.emit('ready', {});
  });
  return (number) =>
    io.to('clinic').emit('live', {
      type: event.name,
      data: { conversation: CONVERSATION, number },
      stream: `conversation/${CONVERSATION}`,
      seq: number,
      at: new Date().toISOString(),
    });
}

/** Bytes in use, once nothing is left that could be freed. */
function memory(): { used: number; resident: number } {
  for (let times = 0; times < 3; times++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { used: heapUsed + external, resident: rss };
}
