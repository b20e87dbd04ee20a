import { type Endpoint, idempotencyOf, Problem, sideOf, uploadProblems } from '@travesia/contracts/kit';
import { isProblemCode, type ProblemCode, problems } from '@travesia/contracts/problems';
import type { JsonSchema, SchemaCollector } from './json-schemas.ts';

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' } },
};
const MAY_NAME_WAIT = new Set([409, 429, 503, 507]);

/** Every problem a call can return: its own, and those implied by its input and access rule. */
export function problemCodesOf(endpoint: Endpoint): ProblemCode[] {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body;
  const keyed = idempotencyOf(endpoint);
  const codes: string[] = [
    'request.malformed',
    ...(takesInput ? ['request.invalid'] : []),
    ...(endpoint.body ? ['request.too_large', 'request.unsupported_media_type'] : []),
    ...(endpoint.upload ? ['request.unsupported_media_type', ...Object.keys(uploadProblems)] : []),
    ...resumableCodes(endpoint),
    ...(endpoint.access === 'public' ? [] : ['access.signed_out']),
    ...(endpoint.access === 'public' || endpoint.beforeTwoFactor ? [] : ['auth.two_factor_required']),
    ...(typeof endpoint.access === 'string' ? [] : ['access.not_allowed']),
    ...sideProblems(endpoint),
    ...(keyed === 'none' ? [] : ['request.idempotency_key_reused', 'request.idempotency_in_flight']),
    ...(keyed === 'required' ? ['request.idempotency_key_missing'] : []),
    ...(endpoint.problems ?? []),
    'request.rate_limited',
    'server.internal',
    'server.unavailable',
    ...(endpoint.method === 'GET' ? [] : ['server.storage_full']),
  ];
  return [...new Set(codes)].map((code) => {
    if (!isProblemCode(code)) throw new Error(`${endpoint.name} names the problem ${code}, which is declared nowhere`);
    return code;
  });
}

function resumableCodes({ resumable, method }: Endpoint): string[] {
  if (!resumable || method === 'GET') return [];
  if (method === 'POST') return ['upload.other_protocol', 'upload.empty', 'upload.type_not_taken', 'upload.too_large'];
  if (method === 'DELETE') return ['upload.other_protocol'];
  return [
    'upload.other_protocol',
    'request.unsupported_media_type',
    'upload.offset_differs',
    'upload.too_large',
    'upload.too_many_parts',
  ];
}

/** The problem responses of a call by status, each listing its codes and when they occur. */
export function problemAnswers(endpoint: Endpoint, schemas: SchemaCollector): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(problemCodesOf(endpoint), (code) => problems[code].status);
  const schema = schemas.schemaOf(Problem, 'output');
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${problems[code].when}`).join('\n\n'),
        ...(MAY_NAME_WAIT.has(status) ? { headers: RETRY_AFTER } : {}),
        content: { 'application/problem+json': { schema } },
      },
    ]),
  );
}

function sideProblems({ access, method, whileSuspended, withoutReason }: Endpoint): string[] {
  const side = sideOf(access)?.side;
  if (side === 'organization') return ['access.no_organization'];
  if (side !== 'provider') return [];
  const whose = ['access.no_clinic', 'access.no_provider_context', 'access.other_provider_context'];
  if (method === 'GET') return whose;
  return [
    ...whose,
    ...(withoutReason ? [] : ['access.reason_required']),
    ...(whileSuspended ? [] : ['access.provider_suspended']),
  ];
}
