import { type Locale, Problem } from '@travesia/contracts/kit';
import { isProblemCode } from '@travesia/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { StoredAnswer } from '../idempotency/idempotency.repo.ts';
import { languageOf } from './faults/language-of.ts';
import { sayProblem } from './faults/say-problem.ts';
import type { Mounted } from './module.ts';
import type { ProblemError } from '../problem-error.ts';
import { PROBLEM_TYPE, problemBody } from './problem-body.ts';
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
  answerOf: (result: unknown) => StoredAnswer,
): Promise<FastifyReply> {
  const asked = {
    key,
    endpoint: endpoint.name,
    owner: ownerOf(actor, () => hashAddress(ip)),
    content,
  };
  const language = languageOf(request.headers['accept-language']);
  const problemAnswer = ({ code, status, facts }: ProblemError) => ({
    status,
    contentType: PROBLEM_TYPE,
    body: JSON.stringify(problemBody(code, request.id, facts, language)),
  });
  const given = await idempotency.run(asked, answer, problemAnswer, answerOf);
  if (!given.replayed) return sendStored(given.answer, reply);
  const retold = inLanguage(given.answer, language);
  reply.header('idempotency-replayed', 'true');
  if (retold) reply.header('content-language', language).header('vary', 'accept-language');
  return sendStored(retold ?? given.answer, reply);
}

/**
 * A stored refusal in the language of whoever repeats the request. Null for other responses, and for rejected fields,
 * whose messages were stored in the language of the first request.
 */
function inLanguage(answer: StoredAnswer, language: Locale): StoredAnswer | null {
  if (answer.contentType !== PROBLEM_TYPE) return null;
  const problem = Problem.parse(JSON.parse(answer.body));
  if (!isProblemCode(problem.code) || problem.fields) return null;
  const error = sayProblem(problem.code, language, problem.retry_after);
  return { ...answer, body: JSON.stringify({ ...problem, error }) };
}

/** Sends a finished response that must not be cached. */
export function sendStored({ status, contentType, body }: StoredAnswer, reply: FastifyReply): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  return status === 204 ? reply.send() : reply.type(contentType).send(body);
}

function ownerOf(actor: Actor, addressHash: () => string): string {
  switch (actor.kind) {
    case 'anonymous':
      return `address ${addressHash()}`;
    case 'system':
      return 'system';
    case 'person':
      return `user ${actor.userId}`;
  }
}
