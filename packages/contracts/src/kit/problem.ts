import { z } from 'zod';

/** A rejected field: `path` as in the request (`price_max`, `lines.0.amount`), a stable code, a sentence. */
export const ProblemField = z.object({
  path: z.string().meta({ description: 'Path in the request, dot separated, such as `query.price_max`.' }),
  code: z.string().meta({ description: 'Stable error code.' }),
  message: z.string().meta({ description: 'How to fix it, in English.' }),
});
export type ProblemField = z.infer<typeof ProblemField>;

/** Every error response: RFC 9457 with our stable `code`, the sentence `error` and the request id. */
export const Problem = z
  .object({
    type: z.string().meta({ description: 'URI of the problem type.' }),
    title: z.string().meta({ description: 'Short name of the problem type.' }),
    status: z.int().meta({ description: 'HTTP status.' }),
    detail: z.string().meta({ description: 'What happened in this occurrence.' }),
    code: z.string().meta({ description: 'Stable code, `area.what_happened`.' }),
    request_id: z.string().meta({ description: 'Identifies this request in our logs.' }),
    error: z.string().meta({ description: 'Message to show to the user.' }),
    fields: z.array(ProblemField).optional().meta({ description: 'The rejected fields.' }),
    present: z.unknown().optional().meta({
      description: 'With `request.stale_version`: the current state of the resource, so that no changes are lost.',
    }),
    retry_after: z.int().optional().meta({ description: 'Seconds to wait before retrying.' }),
  })
  .meta({ id: 'Problem', description: 'An error response, application/problem+json as in RFC 9457.' });
export type Problem = z.infer<typeof Problem>;

/** How a problem code is declared: HTTP status, English title and when it occurs. */
export interface ProblemDeclaration {
  status: number;
  title: string;
  /** When it is returned, for the API documentation. */
  when: string;
}

/** Declares the problems of a feature, once each; codes are `area.what_happened`. */
export const defineProblems = <const T extends Record<`${string}.${string}`, ProblemDeclaration>>(problems: T): T =>
  problems;

/** Problems any call can return. */
export const requestProblems = defineProblems({
  'request.invalid': {
    status: 422,
    title: 'Some fields are invalid',
    when: 'A parameter or body field is invalid; `fields` names each.',
  },
  'request.malformed': {
    status: 400,
    title: 'The request can’t be read',
    when: 'The URL or the body is malformed.',
  },
  'request.too_large': { status: 413, title: 'The request is too large', when: 'The body exceeds the size limit.' },
  'request.unsupported_media_type': {
    status: 415,
    title: 'Unsupported content type',
    when: 'The body is not JSON.',
  },
  'request.not_found': { status: 404, title: 'Not found', when: 'No endpoint has this path.' },
  'request.method_not_allowed': {
    status: 405,
    title: 'Method not allowed',
    when: 'The path exists, but not with this method.',
  },
  'request.rate_limited': {
    status: 429,
    title: 'Too many requests',
    when: 'The rate limit was exceeded; `retry_after` gives the wait in seconds.',
  },
  'request.idempotency_key_reused': {
    status: 422,
    title: 'This key was used for another request',
    when: 'The Idempotency-Key was used before with another body.',
  },
  'request.idempotency_in_flight': {
    status: 409,
    title: 'The same request is still in progress',
    when: 'A request with the same Idempotency-Key has not finished yet.',
  },
  'request.idempotency_key_missing': {
    status: 400,
    title: 'This call needs an Idempotency-Key header',
    when: 'The call moves money or a slot and has no `Idempotency-Key`, which ensures that it runs only once.',
  },
  'request.stale_version': {
    status: 409,
    title: 'This was changed in the meantime',
    when: 'The version sent is not the current one.',
  },
  'request.undo_over': {
    status: 409,
    title: 'This can no longer be undone',
    when: 'It was done too long ago, by someone else, or something was changed since.',
  },
  'access.signed_out': {
    status: 401,
    title: 'Sign in first',
    when: 'The call requires a session and none was provided.',
  },
  'access.not_allowed': {
    status: 403,
    title: 'You don’t have permission',
    when: 'The session does not allow this action.',
  },
  'access.no_provider_context': {
    status: 403,
    title: 'Choose a clinic first',
    when: 'An admin or an organization calls a clinic endpoint without an active context for a clinic.',
  },
  'access.other_provider_context': {
    status: 403,
    title: 'This is another clinic',
    when: 'The clinic shown on the page (`X-Provider-Id`) is not the one the call would apply to.',
  },
  'access.no_clinic': {
    status: 403,
    title: 'Your account belongs to no clinic',
    when: 'A provider account that belongs to no clinic calls a clinic endpoint.',
  },
  'access.no_organization': {
    status: 404,
    title: 'Your account belongs to no organization',
    when: 'An organization account that belongs to no organization calls an organization endpoint.',
  },
  'access.provider_suspended': {
    status: 403,
    title: 'This clinic is suspended',
    when: 'The call would change something of a suspended clinic; reading still works.',
  },
  'auth.two_factor_required': {
    status: 403,
    title: 'Set up two-factor authentication first',
    when: 'The user’s role requires two-factor authentication, and they have not set it up yet.',
  },
  'server.unavailable': {
    status: 503,
    title: 'The service is busy',
    when: 'The server is overloaded; `retry_after` gives the wait.',
  },
  'server.storage_full': {
    status: 507,
    title: 'Storage is full',
    when: 'The database or file storage is full. Existing data is safe and readable.',
  },
  'server.internal': {
    status: 500,
    title: 'Something went wrong on our side',
    when: 'An unexpected error; it was logged with the request id.',
  },
});
