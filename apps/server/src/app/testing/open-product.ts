import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@travesia/contracts/kit';
import { pino } from 'pino';
import { type Answer, openHouse } from '../../modules/contexts/testing/open-house.ts';
import { authenticateSessions } from '../../modules/accounts/index.ts';
import { takeSideOf } from '../../modules/contexts/index.ts';
import { createIdempotency } from '../../platform/idempotency/idempotency.ts';
import { JobQueue } from '../../platform/jobs/job-queue.ts';
import { createFiles } from '../../platform/storage/files.ts';
import { createLocalStorage } from '../../platform/storage/local-storage.ts';
import { createTestHttp } from '../../platform/testing/test-http.ts';
import { idleParts } from '../idle-parts.ts';
import { createModules } from '../modules.ts';

/** The whole API over HTTP, with the people, clinics and organizations of a house; nothing runs in the background. */
export async function openProduct({ demo = false } = {}) {
  const house = await openHouse(() => [], { demo });
  await house.clear();
  const { database, clock, accounts } = house;
  const folder = mkdtempSync(path.join(tmpdir(), 'travesia-product-'));
  const storage = createLocalStorage(folder, accounts.secret);
  const files = createFiles(database, storage, clock);
  const { mounted } = createModules({
    ...idleParts(database),
    ...accounts,
    origin: 'https://travesia.example',
    storage,
    files,
  });
  const { app, logged } = await createTestHttp(mounted, {
    files,
    idempotency: {
      idempotency: createIdempotency(database, new JobQueue(database, pino({ level: 'silent' }))),
      hashAddress: () => 'nowhere',
    },
    authenticate: authenticateSessions(accounts),
    takeSide: takeSideOf(accounts),
  });
  const send = async (
    method: Endpoint['method'],
    url: string,
    token?: string,
    body?: unknown,
  ): Promise<Answer & { raw: string }> => {
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      ...(body === undefined ? {} : { payload: body as object }),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, raw: answer.body, body: isJson ? (answer.json() as Answer['body']) : {} };
  };
  return {
    house,
    send,
    logged,
    endpoints: mounted.map(({ endpoint }) => endpoint),
    close: async () => {
      await app.close();
      await house.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type OpenProduct = Awaited<ReturnType<typeof openProduct>>;
