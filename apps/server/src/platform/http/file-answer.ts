import type { Readable } from 'node:stream';
import type { Endpoint, EndpointArgs } from '@travesia/contracts/kit';
import type { FastifyReply } from 'fastify';
import type { Mounted } from './module.ts';
import type { RequestContext } from './request-context.ts';

/** What a handler gives for an endpoint that answers a file. */
export interface FileAnswer {
  /** What the browser is to call it: plain ASCII. */
  name: string;
  size: number;
  content: Readable;
}

/** Answers parsed input with a file. Throws ProblemError for declared refusals. */
type FileHandler<E> = (input: EndpointArgs<E>, context: RequestContext) => Promise<FileAnswer>;

/** `mount` for endpoints that name a `file` type: the answer is sent as it streams, to be saved and not to be opened. */
export function mountFile<E extends Endpoint>(endpoint: E, handler: FileHandler<E>): Mounted {
  if (!endpoint.file) throw new Error(`${endpoint.name} names no file type`);
  return { endpoint, handler: handler as unknown as Mounted['handler'] };
}

/** Sends a file that nobody else may keep and no browser takes for a page of ours. */
export function sendFile(reply: FastifyReply, type: string, { name, size, content }: FileAnswer): FastifyReply {
  if (!/^[\w.-]+$/.test(name)) throw new Error(`"${name}" cannot stand in a header`);
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': size,
    })
    .type(type)
    .send(content);
}
