import { type Endpoint, PART_TYPE, TUS_VERSION } from '@travesia/contracts/kit';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { OpenHouse } from '../../../modules/contexts/testing/open-house.ts';
import { authenticateSessions } from '../../../modules/accounts/index.ts';
import { takeSideOf } from '../../../modules/contexts/index.ts';
import type { Mounted } from '../../../platform/http/module.ts';
import { createIdempotency } from '../../../platform/idempotency/idempotency.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { createFiles } from '../../../platform/storage/files.ts';
import { openVault } from '../../../platform/storage/testing/open-vault.ts';
import { createTestHttp } from '../../../platform/testing/test-http.ts';
import type { Credentials } from './principals.ts';

/** A route as named in the table. */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/**
 * Every endpoint of the product behind its own guards, with handlers that only record being reached: calls leave no
 * trace, so that every principal can call everything.
 */
export async function mountGuardsOnly(house: OpenHouse, endpoints: readonly Endpoint[]): Promise<FastifyInstance> {
  const { database, accounts, clock } = house;
  const mounted: Mounted[] = endpoints.map((endpoint) => ({
    endpoint,
    handler: () => Promise.reject(new ProblemError('server.unavailable', { detail: 'reached' })),
  }));
  const { app } = await createTestHttp(mounted, {
    files: createFiles(database, openVault(database, 'nowhere', ''), clock),
    idempotency: {
      idempotency: createIdempotency(database, new JobQueue(database, pino({ level: 'silent' })), 'of these tests'),
      hashAddress: () => 'nowhere',
    },
    authenticate: authenticateSessions(accounts),
    takeSide: takeSideOf(accounts),
  });
  return app;
}

const SAMPLE_ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99';
/** Outcomes of a call that passed its guards: the handler was reached, or the empty input was rejected. */
const PASSED = new Set([503, 422, 415, 413, 400]);

/** A path of a route with every parameter filled in. */
export const addressOf = ({ path }: Endpoint): string => `/api/v1${path.replace(/:[A-Za-z_]+/g, SAMPLE_ID)}`;

/** A route's decision for a caller: `in`, or the status and code of the refusal. */
export async function askOne(
  app: FastifyInstance,
  endpoint: Endpoint,
  { token, headers }: Credentials,
): Promise<string> {
  const answer = await app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    ...emptyInput(endpoint),
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers, ...typeOf(endpoint) },
  });
  if (PASSED.has(answer.statusCode)) return 'in';
  return `${answer.statusCode} ${(answer.json() as { code?: string }).code ?? ''}`;
}

const BOUNDARY = 'travesia';

/** The minimum a route reads before its guards decide. */
function emptyInput({ method, upload, resumable }: Endpoint): { payload?: object | string } {
  if (upload) return { payload: `--${BOUNDARY}--\r\n` };
  if (resumable) return method === 'PATCH' ? { payload: 'part' } : {};
  return method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
}

function typeOf({ upload, resumable, method }: Endpoint): Record<string, string> {
  if (resumable) return { 'tus-resumable': TUS_VERSION, ...(method === 'PATCH' ? { 'content-type': PART_TYPE } : {}) };
  return upload ? { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } : {};
}
