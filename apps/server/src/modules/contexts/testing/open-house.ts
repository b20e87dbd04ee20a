import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import type { Role } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { createRefusalNotes } from '../../../platform/audit/note-refusals.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Mounted } from '../../../platform/http/module.ts';
import { createFiles, type Files } from '../../../platform/storage/files.ts';
import { openVault } from '../../../platform/storage/testing/open-vault.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { createTestHttp, untilUnhurried } from '../../../platform/testing/test-http.ts';
import {
  type AccountsDeps,
  accountsRoutes,
  authenticateSessions,
  createAccounts,
  findUser,
  keepDevice,
  openSession,
} from '../../accounts/index.ts';
import { renewToken } from '../../accounts/testing/renew-token.ts';
import { membershipsOf } from '../../organizations/index.ts';
import { contextsRoutes } from '../contexts.routes.ts';
import { takeSideOf } from '../take-side.ts';

const START = '2026-11-22T10:00:00Z';
const id = (number: number) => `0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e${number}`;
export const NETWORK = id(10);
export const RIVAL = id(11);
/** Managed by the network. */
export const CLINIC = id(20);
/** Not managed by any organization. */
export const OTHER_CLINIC = id(21);

/** A name in the three languages, for any row. */
const NAMED = JSON.stringify({ en: 'Name', es: 'Nombre', pt: 'Nome' });

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A response, with the fields tests read. */
export interface Answer {
  status: number;
  body: Record<string, unknown> & { code?: string };
}

/**
 * Two organizations and two clinics, with users of every role, over HTTP: for modules whose routes act for a clinic or an
 * organization. `more` mounts the routes under test.
 */
export async function openHouse(
  more: (accounts: AccountsDeps, files: Files) => Mounted[] = () => [],
  { demo = false, notesRefusals = false } = {},
) {
  const database = await openTestDatabase();
  const clock = fixedClock(START);
  const setup = { database, clock, revision: () => 0, secret: 'the secret of this installation, long enough', demo };
  const accounts = createAccounts({ ...setup, membershipsOf });
  const folder = mkdtempSync(join(tmpdir(), 'travesia-files-'));
  const files = createFiles(database, openVault(database, folder, setup.secret), clock);
  const { app, logged, changeCatalog } = await createTestHttp(
    [...accountsRoutes(accounts), ...contextsRoutes(setup), ...more(accounts, files)],
    {
      files,
      authenticate: authenticateSessions(setup),
      takeSide: takeSideOf(setup),
      ...(notesRefusals ? { noteRefusal: createRefusalNotes(database, clock, pino({ level: 'silent' })) } : {}),
    },
  );
  await untilUnhurried(app);
  const run = (statement: ReturnType<typeof sql>) => database.db.execute<Record<string, unknown>>(statement);
  await run(
    sql`insert into currencies (code, name, symbol, minor_digits, selectable) values ('BRL', ${NAMED}, 'R$', 2, true), ('USD', ${NAMED}, '$', 2, true)`,
  );
  await run(sql`insert into exchange_rates (currency, rated_on, per_usd, source) values
    ('BRL', '2026-11-01', 5, 'of these tests'), ('USD', '2026-11-01', 1, 'of these tests')`);
  await run(sql`insert into countries (code, slug, name, currency) values ('BR', 'brazil', ${NAMED}, 'BRL')`);
  await run(sql`insert into provider_types (slug, position, name, plural) values ('clinic', 1, ${NAMED}, ${NAMED})`);

  /** Opens a session for a user, on a new device each time; returns its access token. */
  const signIn = async (userId: string): Promise<string> => {
    const opened = await unitOfWork(database, async (tx) => {
      const user = await findUser(tx, userId);
      if (!user) throw new Error(`nobody has the id ${userId}`);
      return openSession(tx, accounts, user, keepDevice(undefined, undefined, undefined), ['password']);
    });
    return opened.access_token;
  };
  const person = async (role: Role, name: string = role, other: { demo?: boolean; email?: string } = {}) => {
    const userId = uuidv7();
    const email = other.email ?? `${name}.${userId}@example.com`;
    await run(sql`insert into users (id, email, email_key, email_verified_at, status, role, first_name, last_name, demo)
      values (${userId}, ${email}, ${email}, now(), 'active', ${role}, ${name}, 'Quiroga', ${other.demo ?? false})`);
    return { userId, email, token: await signIn(userId) };
  };
  const send = async (
    method: Method,
    path: string,
    token?: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    });
    return { status: answer.statusCode, body: answer.body ? (answer.json() as Answer['body']) : {} };
  };
  return {
    database,
    accounts,
    clock,
    app,
    logged,
    /** Makes cached answers expire, as a committed change would. */
    changeCatalog,
    run,
    send,
    signIn,
    /** A new access token for the same session. */
    renew: (token: string) => renewToken(accounts, token),
    person,
    /** A member of a clinic's staff. */
    staff: async (role: StaffRole = 'owner', providerId = CLINIC) => {
      const who = await person('provider', role);
      await run(sql`insert into provider_members values (${providerId}, ${who.userId}, ${role}, now())`);
      return who;
    },
    /** A member of an organization. */
    member: async (role: OrganizationRole = 'owner', organizationId = NETWORK) => {
      const who = await person('organization', role);
      await run(sql`insert into organization_members values (${organizationId}, ${who.userId}, ${role}, now())`);
      return who;
    },
    setStatus: (userId: string, status: string) => run(sql`update users set status = ${status} where id = ${userId}`),
    /** Audit log actions except sign-ins, oldest first. */
    audited: async () =>
      (await run(sql`select * from audit_entries where action <> 'account.signed_in' order by position`)).rows,
    /** Advances the clock. */
    pass: (minutes: number) => clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString()),
    clear: async () => {
      clock.moveTo(START);
      await emptyTables(
        database,
        'users',
        'organizations',
        'providers',
        'feature_flags',
        'outbox_events',
        'audit_entries',
        'uploads',
        'stored_files',
        'file_keys',
      );
      await run(sql`insert into organizations (id, name, type, city, country) values
        (${NETWORK}, 'Rede Araucária', 'clinic_network', 'São Paulo', 'BR'), (${RIVAL}, 'Outra Rede', 'hospital_group', null, 'BR')`);
      await run(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone, email) values
        (${CLINIC}, 'clinica-um', 'Clínica Um', 'clinic', 'partner', 'verified', 'BR', 'America/Sao_Paulo', 'contato@clinica.example'),
        (${OTHER_CLINIC}, 'clinica-dois', 'Clínica Dois', 'clinic', 'partner', 'verified', 'BR', 'America/Sao_Paulo', null)`);
      await run(sql`insert into organization_providers values (${NETWORK}, ${CLINIC}, now())`);
    },
    close: async () => {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type OpenHouse = Awaited<ReturnType<typeof openHouse>>;
