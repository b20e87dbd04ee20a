import type { Locale, Problem } from '@travesia/contracts/kit';
import { type ProblemCode, problems } from '@travesia/contracts/problems';
import { asRefusal } from '../db/constraint-problems.ts';
import { databaseFault } from '../db/database-fault.ts';
import { type Fault, ProblemError } from '../problem-error.ts';
import { sayFault, sayFaults } from './faults/say-fault.ts';
import { sayProblem } from './faults/say-problem.ts';

/** Errors of the HTTP layer itself, by Fastify code. */
const BY_FASTIFY_CODE: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media_type',
  FST_ERR_CTP_INVALID_TYPE: 'request.unsupported_media_type',
  FST_FILES_LIMIT: 'upload.too_many',
  FST_PARTS_LIMIT: 'request.too_large',
  FST_FIELDS_LIMIT: 'request.too_large',
  FST_UNDER_PRESSURE: 'server.unavailable',
};

/** A restarted database is back in a few seconds; a full disk needs an operator. */
const UNAVAILABLE_SECONDS = 2;
const FULL_SECONDS = 60;

/** Media type of every problem. */
export const PROBLEM_TYPE = 'application/problem+json';

interface Facts {
  detail?: string;
  fields?: readonly Fault[];
  retryAfter?: number;
  present?: unknown;
}

/** Converts anything thrown to its declared problem; undeclared errors become `server.internal` without detail. */
export function toProblemError(thrown: unknown): ProblemError {
  const error = asRefusal(thrown);
  if (error instanceof ProblemError) return error;
  const fault = databaseFault(error);
  if (fault === 'full') return new ProblemError('server.storage_full', { cause: error, retryAfter: FULL_SECONDS });
  if (fault) return new ProblemError('server.unavailable', { cause: error, retryAfter: UNAVAILABLE_SECONDS });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = BY_FASTIFY_CODE[code];
  if (known) return new ProblemError(known, { detail: (error as Error).message, cause: error });
  if (error instanceof SyntaxError && 'statusCode' in error)
    return new ProblemError('request.malformed', { detail: error.message, cause: error });
  // Plugins, such as the file server, throw errors with their own status.
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 403 || status === 404) return new ProblemError('request.not_found', { cause: error });
  if (status >= 400 && status < 500) return new ProblemError('request.malformed', { cause: error });
  return new ProblemError('server.internal', { cause: error });
}

/**
 * The response body of a problem (RFC 9457 with our members). `error` and the messages of fields are in the reader's
 * language; `title` and `detail` are for developers, in English.
 */
export function problemBody(code: ProblemCode, requestId: string, facts: Facts, language: Locale): Problem {
  const { status, title } = problems[code];
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: facts.detail ?? title,
    code,
    request_id: requestId,
    error:
      code === 'request.invalid'
        ? sayFaults(facts.fields ?? [], language)
        : sayProblem(code, language, facts.retryAfter),
    ...(facts.fields
      ? { fields: facts.fields.map((fault) => ({ ...wireOf(fault), message: sayFault(fault, language) })) }
      : {}),
    ...(facts.present === undefined ? {} : { present: facts.present }),
    ...(facts.retryAfter === undefined ? {} : { retry_after: facts.retryAfter }),
  };
}

const wireOf = ({ path, code }: Fault) => ({ path, code });
