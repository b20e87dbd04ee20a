import type { LiveAnswer, LiveEnd, LiveFault, LiveFrame, LiveReady } from '@travesia/contracts/kit';
import type { Server, Socket } from 'socket.io';
import type { Person } from '../http/request-context.ts';
import type { Room } from './rooms.ts';

/** Bytes and frames that may wait for a reader who is slower than what happens. */
const MAX_WAITING_BYTES = 256 * 1024;
const MAX_WAITING_FRAMES = 1024;
/** How long a closing handshake may take. */
const CLOSING_MS = 1000;

interface Heard {
  live: (frame: LiveFrame) => void;
  resync: () => void;
  ready: (ready: LiveReady) => void;
  closing: (end: LiveEnd) => void;
  error: (fault: LiveFault) => void;
}
type Said = Record<string, (data: unknown, answer?: (answer: LiveAnswer) => void) => void>;

/** What a connection knows of itself. */
export interface ConnectionData {
  person: Person;
  /** The clinic its page shows. */
  shown: string | undefined;
  rooms: ReadonlySet<Room>;
  /** When its rights were read, by the monotonic clock. */
  rightsAt: number;
}

export type LiveServer = Server<Said, Heard, Record<string, never>, ConnectionData>;
export type Connection = Socket<Said, Heard, Record<string, never>, ConnectionData>;

/** The part of a WebSocket that Socket.IO's types don't show. */
interface Wire {
  bufferedAmount: number;
  terminate(): void;
}

const wireOf = ({ conn }: Connection): Wire | undefined => (conn.transport as unknown as { socket?: Wire }).socket;

/** Whether a reader does not take what it is sent: what waits for it would fill the memory. */
export function isBehind(connection: Connection): boolean {
  // Frames wait in two places: those handed to the system, and those after them.
  const { writeBuffer } = connection.conn as unknown as { writeBuffer: unknown[] };
  return writeBuffer.length > MAX_WAITING_FRAMES || (wireOf(connection)?.bufferedAmount ?? 0) > MAX_WAITING_BYTES;
}

/** Breaks a connection whose reader would not notice anything else. */
export const breakOff = (connection: Connection): void => wireOf(connection)?.terminate();

/** Ends a connection and says why. */
export function end(connection: Connection, reason: string): void {
  const wire = wireOf(connection);
  connection.emit('closing', { reason });
  connection.disconnect(true);
  setTimeout(() => wire?.terminate(), CLOSING_MS).unref();
}

/** Takes part in exactly these rooms. */
export function moveTo(connection: Connection, rooms: ReadonlySet<Room>): void {
  const { data } = connection;
  for (const room of data.rooms) if (!rooms.has(room)) void connection.leave(room);
  for (const room of rooms) if (!data.rooms.has(room)) void connection.join(room);
  data.rooms = rooms;
}
