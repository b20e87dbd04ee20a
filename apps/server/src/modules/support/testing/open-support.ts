import type { UserRole } from '@travesia/contracts/access';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { readSupport } from '../../../../data/support/read-support.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { upsertDemoPeople } from '../../accounts/index.ts';
import { openAccounts, ORIGIN, PASSWORD, rosa, signUp } from '../../accounts/testing/open-accounts.ts';
import { formOf } from '../../applications/testing/open-applications.ts';
import { activityRoutes } from '../../audit/index.ts';
import { forgetOldNotifications, notificationsRoutes, tellPeople } from '../../notifications/index.ts';
import { createProfiles, profilesRoutes } from '../../profiles/index.ts';
import { forgetOldTickets } from '../support.jobs.ts';
import { supportRoutes } from '../support.routes.ts';
import { tellOfTickets } from '../support.subscribers.ts';

/** Accounts with support, admin and notification endpoints. */
export async function openSupport() {
  const accounts = await openAccounts({
    demo: true,
    extend: (setup, { jobs, outbox, mail, files }) => {
      tellOfTickets(outbox, { mail, clock: setup.clock, origin: ORIGIN });
      tellPeople(outbox, { paid: () => Promise.resolve(new Map()), returned: () => Promise.resolve(new Map()) });
      forgetOldTickets(jobs, setup.database, setup.clock);
      forgetOldNotifications(jobs, setup.database, setup.clock);
      return {
        routes: (deps) => [
          ...supportRoutes({ ...setup, files, accounts: deps, content: readSupport() }),
          ...notificationsRoutes(setup),
          ...profilesRoutes(createProfiles(setup)),
          ...activityRoutes(setup),
        ],
      };
    },
  });
  const { database } = accounts;
  let made = 0;
  /** Creates a signed-in person. */
  const person = async (role: UserRole = 'patient', more: Partial<typeof rosa> = {}) => {
    const email = `person${++made}@example.com`;
    const { access: token } = await signUp(accounts, { ...rosa, email, ...more });
    await database.db.execute(sql`update users set role = ${role} where email_key = ${email}`);
    const { rows } = await database.db.execute<{ id: string }>(sql`select id from users where email_key = ${email}`);
    return { email, token, id: String(rows[0]?.id) };
  };
  /** Enters the demo in a role. */
  const enterDemo = async (role: UserRole) => {
    const one = { role, firstName: 'Ana', lastName: 'Ferreira', email: `${role}@demo.example` };
    await unitOfWork(database, (tx) =>
      upsertDemoPeople(tx, [{ ...one, id: uuidv7(), country: 'US', language: 'en' }], accounts.clock.now()),
    );
    const { body } = await accounts.send('/auth/demo-login', { demo_token: 'travesia-demo', role });
    return { email: one.email, token: String(body.access_token) };
  };
  return {
    ...accounts,
    person,
    enterDemo,
    clear: async () => {
      await emptyTables(database, 'stored_files', 'support_macros');
      await accounts.clear();
    },
    post: (path: string, token: string, body: object = {}) => accounts.send(path, body, { token }),
    /** Uploads a file for a message. */
    upload: async (token: string, content: Buffer, name: string) => {
      const { payload, headers } = formOf({ name, content, kind: null });
      const { status, body } = await accounts.send('/support/files', payload, { token, headers });
      return { status, body, id: String(body['id']) };
    },
    /** Downloads a file. */
    read: async (path: string, token: string) => {
      const url = `/api/v1${path}/content`;
      const answer = await accounts.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
      const { statusCode: status, headers, rawPayload: content } = answer;
      return { status, headers, content };
    },
    /** Signs in again with the given browser. */
    signInBy: (email: string, userAgent: string, timeZone = 'America/Bogota') =>
      accounts.send(
        '/auth/login',
        { email, password: PASSWORD, time_zone: timeZone },
        {
          headers: { 'user-agent': userAgent },
        },
      ),
    /** Backdates all tickets by the given minutes: advancing the clock that far would end the session. */
    makeOlder: (minutes: number) =>
      database.db.execute(sql`update support_tickets set created_at = created_at - ${`${minutes} minutes`}::interval`),
    runScheduled: async (job: string) => {
      await database.db.execute(sql`insert into pgboss.job (name, data) values (${job}, '{}')`);
      await accounts.settle();
    },
  };
}

export type OpenSupport = Awaited<ReturnType<typeof openSupport>>;

/** A sample question. */
export const question = {
  topic: 'journey',
  subject: '  May I fly   after six days? ',
  message: 'My knee was operated on Monday. The surgeon said ten days.',
};
