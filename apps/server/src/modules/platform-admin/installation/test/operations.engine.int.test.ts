import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../../../data/catalog/read-catalog.ts';
import { parseConfig } from '../../../../platform/config/config.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { defineJob } from '../../../../platform/jobs/define-job.ts';
import { createLogger, recentErrors } from '../../../../platform/logger/logger.ts';
import { noteAttempt } from '../../../../platform/mail/mail.repo.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { openTestAuditLog } from '../../../../platform/testing/test-audit-log.ts';
import { testMail } from '../../../../platform/testing/test-mail.ts';
import type { AccountsDeps } from '../../../accounts/index.ts';
import { openAccounts } from '../../../accounts/testing/open-accounts.ts';
import { signInSomebody } from '../../../accounts/testing/open-admin.ts';
import { createCatalogReads, loadCatalog } from '../../../catalog/index.ts';
import { operationsRoutes } from '../operations.routes.ts';
import { shownConfig } from '../operations-deps.ts';

/** Any of these in a response is a leak. */
const CANARIES = {
  APP_SECRET: 'canary-secret-canary-secret-canary-secret',
  DATABASE_URL: 'postgres://canary-user:canary-password@db.example/app',
  SMTP_URL: 'smtp://canary-mailer:canary-key@mail.example',
  PRIVILEGED_ACCOUNT_EMAIL: 'canary.person@example.com',
};
const failing = defineJob('test.fails', z.object({ thing_id: z.string() }), { retries: 0 });
let isBroken = true;
/** What the job did, in order. */
const done: string[] = [];
const logger = createLogger('error', { write: () => {} });
let mail: Mail;
let deps: AccountsDeps | undefined;
let open: Awaited<ReturnType<typeof openAccounts>>;
let admin: Awaited<ReturnType<typeof signInSomebody>>;

const nothingListed = {
  treatments: [],
  providersByTreatment: new Map(),
  citiesByTreatment: new Map(),
  byCountry: new Map(),
  byCity: new Map(),
};
const totals = { partners: 0, verifiedPartners: 0, directory: 0, packages: 0, clinicians: 0, reviews: 0 };
const noCounts = { ...nothingListed, byType: new Map(), totals: { ...totals, credentialsChecked: 0 } };

beforeAll(async () => {
  open = await openAccounts({
    demo: true,
    extend: (setup, { jobs, outbox, mail: mails, storage }) => {
      mail = mails;
      jobs.work(failing, async ({ thing_id: thing }) => {
        if (isBroken) throw new Error('mail server refused <canary.reader@example.com>');
        done.push(thing);
      });
      const catalog = createCatalogReads(setup, {
        countListings: () => Promise.resolve(noCounts),
        matchTreatments: () => Promise.resolve({ slugs: [], city: null, country: null }),
      });
      return {
        routes: (made) => {
          deps = made;
          return operationsRoutes({
            ...setup,
            config: shownConfig(parseConfig(CANARIES)),
            version: { name: 'travesia', version: '1.2.3', commit: null, node: 'v24', engine: setup.database.engine },
            jobs,
            outbox,
            mail: mails,
            storage,
            audit: openTestAuditLog(setup.database),
            catalog,
            answers: { stats: () => ({ entries: 3, bytes: 2048, revision: 7 }) },
            translator: {
              service: 'libretranslate',
              faults: () => 2,
              translate: () => Promise.reject(new Error('not asked')),
            },
            recentErrors: () => recentErrors(logger),
          });
        },
      };
    },
  });
  await loadCatalog(open.database, parseCatalog());
});
beforeEach(async () => {
  await open.clear();
  admin = await somebody();
});
afterAll(() => open.close());

function somebody(who: { role?: string; demo?: boolean; email?: string } = {}) {
  if (!deps) throw new Error('the accounts are not made yet');
  return signInSomebody(open.database, deps, who);
}

const letter = (email: string, text = 'Hello') =>
  ({ to: { email, demo: false }, language: 'en', origin: '', facts: { subject: 'A letter', text } }) as const;
const write = async (to: string, text?: string): Promise<string> =>
  String(await unitOfWork(open.database, (tx) => mail.queueMail(tx, testMail, letter(to, text))));

interface Debug {
  checks: { name: string; state: string }[];
  errors: { message: string; where: string | null }[];
}

describe('operating the installation', () => {
  it('reports the status of every component, what runs, and recent errors without their data', async () => {
    logger.error({ err: new Error('no account for ana@example.com with "Ana Quiroga" at +57 300 123 4567') }, 'failed');
    const { status, body } = await open.get('/admin/debug', admin.token);
    const debug = body as unknown as Debug;
    expect(status).toBe(200);
    expect(debug.checks.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'database ok',
      'migrations ok',
      'jobs ok',
      'outbox failing',
      'mail ok',
      'storage ok',
      'audit ok',
      'ledger ok',
      'answers ok',
      'translation attention',
    ]);
    expect(debug.errors[0]?.message).toBe('no account for [address] with [value] at [number]');
    expect(debug.errors[0]?.where).toMatch(/operations\.engine\.int\.test\.ts:\d+$/);
  });

  it('never exposes a secret', async () => {
    logger.error({ err: new Error(`cannot reach ${CANARIES.DATABASE_URL} with ${CANARIES.APP_SECRET}1`) }, 'failed');
    for (const path of [
      '/admin/debug',
      '/admin/debug/bundle',
      '/admin/configuration',
      '/admin/jobs',
      '/admin/mail-outbox',
    ]) {
      const answer = await open.get(path, admin.token);
      expect(answer.status, path).toBe(200);
      expect(JSON.stringify(answer.body), path).not.toContain('canary');
    }
    const { body } = await open.get('/admin/configuration', admin.token);
    const settings = body['settings'] as { name: string; value: unknown }[];
    expect(settings).toContainEqual(expect.objectContaining({ name: 'app_secret', value: true, secret: true }));
    expect(settings).toContainEqual(
      expect.objectContaining({ name: 'inactivity_minutes', value: 20, unit: 'minutes' }),
    );
    expect((body['currencies'] as unknown[]).length).toBeGreaterThan(5);
  });

  it('retries a failed job with its original data, and audits who did it', async () => {
    isBroken = true;
    await open.jobs.enqueue(null, failing, { thing_id: 'abc' });
    await open.settle();
    const jobs = async () =>
      (await open.get('/admin/jobs', admin.token)).body as unknown as {
        queues: { name: string; dead: number }[];
        dead: { id: string; message: string; job: string }[];
      };
    const before = await jobs();
    expect(before.dead).toMatchObject([{ job: 'test.fails', message: 'mail server refused <[address]>' }]);
    expect(before.queues).toContainEqual(expect.objectContaining({ name: 'test.fails', dead: 1 }));
    isBroken = false;
    const [dead] = before.dead;
    const again = await open.send(`/admin/jobs/${dead?.id}/retry`, undefined, { token: admin.token });
    expect(again.status).toBe(204);
    await open.settle();
    expect(done).toEqual(['abc']);
    const after = await jobs();
    expect(after.dead).toEqual([]);
    expect(after.queues).toContainEqual(expect.objectContaining({ name: 'test.fails', dead: 0, done: 1 }));
    const { checks } = (await open.get('/admin/debug', admin.token)).body as unknown as Debug;
    expect(checks).toContainEqual(expect.objectContaining({ name: 'jobs', state: 'ok' }));
    expect((await open.send(`/admin/jobs/${dead?.id}/retry`, undefined, { token: admin.token })).status).toBe(404);
    const { rows } = await open.database.pool.query<{ action: string }>(
      "select action from audit_entries where action = 'jobs.retried'",
    );
    expect(rows).toHaveLength(1);
  });

  it('reads emails, logs the access, and strips sign-in tokens', async () => {
    const reader = await somebody({ role: 'patient', email: 'rosa@example.com' });
    const id = await write('rosa@example.com', 'Open https://travesia.example/reset-password?token=canary-token now');
    const read = await open.get(`/admin/mail-outbox/${id}`, admin.token);
    expect(read.body['text']).toBe('Open https://travesia.example/reset-password?token=… now\n');
    const { rows } = await open.database.pool.query("select subject_id from audit_entries where action = 'mail.read'");
    expect(rows).toEqual([{ subject_id: reader.userId }]);
    expect((await open.send(`/admin/mail-outbox/${id}/retry`, undefined, { token: admin.token })).body['code']).toBe(
      'operations.mail_not_failed',
    );
    await noteAttempt(open.database, id, 'failed', 'no such mailbox');
    const retried = await open.send(`/admin/mail-outbox/${id}/retry`, undefined, { token: admin.token });
    expect(retried).toMatchObject({ status: 202, body: { state: 'waiting' } });
  });

  it('lists emails by time, subject or state', async () => {
    const [first, second] = [await write('rosa@example.com'), await write('ana@example.com')];
    await noteAttempt(open.database, second, 'failed', 'no such mailbox');
    const ids = async (sort: string) =>
      ((await open.get(`/admin/mail-outbox?sort=${sort}`, admin.token)).body['data'] as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await ids('-written')).toEqual([second, first]);
    expect(await ids('written')).toEqual([first, second]);
    expect(await ids('state')).toEqual([second, first]);
    expect(await ids('-state')).toEqual([first, second]);
    expect(await ids('subject')).toHaveLength(2);
    expect((await open.get('/admin/mail-outbox?sort=text', admin.token)).status).toBe(422);
  });

  it('shows demo admins only emails to demo people', async () => {
    const visitor = await somebody({ demo: true });
    const ana = await somebody({ role: 'patient', demo: true, email: 'ana@demo.travesia.example' });
    const hers = await write(ana.email, 'See https://travesia.example/x?token=abc');
    const other = await write('rosa@example.com');
    const list = await open.get('/admin/mail-outbox', visitor.token);
    expect(list.body).toMatchObject({ total: 1, data: [{ id: hers }] });
    expect((await open.get(`/admin/mail-outbox/${other}`, visitor.token)).status).toBe(404);
    expect((await open.get(`/admin/mail-outbox/${hers}`, visitor.token)).body['text']).toContain('token=abc');
    expect((await open.get('/admin/mail-outbox?q=rosa', admin.token)).body).toMatchObject({ total: 1 });
  });

  it('is for admins only', async () => {
    const clinic = await somebody({ role: 'provider' });
    for (const path of ['/admin/debug', '/admin/configuration', '/admin/jobs', '/admin/mail-outbox'])
      expect((await open.get(path, clinic.token)).status, path).toBe(403);
  });
});
