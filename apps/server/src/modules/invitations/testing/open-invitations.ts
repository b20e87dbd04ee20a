import { uuidv7 } from 'uuidv7';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { InvitationTo } from '@travesia/contracts/invitations';
import { commandLine } from '../../../platform/audit/append-audit.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { createMail } from '../../../platform/mail/mail.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { drainJobs } from '../../../platform/testing/drain-jobs.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { createTestHttp, untilUnhurried } from '../../../platform/testing/test-http.ts';
import { accountsRoutes, authenticateSessions, createAccounts, emailKeyOf } from '../../accounts/index.ts';
import type { Answer } from '../../accounts/testing/open-accounts.ts';
import { membershipsOf } from '../../organizations/index.ts';
import { createInvitation } from '../create-invitation.ts';
import { createInvitations } from '../invitations-deps.ts';
import { invitationsRoutes } from '../invitations.routes.ts';
import { type DemoInvitation, remakeDemoInvitations } from '../commands/remake-demo-invitations.ts';
import { tidyInvitations } from '../invitations.jobs.ts';
import { writeToInvited } from '../invitations.subscribers.ts';

const SECRET = 'the secret of this installation, long enough';
const START = '2026-11-22T10:00:00Z';
export const PASSWORD = 'una frase que nadie adivina';
const id = (number: number) => `0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e${number}`;
export const NETWORK = id(10);
export const RIVAL = id(11);
export const CLINIC = id(20);
export const OTHER_CLINIC = id(21);

export type Invite = Partial<{
  email: string;
  by: Person | typeof commandLine;
  message: string;
  language: 'en' | 'es' | 'pt';
}>;

/** The invitations and accounts API over HTTP, with two organizations, two clinics and captured emails. */
export async function openInvitations({ demo = false } = {}) {
  const database = await openTestDatabase();
  const logger = pino({ level: 'silent' });
  const jobs = new JobQueue(database, logger);
  const outbox = new Outbox(database, jobs, logger);
  const clock = fixedClock(START);
  const config = { smtpUrl: undefined, mailFrom: 'x@example.com', publicUrl: undefined, secret: SECRET };
  const mail = createMail(database, jobs, logger, config);
  const setup = { database, clock, revision: () => 0, secret: SECRET, demo };
  writeToInvited(outbox, { ...setup, mail, origin: 'https://travesia.example' });
  tidyInvitations(jobs, database, clock);
  const accounts = createAccounts({ ...setup, membershipsOf });
  const deps = createInvitations(accounts);
  const mounted = [...accountsRoutes(accounts), ...invitationsRoutes(deps)];
  const { app, logged } = await createTestHttp(mounted, { authenticate: authenticateSessions(setup) });
  await jobs.start({ workers: false });
  await untilUnhurried(app);
  const run = (statement: ReturnType<typeof sql>) => database.db.execute<Record<string, unknown>>(statement);
  await run(
    sql`insert into currencies (code, name, symbol, minor_digits, selectable) values ('BRL', '{}', 'R$', 2, true)`,
  );
  await run(sql`insert into countries (code, slug, name, currency) values ('BR', 'brazil', '{}', 'BRL')`);
  await run(sql`insert into provider_types (slug, position, name, plural) values ('clinic', 1, '{}', '{}')`);

  const send = async (method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      ...(body ? { payload: body } : {}),
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    });
    const parsed = answer.body ? (answer.json() as Answer['body']) : {};
    return { status: answer.statusCode, body: parsed, headers: answer.headers };
  };
  return {
    database,
    deps,
    clock,
    run,
    logged,
    send,
    /** Invites in its own transaction; by the command line by default. */
    invite: (
      to: InvitationTo,
      { by = commandLine, email = 'rosa@example.com', language = 'es', message }: Invite = {},
    ) =>
      unitOfWork(database, (tx) =>
        createInvitation(tx, deps, {
          by,
          to,
          email,
          language,
          ...(message ? { message } : {}),
          ...(to.kind === 'organization_member' || to.kind === 'provider_joins_organization'
            ? { organizationId: NETWORK }
            : {}),
          ...(to.kind === 'provider_member' || to.kind === 'provider_joins_organization' ? { providerId: CLINIC } : {}),
        }),
      ),
    validate: (token: string) => send('GET', `/invitations/validate/${token}`),
    accept: (token: string, access: string) => send('POST', '/invitations/accept', { token }, access),
    signUp: (token: string, more: object = {}) =>
      send('POST', '/invitations/accept-with-signup', {
        token,
        password: PASSWORD,
        first_name: 'Rosa',
        last_name: 'Delgado',
        accept_terms: true,
        ...more,
      }),
    decline: (token: string, reason?: string) =>
      send('POST', '/invitations/decline', reason ? { token, reason } : { token }),
    /** Creates a user with a verified address and signs them in: returns ID, access token and actor. */
    person: async (email: string, role = 'patient') => {
      const userId = crypto.randomUUID();
      const hash = await accounts.passwords.hash(PASSWORD);
      await run(sql`insert into users (id, email, email_key, email_verified_at, status, role, password_hash, first_name, last_name)
        values (${userId}, ${email}, ${emailKeyOf(email)}, now(), 'active', ${role}, ${hash}, 'Inés', 'Quiroga')`);
      const { body } = await send('POST', '/auth/login', { email, password: PASSWORD });
      const actor = { kind: 'person' as const, userId, role: role as Person['role'], sessionId: userId, demo: false };
      return { userId, access: String(body.access_token), actor: { ...actor, authenticatedAt: clock.now() } };
    },
    join: {
      organization: (userId: string, role: string, organizationId = NETWORK) =>
        run(sql`insert into organization_members values (${organizationId}, ${userId}, ${role}, now())`),
      clinic: (userId: string, role: string, providerId = CLINIC) =>
        run(sql`insert into provider_members values (${providerId}, ${userId}, ${role}, now())`),
    },
    remake: (list: readonly Omit<DemoInvitation, 'id'>[]) =>
      unitOfWork(database, async (tx) => {
        const made = list.map((one) => ({ ...one, id: uuidv7() }));
        await remakeDemoInvitations(tx, made, clock.now());
      }),
    actions: async () =>
      (await run(sql`select action from audit_entries where action <> 'account.signed_in' order by position`)).rows.map(
        ({ action }) => action,
      ),
    settle: () => drainJobs({ jobs, outbox }),
    mailsTo: async (address: string) => {
      await drainJobs({ jobs, outbox });
      return (await mail.list()).filter(({ recipient }) => recipient === address);
    },
    pass: (hours: number) => clock.moveTo(new Date(clock.now().getTime() + hours * 3_600_000).toISOString()),
    clear: async () => {
      clock.moveTo(START);
      await emptyTables(
        database,
        'users',
        'organizations',
        'providers',
        'outbox_events',
        'mail_outbox',
        'audit_entries',
      );
      await run(sql`insert into organizations (id, name, type, city, country) values
        (${NETWORK}, 'Rede Araucária', 'clinic_network', 'São Paulo', 'BR'), (${RIVAL}, 'Outra Rede', 'hospital_group', null, 'BR')`);
      await run(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone, email) values
        (${CLINIC}, 'clinica-um', 'Clínica Um', 'clinic', 'directory', 'unverified', 'BR', 'America/Sao_Paulo', 'contato@clinica.example'),
        (${OTHER_CLINIC}, 'clinica-dois', 'Clínica Dois', 'clinic', 'directory', 'unverified', 'BR', 'America/Sao_Paulo', null)`);
    },
    close: async () => {
      await app.close();
      await outbox.stop();
      await jobs.stop();
      mail.close();
      await database.close();
    },
  };
}

export type OpenInvitations = Awaited<ReturnType<typeof openInvitations>>;
