import { z } from 'zod';

/** A field that was refused: `path` as in the request (`price_max`, `lines.0.amount`), a stable code, a sentence. */
export const ProblemField = z.object({
  path: z.string().meta({ description: 'Where in the request, with dots, such as `query.price_max`.' }),
  code: z.string().meta({ description: 'Stable code of what is wrong with it.' }),
  message: z.string().meta({ description: 'What to do about it, in English.' }),
});
export type ProblemField = z.infer<typeof ProblemField>;

/** Every error answer: RFC 9457 with our stable `code`, the human sentence `error` and the request id. */
export const Problem = z
  .object({
    type: z.string().meta({ description: 'Address that names the kind of problem.' }),
    title: z.string().meta({ description: 'Short name of the kind of problem.' }),
    status: z.int().meta({ description: 'HTTP status.' }),
    detail: z.string().meta({ description: 'What happened this time.' }),
    code: z.string().meta({ description: 'Stable code, `area.what_happened`.' }),
    request_id: z.string().meta({ description: 'Names this request in our logs.' }),
    error: z.string().meta({ description: 'The sentence to show to a person.' }),
    fields: z.array(ProblemField).optional().meta({ description: 'The fields that were refused.' }),
    present: z.unknown().optional().meta({
      description: 'With `request.stale_version`: what was to be changed as it is now, so that nothing has to be lost.',
    }),
    retry_after: z.int().optional().meta({ description: 'Seconds to wait before trying again.' }),
  })
  .meta({ id: 'Problem', description: 'An error answer, application/problem+json of RFC 9457.' });
export type Problem = z.infer<typeof Problem>;

/** How a problem code is declared: its HTTP status, its English title and when it occurs. */
export interface ProblemDeclaration {
  status: number;
  title: string;
  /** When it is answered, for the API's documentation. */
  when: string;
}

/** Declares the problems of a feature, once each; codes are `area.what_happened`. */
export const defineProblems = <const T extends Record<`${string}.${string}`, ProblemDeclaration>>(problems: T): T =>
  problems;

/** Problems that any call can answer. */
export const requestProblems = defineProblems({
  'request.invalid': {
    status: 422,
    title: 'Some fields are not valid',
    when: 'A parameter or body field breaks its rule; `fields` names each.',
  },
  'request.malformed': {
    status: 400,
    title: 'The request cannot be read',
    when: 'The address or the body is not well formed.',
  },
  'request.too_large': { status: 413, title: 'The request is too large', when: 'The body is over the limit.' },
  'request.unsupported_media_type': {
    status: 415,
    title: 'This content type is not accepted',
    when: 'The body is not JSON.',
  },
  'request.not_found': { status: 404, title: 'There is nothing here', when: 'The address names no call.' },
  'request.method_not_allowed': {
    status: 405,
    title: 'This method is not allowed here',
    when: 'The address exists with another method.',
  },
  'request.rate_limited': {
    status: 429,
    title: 'Too many requests',
    when: 'The limit was reached; `retry_after` names the wait in seconds.',
  },
  'request.idempotency_key_reused': {
    status: 422,
    title: 'This key was used for another request',
    when: 'The Idempotency-Key came earlier with another body.',
  },
  'request.idempotency_in_flight': {
    status: 409,
    title: 'The same request is still being handled',
    when: 'The Idempotency-Key is in use by a request that has not ended.',
  },
  'request.idempotency_key_missing': {
    status: 400,
    title: 'This call needs an Idempotency-Key header',
    when: 'The call moves money or a slot and came without an `Idempotency-Key`, which makes sure that it is done once.',
  },
  'request.stale_version': {
    status: 409,
    title: 'Somebody changed this meanwhile',
    when: 'The version sent is not the present one.',
  },
  'access.signed_out': { status: 401, title: 'Sign in first', when: 'The call needs a session and none was given.' },
  'access.not_allowed': {
    status: 403,
    title: 'You may not do this',
    when: 'The session may read this but not do that.',
  },
  'access.no_provider_context': {
    status: 403,
    title: 'Enter a clinic first',
    when: 'An admin or an organization calls for a clinic without a context for one, or after it ended.',
  },
  'access.other_provider_context': {
    status: 403,
    title: 'This is another clinic',
    when: 'The clinic that the page shows (`X-Provider-Id`) is not the one that the call would be made for.',
  },
  'access.no_clinic': {
    status: 403,
    title: 'Your account belongs to no clinic',
    when: 'A provider account calls for a clinic and works for none.',
  },
  'access.no_organization': {
    status: 404,
    title: 'Your account belongs to no organization',
    when: 'An organization account calls for its organization and is a member of none.',
  },
  'access.provider_suspended': {
    status: 403,
    title: 'This clinic is suspended',
    when: 'Something of a suspended clinic was to be changed; reading still works.',
  },
  'auth.two_factor_required': {
    status: 403,
    title: 'Set up a second factor first',
    when: 'The person’s role demands a second factor and they have not set one up yet.',
  },
  'server.unavailable': {
    status: 503,
    title: 'The service is busy',
    when: 'The server cannot take this now; `retry_after` names the wait.',
  },
  'server.storage_full': {
    status: 507,
    title: 'There is no room to keep this',
    when: 'The disk of the database or of the files is full; what was there is kept and can be read.',
  },
  'server.internal': {
    status: 500,
    title: 'Something went wrong on our side',
    when: 'An unexpected fault; it was recorded under the request id.',
  },
});
