import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@travesia/contracts/kit';
import { type Answer, openHouse, type OpenHouse } from '../../modules/contexts/testing/open-house.ts';
import { authenticateSessions } from '../../modules/accounts/index.ts';
import { takeSideOf } from '../../modules/contexts/index.ts';
import { createRefusalNotes } from '../../platform/audit/note-refusals.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { createPlatform } from '../../platform/create-platform.ts';
import { createProduct } from '../../platform/feature/create-product.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import type { Mounted } from '../../platform/http/module.ts';
import { createLogger } from '../../platform/logger/logger.ts';
import type { PaymentGateway } from '../../platform/payments/gateway.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { Scanner } from '../../platform/scanning/scanner.ts';
import type { Translator } from '../../platform/translation/translator.ts';
import { drainJobs } from '../../platform/testing/drain-jobs.ts';
import { collectLines, createTestHttp } from '../../platform/testing/test-http.ts';
import { features } from '../features.ts';
import { processParts } from '../process-parts.ts';

/** Dependencies of endpoints besides those of the product. */
export interface Beside {
  house: OpenHouse;
  files: Files;
  mail: Mail;
}

/**
 * The whole API over HTTP, with users, clinics and organizations. Effects after a call happen when a test calls
 * `settle`. `beside` mounts extra endpoints, such as deliberately faulty ones. `payments` is where payments go, such as
 * `createFakeGateway()`; nowhere by default. `translator` translates messages, `scanner` looks for malware. `follows` says whose subscriptions to events count: tests of thousands of effects
 * have nobody told of them. `more` features are of tests alone.
 */
export async function openProduct({
  demo = false,
  beside = () => [],
  payments = null,
  translator = null,
  scanner = null,
  follows = () => true,
  more = [],
}: {
  demo?: boolean;
  beside?: (with_: Beside) => Mounted[];
  payments?: PaymentGateway | null;
  translator?: Translator | null;
  scanner?: Scanner | null;
  follows?: (subscriber: string) => boolean;
  more?: readonly Feature[];
} = {}) {
  const house = await openHouse(() => [], { demo });
  await house.clear();
  const { database, clock, accounts } = house;
  const folder = mkdtempSync(path.join(tmpdir(), 'travesia-product-'));
  const worked: Record<string, unknown>[] = [];
  const logger = createLogger('debug', collectLines(worked));
  const config = parseConfig({ APP_SECRET: accounts.secret, DATA_DIR: folder, TRAVESIA_WEB: 'off', NODE_ENV: 'test' });
  const platform = createPlatform(config, logger, database);
  const answers = { stats: () => ({ entries: 0, bytes: 0, revision: 0 }) };
  const { files, jobs, outbox, mail } = platform;
  const subscribe = outbox.subscribe.bind(outbox);
  outbox.subscribe = (event, name, handler, options) => {
    if (follows(name)) subscribe(event, name, handler, options);
  };
  const parts = processParts({ config, logger, platform, database, clock, revision: accounts.revision, answers });
  const product = createProduct([...features, ...more], {
    ...parts,
    demo: accounts.demo,
    secret: accounts.secret,
    twoFactorRoles: [...(accounts.twoFactorRoles ?? [])],
    origin: 'https://travesia.example',
    payments,
    translator,
    scanner,
  });
  const { mounted } = product;
  product.registerBackground();
  const besides = beside({ house, files, mail });
  const { app, logged } = await createTestHttp([...mounted, ...besides], {
    files,
    idempotency: { ...platform.idempotency, hashAddress: () => 'nowhere' },
    authenticate: authenticateSessions(accounts),
    takeSide: takeSideOf(accounts),
    noteRefusal: createRefusalNotes(database, clock, logger),
  });
  await jobs.start({ workers: false });
  const send = async (
    method: Endpoint['method'],
    url: string,
    token?: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer & { raw: string; bytes: Buffer; headers: Record<string, unknown> }> => {
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      raw: answer.body,
      bytes: answer.rawPayload,
      headers: answer.headers,
      body: isJson ? (answer.json() as Answer['body']) : {},
    };
  };
  return {
    house,
    send,
    /** For what isn’t JSON, such as uploads. */
    api: app,
    files,
    jobs,
    mail,
    /** The live socket, which a test opens at a server of its own. */
    live: platform.live,
    /** Where files are stored. */
    folder,
    /** Every logged line, from calls and background work. */
    logged: () => [...house.logged, ...logged, ...worked],
    /** Runs all pending work. */
    settle: () => drainJobs({ jobs, outbox }),
    endpoints: mounted.map(({ endpoint }) => endpoint),
    besides: besides.map(({ endpoint }) => endpoint),
    close: async () => {
      await app.close();
      await platform.stop();
      await house.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type OpenProduct = Awaited<ReturnType<typeof openProduct>>;
