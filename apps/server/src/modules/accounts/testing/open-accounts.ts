import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserRole } from '@travesia/contracts/access';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { fixedClock } from '../../../platform/clock.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Mounted } from '../../../platform/http/module.ts';
import { createMail, type Mail } from '../../../platform/mail/mail.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { createFiles, type Files, sweepFiles } from '../../../platform/storage/files.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { openVault } from '../../../platform/storage/testing/open-vault.ts';
import { hashAddress } from '../../../platform/secrets/secret.ts';
import { createIdempotency } from '../../../platform/idempotency/idempotency.ts';
import { drainJobs } from '../../../platform/testing/drain-jobs.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { createTestHttp, untilUnhurried } from '../../../platform/testing/test-http.ts';
import { type AccountsDeps, type AccountsSetup, createAccounts } from '../accounts-deps.ts';
import { accountsRoutes } from '../accounts.routes.ts';
import { authenticateSessions } from '../sessions/authenticate-session.ts';
import { forgetOldProofs } from '../accounts.jobs.ts';
import { noteRefusedSignIns } from '../attempts/note-refused-sign-ins.ts';
import type { SecondFactors } from '../sessions/second-factors.ts';
import { writeToAccounts } from '../accounts.subscribers.ts';

export const SECRET = 'the secret of this installation, long enough';
export const START = '2026-11-22T10:00:00Z';
export const PASSWORD = 'una frase que nadie adivina';

/** A valid registration. */
export const rosa = {
  email: 'Rosa.Delgado@example.com',
  password: PASSWORD,
  first_name: 'Rosa',
  last_name: 'Delgado Ruiz',
  language: 'es',
  accept_terms: true,
};

export const ORIGIN = 'https://travesia.example';

/** Options for wiring another module together with accounts. */
export interface Beside {
  outbox: Outbox;
  mail: Mail;
  jobs: JobQueue;
  storage: Storage;
  files: Files;
}

interface Opening {
  demo?: boolean;
  twoFactorRoles?: UserRole[];
  /** Another module built on accounts: receives them and returns its routes. */
  extend?: (
    setup: AccountsSetup & { origin: string },
    beside: Beside,
  ) => { factors?: SecondFactors; routes: (accounts: AccountsDeps) => Mounted[] };
  landingOf?: Parameters<typeof writeToAccounts>[1]['landingOf'];
}

/** The accounts API over HTTP, with captured emails and a fixed clock. */
export async function openAccounts({ demo = false, twoFactorRoles = [], extend, landingOf }: Opening = {}) {
  const database = await openTestDatabase();
  const logger = pino({ level: 'silent' });
  const jobs = new JobQueue(database, logger);
  const outbox = new Outbox(database, jobs, logger);
  const clock = fixedClock(START);
  const mail = createMail(database, jobs, logger, {
    smtpUrl: undefined,
    mailFrom: 'x@example.com',
    publicUrl: undefined,
    secret: SECRET,
  });
  const setup = { database, clock, revision: () => 0, secret: SECRET, demo, twoFactorRoles, origin: ORIGIN };
  writeToAccounts(outbox, { ...setup, mail, ...(landingOf ? { landingOf } : {}) });
  noteRefusedSignIns(outbox);
  const folder = mkdtempSync(join(tmpdir(), 'travesia-files-'));
  const storage = openVault(database, folder, SECRET);
  const files = createFiles(database, storage, clock);
  sweepFiles(jobs, database, storage, clock);
  const above = extend?.(setup, { outbox, mail, jobs, storage, files });
  const deps = createAccounts({ ...setup, ...(above?.factors ? { factors: above.factors } : {}) });
  forgetOldProofs(jobs, database, clock);
  const { app, logged } = await createTestHttp([...accountsRoutes(deps), ...(above?.routes(deps) ?? [])], {
    files,
    idempotency: {
      idempotency: createIdempotency(database, jobs, SECRET),
      hashAddress: (at) => hashAddress(SECRET, at),
    },
    authenticate: authenticateSessions(setup),
    config: { trustProxy: 1 },
  });
  await jobs.start({ workers: false });
  await untilUnhurried(app);
  const settle = (options?: { later?: boolean }) => drainJobs({ jobs, outbox }, options);
  /** Emails to an address, newest first, after all jobs are done. */
  const mailsTo = async (address: string) => {
    await settle();
    return (await mail.list()).filter(({ recipient }) => recipient.toLowerCase() === address.toLowerCase());
  };
  return {
    database,
    app,
    setup,
    calm: () => untilUnhurried(app),
    clock,
    logged,
    jobs,
    storage,
    /** Where its files are stored. */
    folder,
    settle,
    mailsTo,
    send: (path: string, body?: object, how?: How) => send(app, 'POST', path, body, how),
    get: (path: string, token?: string) => send(app, 'GET', path, undefined, token ? { token } : {}),
    put: (path: string, body: object, token: string) => send(app, 'PUT', path, body, { token }),
    remove: (path: string, token: string, body?: object) => send(app, 'DELETE', path, body, { token }),
    /** The link token in the newest email to an address. */
    linkTo: async (address: string) => /\?token=([\w-]+)/.exec((await mailsTo(address))[0]?.text ?? '')?.[1] ?? '',
    /** Advances the clock. */
    pass: (minutes: number) => clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString()),
    clear: async () => {
      clock.moveTo(START);
      await emptyTables(
        database,
        'users',
        'mail_requests',
        'sign_in_attempts',
        'audit_entries',
        'outbox_events',
        'mail_outbox',
      );
    },
    close: async () => {
      await app.close();
      await outbox.stop();
      await jobs.stop();
      mail.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type OpenAccounts = Awaited<ReturnType<typeof openAccounts>>;

interface How {
  token?: string;
  from?: string;
  headers?: Record<string, string>;
}

/** A response body, with the fields tests read. */
export interface Answer {
  status: number;
  body: Record<string, unknown> & { access_token?: string; refresh_token?: string; code?: string };
  headers: Record<string, unknown>;
}

async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  { token, from = '203.0.113.7', headers = {} }: How = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: `/api/v1${path}`,
    ...(body ? { payload: body } : {}),
    headers: { 'x-forwarded-for': from, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
  const parsed = answer.body ? (answer.json() as Answer['body']) : {};
  return { status: answer.statusCode, body: parsed, headers: answer.headers };
}

/** Signs up and opens the emailed link; returns the tokens. */
export async function signUp(accounts: OpenAccounts, registration: typeof rosa = rosa) {
  await accounts.send('/auth/register', registration);
  const token = await accounts.linkTo(registration.email);
  const { body } = await accounts.send('/auth/verify-email', { token });
  return { access: String(body.access_token), refresh: String(body.refresh_token) };
}
