import { CONSENT_VERSIONS, type NewConsultationRequest } from '@travesia/contracts/leads';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import { fixedClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createIdempotency } from '../../../platform/idempotency/idempotency.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { createMail } from '../../../platform/mail/mail.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { hashAddress } from '../../../platform/secrets/secret.ts';
import { drainJobs } from '../../../platform/testing/drain-jobs.ts';
import { emptyLeads } from './empty-leads.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { createTestHttp, untilUnhurried } from '../../../platform/testing/test-http.ts';
import { loadCatalog, loadReference } from '../../catalog/index.ts';
import { confirmLeads } from '../leads.subscribers.ts';
import { forgetOldLeads } from '../leads.jobs.ts';
import { leadsRoutes } from '../leads.routes.ts';

export const PARTNER = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
export const LISTING = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11';
export const PACKAGE = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e12';
export const SECRET = 'the secret of this installation, long enough';

export const consentTo = (...purposes: (keyof typeof CONSENT_VERSIONS)[]) =>
  purposes.map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose] }));

/** A valid request. */
export const aRequest: NewConsultationRequest = {
  treatment: 'hip-replacement',
  full_name: 'Rosa Delgado',
  email: 'rosa@example.com',
  language: 'es',
  contact_by: 'email',
  message: 'Tengo artrosis de cadera.',
  consents: consentTo('answer_request'),
};

/** The leads endpoints over HTTP, with a partner, its package and an imported listing. */
export async function openLeads() {
  const database = await openTestDatabase();
  await loadCatalog(database, parseCatalog());
  await addMarket(database);
  const logger = pino({ level: 'silent' });
  const jobs = new JobQueue(database, logger);
  const outbox = new Outbox(database, jobs, logger);
  const clock = fixedClock('2026-11-19T10:00:00Z');
  const mail = createMail(database, jobs, logger, {
    smtpUrl: undefined,
    mailFrom: 'x@example.com',
    publicUrl: undefined,
    secret: SECRET,
  });
  confirmLeads(outbox, mail, { origin: 'https://travesia.example', demo: false });
  forgetOldLeads(jobs, database, clock);
  const idempotency = createIdempotency(database, jobs, 'of these tests');
  const reference = () => loadReference(database.db);
  const setup = { database, reference, clock, revision: () => 0, secret: SECRET, demo: false };
  const { app, logged } = await createTestHttp(leadsRoutes(setup), {
    idempotency: { idempotency, hashAddress: (address) => hashAddress(SECRET, address) },
    config: { trustProxy: 1 },
  });
  await jobs.start({ workers: false });
  await untilUnhurried(app);
  return {
    database,
    app,
    clock,
    jobs,
    mail,
    logged,
    /** Runs the server's background jobs. */
    settle: () => drainJobs({ jobs, outbox }),
    /** Deletes all leads, so that each test counts only its own. */
    clear: () => emptyLeads(database, 'outbox_events', 'idempotency_steps'),
    close: async () => {
      await app.close();
      await outbox.stop();
      await jobs.stop();
      mail.close();
      await database.close();
    },
  };
}

export type OpenLeads = Awaited<ReturnType<typeof openLeads>>;

/** Sends a body to an endpoint, from a unique network address unless given. */
export async function send(
  app: FastifyInstance,
  path: string,
  body: object,
  { from = '203.0.113.7', key }: { from?: string; key?: string } = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    payload: body,
    headers: { 'x-forwarded-for': from, ...(key ? { 'idempotency-key': key } : {}) },
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown>, headers: answer.headers };
}

async function addMarket({ db }: Database): Promise<void> {
  await db.execute(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone) values
    (${PARTNER}, 'clinica-sol', 'Clínica Sol', 'hospital', 'partner', 'verified', 'MX', 'America/Tijuana'),
    (${LISTING}, 'clinica-luna', 'Clínica Luna', 'hospital', 'directory', 'unverified', 'MX', 'America/Mexico_City')`);
  await db.execute(sql`insert into service_types (slug, position, mode, minutes, name, summary, content)
    values ('second-opinion', 1, 'written', null, '{"en":"Second opinion","es":"Segunda opinión","pt":"Segunda opinião"}', '{}', '{}')`);
  await db.execute(sql`insert into packages (id, provider_id, treatment, title, description, status, currency,
      price_minor, price_usd_minor, total_usd_minor, nights, stay_days, deposit_percent, cancellation_policy, lines,
      answers, confirmed_on)
    select ${PACKAGE}, ${PARTNER}, 'hip-replacement', '{"en":"Hip, all in","es":"Cadera, todo incluido","pt":"Quadril, tudo incluído"}',
      '{}', 'published', 'USD', 1000, 1000, 1000, 4, 10, 20, 'surgical', '[{"key":"surgeon_fee","amount_minor":900},{"key":"taxes_fees","amount_minor":100}]',
      'iiiiiiiiiiiiiiiiiiiiii', '2026-11-01'`);
}
