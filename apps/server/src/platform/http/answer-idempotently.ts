import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { StoredAnswer } from '../idempotency/idempotency.repo.ts';
import { languageOf } from './faults/language-of.ts';
import type { Mounted } from './module.ts';
import { problemBody } from './problem-body.ts';
import type { Actor } from './request-context.ts';

/** What endpoints with an Idempotency-Key need. */
export interface IdempotencyDeps {
  idempotency: Idempotency;
  /** Stands for the address of an anonymous caller. */
  hashAddress: (address: string) => string;
}

/**
 * Sends the result of `answer`, or the first response again if the request was sent before with the same
 * Idempotency-Key.
 */
export async function answerIdempotently(
  { idempotency, hashAddress }: IdempotencyDeps,
  { endpoint }: Mounted,
  key: string,
  { actor, ip, content }: { actor: Actor; ip: string; content: unknown },
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<StoredAnswer>,
): Promise<FastifyReply> {
  const asked = {
    key,
    endpoint: endpoint.name,
    owner: ownerOf(actor, hashAddress(ip)),
    content,
  };
  const given = await idempotency.run(asked, answer, ({ code, status, facts }) => ({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify(problemBody(code, request.id, facts, languageOf(request.headers['accept-language']))),
  }));
  if (given.replayed) reply.header('idempotency-replayed', 'true');
  return sendStored(given.answer, reply);
}

/** Sends a finished response that must not be cached. */
export function sendStored({ status, contentType, body }: StoredAnswer, reply: FastifyReply): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  return status === 204 ? reply.send() : reply.type(contentType).send(body);
}

function ownerOf(actor: Actor, addressHash: string): string {
  switch (actor.kind) {
    case 'anonymous':
      return `address ${addressHash}`;
    case 'system':
      return 'system';
    case 'person':
      return `user ${actor.userId}`;
  }
}
