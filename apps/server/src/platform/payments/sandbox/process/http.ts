import { timingSafeEqual, createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GatewayRefused } from '../../gateway.ts';

/** More than any call or form needs. */
const MOST_BYTES = 16 * 1024;

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  request: IncomingMessage;
  response: ServerResponse;
}

/** A call that is refused before it is understood. */
export class BadCall extends Error {
  override name = 'BadCall';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function readCall(request: IncomingMessage, response: ServerResponse): Call {
  const url = new URL(request.url ?? '/', 'http://gateway.invalid');
  return { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, request, response };
}

/** The body as text. Throws BadCall if it is too large. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new BadCall(413, 'the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A JSON object. Throws BadCall for anything else. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readBody(request);
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    throw new BadCall(400, `the body is no JSON: ${String(error)}`);
  }
  throw new BadCall(400, 'the body is no JSON object');
}

export function answerJson(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.end(body);
}

/** 422 for what the gateway will not do, 4xx for what it does not understand, 500 for everything else. */
export function answerError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  if (error instanceof GatewayRefused)
    return answerJson(response, error.code === 'not_found' ? 404 : 422, { code: error.code, message: error.message });
  if (error instanceof BadCall) return answerJson(response, error.status, { code: 'bad_call', message: error.message });
  answerJson(response, 500, { code: 'failed', message: 'the gateway failed' });
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about the secret. */
export const isSecret = (given: string | undefined, secret: string): boolean =>
  given !== undefined && timingSafeEqual(hash(given), hash(secret));
