import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { assertOutsideUnitOfWork } from '../db/unit-of-work.ts';
import { TranslationUnavailable } from './translator.ts';

const MOST_BYTES = 512 * 1024;

/** A fault of the line or of the other side that passes: asked again at once, it may be gone. */
class PassingFault extends TranslationUnavailable {
  override name = 'PassingFault';
}

export interface ServiceAddress {
  url: string;
  timeoutMs: number;
}

interface Sent {
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * Posts JSON to a translation service and returns its answer. Redirects are not followed: texts go only where the operator chose.
 * A fault of the line is tried once more. Throws TranslationUnavailable, never with what was sent or answered.
 */
export async function callService(address: ServiceAddress, sent: Sent): Promise<unknown> {
  assertOutsideUnitOfWork('translating');
  try {
    return await once(address, sent);
  } catch (error) {
    if (error instanceof PassingFault) return once(address, sent);
    throw error;
  }
}

async function once({ url, timeoutMs }: ServiceAddress, { path, headers, body }: Sent): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await post(new URL(url + path), { headers, signal }, JSON.stringify(body));
    const { statusCode: status = 0 } = response;
    if (status !== 200) {
      response.destroy();
      const Fault = status >= 500 ? PassingFault : TranslationUnavailable;
      throw new Fault(`the translation service answered ${status}`);
    }
    return parsed(await readText(response));
  } catch (error) {
    if (error instanceof TranslationUnavailable) throw error;
    // Whoever waited that long does not wait a second time.
    if (signal.aborted) throw new TranslationUnavailable('the translation service did not answer in time');
    throw new PassingFault('the translation service could not be reached');
  }
}

function post(url: URL, { headers, signal }: RequestOptions, body: string): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    },
    signal,
    maxHeaderSize: 16 * 1024,
  };
  return new Promise((done, fail) => {
    const send = url.protocol === 'http:' ? requestHttp : requestHttps;
    const request = send(url, options, done);
    request.on('error', fail);
    request.end(body);
  });
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) {
      response.destroy();
      throw new TranslationUnavailable('the translation service answered too much');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TranslationUnavailable('the translation service did not answer JSON');
  }
}
