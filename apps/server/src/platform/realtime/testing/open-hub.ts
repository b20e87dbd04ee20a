import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineLiveEvent, type LiveAnswer, type LiveFault, type LiveFrame } from '@travesia/contracts/kit';
import { pino } from 'pino';
import { io } from 'socket.io-client';
import { vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Person } from '../../http/request-context.ts';
import { createLive } from '../live.ts';
import type { Rights, RightsOf } from '../rights.ts';
import { type Room, userRoom } from '../rooms.ts';

/** An event of tests alone. */
export const thingHappened = defineLiveEvent({
  name: 'thing.happened',
  description: 'For tests.',
  data: z.object({ thing: z.string(), number: z.int() }),
  numbered: ({ thing, number }) => ({ stream: `thing/${thing}`, seq: number }),
});

/** A client that notes what it hears. */
export function connectTo(
  address: string,
  auth: Record<string, unknown>,
  { headers = {}, query = {} }: { headers?: Record<string, string>; query?: Record<string, string> } = {},
) {
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    query,
    extraHeaders: headers,
  });
  const frames: LiveFrame[] = [];
  const faults: LiveFault[] = [];
  const ends: string[] = [];
  let resyncs = 0;
  socket.on('live', (frame: LiveFrame) => void frames.push(frame));
  socket.on('error', (fault: LiveFault) => void faults.push(fault));
  socket.on('closing', ({ reason }: { reason: string }) => void ends.push(reason));
  socket.on('resync', () => void (resyncs += 1));
  const ready = new Promise<void>((resolve) => socket.once('ready', () => resolve()));
  const refused = new Promise<string>((resolve) =>
    socket.once('connect_error', (error: Error & { data?: { code: string } }) =>
      resolve(error.data?.code ?? error.message),
    ),
  );
  const gone = new Promise<string>((resolve) => socket.once('disconnect', (reason) => resolve(reason)));
  return {
    socket,
    frames,
    faults,
    ends,
    resyncs: () => resyncs,
    ready,
    /** The code with which it was refused, or how the connection failed. */
    refused,
    gone,
    numbers: () => frames.map(({ seq }) => seq),
    ask: (act: string, data: unknown): Promise<LiveAnswer> => socket.timeout(5000).emitWithAck(act, data),
    close: () => socket.disconnect(),
  };
}

export type Client = ReturnType<typeof connectTo>;

/** The live socket of one process, with people that tests invent: a token is the name of a session. */
export async function openHub(
  database: Database,
  limits: { perUser?: number; perNetwork?: number; trustProxy?: number; publicUrl?: string } = {},
) {
  const people = new Map<string, Rights>();
  let readable = true;
  const rightsOf: RightsOf = async (ids) => {
    if (!readable) throw new Error('the database is away');
    return new Map(ids.flatMap((id) => (people.has(id) ? [[id, people.get(id) as Rights] as const] : [])));
  };
  const server = createServer((_request, response) => response.writeHead(404).end());
  const live = createLive(database, pino({ level: 'silent' }));
  live.open(server, {
    authenticate: async (token) => people.get(token)?.person ?? null,
    rightsOf,
    publicUrl: undefined,
    trustProxy: 0,
    ...limits,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const clients: Client[] = [];
  const add = (sessionId: string, rooms: readonly Room[] = [], more: Partial<Person> = {}) => {
    const userId = more.userId ?? sessionId;
    people.set(sessionId, {
      person: { kind: 'person', userId, sessionId, role: 'patient', authenticatedAt: new Date(), demo: false, ...more },
      rooms: [userRoom(userId), ...rooms],
    });
  };
  return {
    live,
    server,
    address,
    port,
    /** Signs somebody in, or changes what they may hear. */
    add,
    signOut: (sessionId: string) => people.delete(sessionId),
    setReadable: (is: boolean) => (readable = is),
    /** A client that is not waited for. */
    dial: (auth: Record<string, unknown>, more?: Parameters<typeof connectTo>[2]) => {
      const client = connectTo(address, auth, more);
      clients.push(client);
      return client;
    },
    /** Signs somebody in and connects them. */
    join: async (sessionId: string, rooms: readonly Room[] = [], more: Partial<Person> = {}) => {
      if (!people.has(sessionId)) add(sessionId, rooms, more);
      const client = connectTo(address, { token: sessionId });
      clients.push(client);
      await client.ready;
      return client;
    },
    close: async () => {
      for (const client of clients) client.close();
      await live.letGo();
      await live.stop();
      server.close();
    },
  };
}

export type OpenHub = Awaited<ReturnType<typeof openHub>>;

/** Waits until a deadline has passed, after which something must hold, or to see that nothing happened until then. */
export function pause(ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  return vi.waitUntil(() => performance.now() >= end, { timeout: ms + 10_000, interval: 10 });
}

/** Waits for what travels. */
export const until = (condition: () => boolean, timeout = 5000): Promise<boolean> =>
  vi.waitUntil(condition, { timeout, interval: 20 });
