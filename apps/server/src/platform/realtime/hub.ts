import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import { ProblemError } from '../problem-error.ts';
import type { Acts } from './acts.ts';
import { type AdmissionDeps, createAdmission, refuseUnlessHears, roomsShown } from './admission.ts';
import type { Told } from './bus-message.ts';
import { breakOff, type Connection, end, isBehind, type LiveServer, moveTo } from './connection.ts';
import { Gate, type GateOptions } from './gate.ts';
import type { Rights } from './rights.ts';

/** The rights of everyone connected are read again this often: what was taken away has no effect after five seconds. */
const REREAD_MS = 4000;
/** Without an answer for this long, nobody knows who may still hear anything. */
const UNREADABLE_MS = 10_000;
const LOOK_MS = 1000;
/** Several processes that end together are one reason to ask again. */
const RESYNC_MS = 200;

export interface HubOptions extends AdmissionDeps, GateOptions {
  acts: Acts;
  logger: Logger;
}

/** Numbers for the metrics. */
export interface LiveCounts {
  connections: number;
  /** Frames sent, one for each connection. */
  sent: number;
  /** Connections ended because they did not read what they were sent. */
  slow: number;
  resyncs: number;
  /** Handshakes refused. */
  refused: number;
}

/** The sockets of this process. */
export class Hub {
  readonly #io: LiveServer;
  readonly #gate: Gate;
  readonly #options: HubOptions;
  readonly #timers: NodeJS.Timeout[];
  #readAt = performance.now();
  #isReading = false;
  #resyncing: NodeJS.Timeout | undefined;
  #counts = { sent: 0, slow: 0, resyncs: 0, refused: 0 };

  constructor(server: HttpServer, options: HubOptions) {
    this.#options = options;
    this.#gate = new Gate(options);
    this.#io = new Server(this.#gate.inner, {
      serveClient: false,
      transports: ['websocket'],
      perMessageDeflate: false,
      httpCompression: false,
      maxHttpBufferSize: 64 * 1024,
      connectTimeout: 10_000,
      // A line that was cut without a word is noticed by both ends within ten seconds; the library's 45 are too long to miss messages.
      pingInterval: 6000,
      pingTimeout: 4000,
    });
    this.#gate.guard(server);
    this.#io.use(createAdmission(options));
    this.#io.on('connection', (connection) => this.#greet(connection));
    this.#timers = [
      setInterval(() => void this.#reread(), REREAD_MS),
      setInterval(() => this.#endIfUnreadable(), LOOK_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Sends an event to whoever hears it here. */
  deliver({ frame, rooms }: Told): void {
    const { adapter, sockets } = this.#io.of('/');
    const ids = new Set(rooms.flatMap((room) => [...(adapter.rooms.get(room) ?? [])]));
    if (ids.size === 0) return;
    for (const id of ids) {
      const connection = sockets.get(id);
      if (connection && isBehind(connection)) this.#dropSlow(connection);
    }
    this.#counts.sent += ids.size;
    this.#io.local.to([...rooms]).emit('live', frame);
  }

  /** Tells everyone to ask for what they may have missed. */
  resync(): void {
    this.#resyncing ??= setTimeout(() => {
      this.#resyncing = undefined;
      this.#counts.resyncs += 1;
      this.#io.local.emit('resync');
    }, RESYNC_MS).unref();
  }

  counts(): LiveCounts {
    const { refused, ...counts } = this.#counts;
    return { ...counts, refused: refused + this.#gate.refused, connections: this.#connections().length };
  }

  /** Ends all connections; clients connect again, to whoever takes over. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#resyncing);
    this.#gate.shut();
    for (const connection of this.#connections()) end(connection, 'server.stopping');
    this.#io.close().catch(() => {});
    await this.#gate.close();
  }

  #connections(): Connection[] {
    return [...this.#io.of('/').sockets.values()];
  }

  #greet(connection: Connection): void {
    const { rooms } = connection.data;
    connection.data.rooms = new Set();
    moveTo(connection, rooms);
    // The request with its headers is larger than all else that is kept of an idle connection.
    Object.assign(connection.conn, { request: null });
    connection.onAny((name: string, ...args: unknown[]) => void this.#options.acts.take(connection, name, args));
    connection.emit('ready', { session: connection.id, server_time: new Date().toISOString() });
  }

  #dropSlow(connection: Connection): void {
    this.#counts.slow += 1;
    this.#options.logger.info({ socket: connection.id }, 'a live connection is not read, and was ended');
    // Nothing more for it, even before its end is noticed.
    moveTo(connection, new Set());
    breakOff(connection);
  }

  async #reread(): Promise<void> {
    if (this.#isReading) return;
    const began = performance.now();
    const connections = this.#connections().filter(({ data }) => data.rightsAt < began);
    this.#isReading = true;
    try {
      const ids = new Set(connections.map(({ data }) => data.person.sessionId));
      const rights = ids.size ? await this.#options.rightsOf([...ids]) : new Map<string, Rights>();
      this.#readAt = performance.now();
      for (const connection of connections) {
        const { person, shown } = connection.data;
        const now = rights.get(person.sessionId);
        try {
          refuseUnlessHears(now);
          moveTo(connection, roomsShown(now.rooms, shown));
          Object.assign(connection.data, { person: now.person, rightsAt: began });
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          end(connection, error.code);
        }
      }
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'the rights of live connections could not be read');
    } finally {
      this.#isReading = false;
    }
  }

  #endIfUnreadable(): void {
    if (performance.now() - this.#readAt < UNREADABLE_MS) return;
    for (const connection of this.#connections()) end(connection, 'server.unavailable');
  }
}
