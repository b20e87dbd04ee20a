import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** Nesting depth of objects and lists; nothing in the contract comes close. */
const MAX_DEPTH = 32;

/**
 * Accepts only JSON bodies in the scope: well-formed UTF-8, limited nesting, no `__proto__`. An empty body is none: clients
 * announce JSON with calls that send nothing too.
 */
export function takeOnlyJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    if (!isUtf8(body))
      return done(new ProblemError('request.malformed', { detail: 'The body is not well-formed UTF-8.' }));
    void parse(request, body.toString(), (error, value) => {
      if (!error && isTooDeep(value))
        return done(
          new ProblemError('request.malformed', { detail: `The body is nested more than ${MAX_DEPTH} levels deep.` }),
        );
      done(error, value);
    });
  });
}

/** Takes JSON bodies in the scope as they are, for messages whose signature is about their bytes. */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Iterative rather than recursive, which deep input would overflow. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : [],
    );
  }
  return false;
}
