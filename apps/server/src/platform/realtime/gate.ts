import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProblemCode } from '@travesia/contracts/problems';
import { languageOf } from '../http/faults/language-of.ts';
import { isSameHost } from '../http/own-forms.ts';
import { PROBLEM_TYPE, problemBody } from '../http/problem-body.ts';
import { networkOf } from '../network.ts';
import { problems } from '@travesia/contracts/problems';

/** How long the closing handshakes of a stop may take. */
const CLOSING_MS = 500;
/** Where clients connect. */
export const LIVE_PATH = '/socket.io/';
/** What a client of Socket.IO puts into its URL. A token or a session there would be in logs of proxies. */
const OWN_QUERY = new Set(['EIO', 'transport', 't']);
const MINUTE_MS = 60_000;

export interface GateOptions {
  /** Public URL of the installation; without one, the host that a request names. */
  publicUrl: string | undefined;
  /** Proxies in front, whose word on the client's address counts. */
  trustProxy: number;
  /** Connections from one network, and how many it may open in a minute. */
  perNetwork: number;
  perNetworkAndMinute: number;
}

/** Lets connections of our own pages and of programs through to the socket's own server, which serves nothing else. */
export class Gate {
  /** Never listens: it is what Socket.IO is attached to, so that all else stays with the product's server. */
  readonly inner = createServer();
  readonly #options: GateOptions;
  readonly #sockets = new Set<Duplex>();
  readonly #open = new Map<string, number>();
  #opened = new Map<string, number>();
  #minuteEnds = 0;
  #isShut = false;
  refused = 0;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  guard(server: Server): void {
    // Other upgrades, such as HTTP/2 without encryption, are answered as if nobody had asked for them.
    Object.assign(server, { shouldUpgradeCallback: isForSocket });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => {});
      const refusal = this.#refusal(request);
      if (refusal) return this.#refuse(request, socket, refusal);
      this.#count(request, socket);
      this.inner.emit('upgrade', request, socket, head);
    });
  }

  /** Refuses new connections: the server stops. */
  shut(): void {
    this.#isShut = true;
  }

  /** Waits a moment for connections that are being closed, and breaks what is left. */
  async close(): Promise<void> {
    const closed = Promise.all([...this.#sockets].map((socket) => once(socket, 'close')));
    await Promise.race([closed, sleep(CLOSING_MS, undefined, { ref: false })]);
    for (const socket of this.#sockets) socket.destroy();
  }

  #refusal(request: IncomingMessage): ProblemCode | null {
    if (this.#isShut) return 'server.unavailable';
    const url = new URL(request.url ?? '', 'http://own.invalid');
    if ([...url.searchParams.keys()].some((key) => !OWN_QUERY.has(key))) return 'request.malformed';
    if (!this.#isOwn(request)) return 'access.not_allowed';
    const network = this.#networkOf(request);
    const isFull =
      (this.#open.get(network) ?? 0) >= this.#options.perNetwork ||
      this.#openedBy(network) > this.#options.perNetworkAndMinute;
    return isFull ? 'request.rate_limited' : null;
  }

  /** Browsers always name the page's origin; programs name none. */
  #isOwn({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    const { publicUrl, trustProxy } = this.#options;
    const forwarded = trustProxy > 0 ? headers['x-forwarded-host'] : undefined;
    const named = (typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined) ?? host;
    return isSameHost(origin, publicUrl ?? `http://${named}`);
  }

  #openedBy(network: string): number {
    const now = performance.now();
    if (now > this.#minuteEnds) {
      this.#minuteEnds = now + MINUTE_MS;
      this.#opened = new Map();
    }
    const times = (this.#opened.get(network) ?? 0) + 1;
    this.#opened.set(network, times);
    return times;
  }

  #count(request: IncomingMessage, socket: Duplex): void {
    const network = this.#networkOf(request);
    this.#open.set(network, (this.#open.get(network) ?? 0) + 1);
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      const left = (this.#open.get(network) ?? 1) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    });
  }

  /** As the HTTP server decides whose address counts: the peer's, or what as many trusted proxies say. */
  #networkOf({ socket, headers }: IncomingMessage): string {
    const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',');
    const hops = [
      socket.remoteAddress ?? '',
      ...forwarded
        .split(',')
        .map((hop) => hop.trim())
        .filter(Boolean)
        .toReversed(),
    ];
    return networkOf(hops[Math.min(this.#options.trustProxy, hops.length - 1)] ?? '');
  }

  #refuse({ headers }: IncomingMessage, socket: Duplex, code: ProblemCode): void {
    this.refused += 1;
    const { status } = problems[code];
    const body = JSON.stringify(problemBody(code, '', {}, languageOf(headers['accept-language'])));
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncache-control: no-store\r\ncontent-type: ${PROBLEM_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
}

const isForSocket = ({ url, headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && (url ?? '').split('?', 1)[0] === LIVE_PATH;
