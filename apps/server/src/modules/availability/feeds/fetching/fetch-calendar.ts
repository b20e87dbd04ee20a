import type { FeedFailure } from '@travesia/contracts/availability';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { assertOutsideUnitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { checkedLookup, type LookupRules } from '../../../../platform/outside/checked-lookup.ts';
import { isPublicAddress, readOutsideAddress } from '../../../../platform/outside/outside-address.ts';

/** What the last reading said, so that an unchanged calendar is not sent again. */
export interface Known {
  etag: string | null;
  lastModified: string | null;
}

export type Fetched =
  | { kind: 'unchanged' }
  | { kind: 'read'; text: string; known: Known }
  | { kind: 'failed'; failure: FeedFailure };

/** Reads an outside calendar. Never throws for what the other side does. */
export type FetchCalendar = (url: string, known: Known) => Promise<Fetched>;

export interface FetchRules extends LookupRules {
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A refusal of ours, or a failure of the other side. */
class FetchFault extends Error {
  readonly failure: FeedFailure;
  constructor(failure: FeedFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Creates the reader. Each connection goes to an address that was checked: names are resolved here, and every redirect is
 * checked like the first address.
 */
export function createFetchCalendar(rules: FetchRules = {}): FetchCalendar {
  return async (address, known) => {
    assertOutsideUnitOfWork('reading an outside calendar');
    const signal = AbortSignal.timeout(rules.timeoutMs ?? TIMEOUT_MS);
    try {
      return await follow(address, known, rules, signal);
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error, signal) };
    }
  };
}

async function follow(address: string, known: Known, rules: FetchRules, signal: AbortSignal): Promise<Fetched> {
  let next = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const url = readOutsideAddress(next, rules);
    if (!url) throw new FetchFault('refused_address');
    const response = await ask(url, known, rules, signal);
    const { statusCode: status = 0, headers } = response;
    if (REDIRECTS.has(status) && headers.location) {
      response.destroy();
      next = new URL(headers.location, url).href;
      continue;
    }
    if (status === 304) {
      response.destroy();
      return { kind: 'unchanged' };
    }
    if (status !== 200) {
      response.destroy();
      throw new FetchFault(failureOfStatus(status));
    }
    const text = await readText(response, headers['content-encoding']);
    return { kind: 'read', text, known: { etag: short(headers.etag), lastModified: short(headers['last-modified']) } };
  }
  throw new FetchFault('unreachable');
}

function ask(url: URL, known: Known, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const isAllowed = rules.isAllowed ?? isPublicAddress;
  const options: RequestOptions = {
    method: 'GET',
    // A connection of its own: a pooled one might lead to an address that was checked for another name.
    agent: false,
    lookup: checkedLookup(rules, (why) => new FetchFault(why)),
    signal,
    headers: {
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'accept-encoding': 'gzip',
      'user-agent': 'Travesia calendar reader',
      ...(known.etag ? { 'if-none-match': known.etag } : {}),
      ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
    },
    maxHeaderSize: 16 * 1024,
  };
  return new Promise((done, fail) => {
    const send = url.protocol === 'http:' ? requestHttp : requestHttps;
    const request = send(url, options, (response) => {
      const { remoteAddress = '' } = response.socket;
      if (isAllowed(remoteAddress.replace(/^::ffff:(?=\d+\.)/i, ''))) done(response);
      else {
        response.destroy();
        fail(new FetchFault('refused_address'));
      }
    });
    request.on('error', fail);
    request.end();
  });
}

async function readText(response: IncomingMessage, encoding: string | undefined): Promise<string> {
  if (Number(response.headers['content-length'] ?? 0) > MOST_BYTES) {
    response.destroy();
    throw new FetchFault('too_large');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) {
      response.destroy();
      throw new FetchFault('too_large');
    }
    chunks.push(chunk);
  }
  const bytes = await unpacked(Buffer.concat(chunks), encoding);
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!/^\s*BEGIN:VCALENDAR\s/i.test(text)) throw new FetchFault('not_a_calendar');
  return text;
}

const unpackers = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/** Unpacks a body, which may not become larger than one that was not packed. */
async function unpacked(bytes: Buffer, encoding = 'identity'): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return bytes;
  if (!Object.hasOwn(unpackers, name)) throw new FetchFault('not_a_calendar');
  try {
    return await unpackers[name as keyof typeof unpackers](bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw new FetchFault(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'not_a_calendar',
    );
  }
}

const short = (header: string | undefined): string | null => (header && header.length <= 200 ? header : null);

const failureOfStatus = (status: number): FeedFailure => {
  if (status === 404 || status === 410) return 'not_found';
  if (status === 401 || status === 403) return 'forbidden';
  return 'server_error';
};

function failureOf(error: unknown, signal: AbortSignal): FeedFailure {
  if (error instanceof FetchFault) return error.failure;
  if (signal.aborted) return 'too_slow';
  if (error instanceof Error && error.cause instanceof FetchFault) return error.cause.failure;
  return 'unreachable';
}
