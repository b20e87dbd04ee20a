import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { GatewayUnreachable } from '../gateway.ts';

const TIMEOUT_MS = 10_000;

export interface GatewayCall {
  address: string;
  apiKey: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  timeoutMs?: number;
}

export interface GatewayAnswer {
  status: number;
  body: unknown;
}

/** Nobody listens at the address: the call certainly had no effect. */
export class GatewayNotThere extends GatewayUnreachable {
  override name = 'GatewayNotThere';
}

/** The connection broke: whether the call had an effect is not known. */
export class GatewayBroke extends GatewayUnreachable {
  override name = 'GatewayBroke';
}

/**
 * One call of the gateway's API, over a connection of its own: of a kept one it is not known whether the call arrived.
 * Throws GatewayUnreachable without a complete answer in time.
 */
export function callGateway({ address, apiKey, method, path, body, timeoutMs }: GatewayCall): Promise<GatewayAnswer> {
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
  };
  const signal = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(unreachable(error));
    const call = request(new URL(path, address), { method, headers, signal, agent: false }, (answer) => {
      buffer(answer).then((content) => resolve(readAnswer(answer.statusCode ?? 0, content)), fail);
    });
    call.once('error', fail);
    call.end(bytes);
  });
}

function unreachable(error: unknown): GatewayUnreachable {
  const { code, name } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return new GatewayNotThere('the sandbox gateway does not run', { cause: error });
  if (code === 'ECONNRESET') return new GatewayBroke('the connection to the sandbox gateway broke', { cause: error });
  const reason = name === 'AbortError' || name === 'TimeoutError' ? 'it did not answer in time' : (code ?? name);
  return new GatewayUnreachable(`the sandbox gateway could not be reached: ${reason}`, { cause: error });
}

function readAnswer(status: number, content: Buffer): GatewayAnswer {
  try {
    return { status, body: JSON.parse(content.toString('utf8')) as unknown };
  } catch {
    return { status, body: null };
  }
}
