import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { createAccounts, findUser, keepDevice, openSession } from '../../src/modules/accounts/index.ts';
import { membershipsOf } from '../../src/modules/organizations/index.ts';
import { signAuditEntries } from '../../src/platform/audit/entry-signer.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { connectPostgres, type Database } from '../../src/platform/db/database.ts';
import { migrateDatabase } from '../../src/platform/db/migrate.ts';
import { unitOfWork } from '../../src/platform/db/unit-of-work.ts';

export const SECRET = 'of this run alone, long enough to be taken';
const NAMED = JSON.stringify({ en: 'Name', es: 'Nombre', pt: 'Nome' });

export interface Clinic {
  id: string;
  clinicians: string[];
}

export interface Market {
  database: Database;
  clinics: Clinic[];
  clinic: string;
  clinicians: string[];
  /** Ids of the patients. */
  users: string[];
  /** Users by number, with a new session each. */
  signIn(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * A migrated database with clinics that confirm at once, each with so many clinicians with calendars of hours, and so many
 * patients. `clinic` and `clinicians` are those of the first one.
 */
export async function makeMarket(
  url: string,
  { clinics: many = 1, clinicians: each, patients }: { clinics?: number; clinicians: number; patients: number },
): Promise<Market> {
  const database = connectPostgres(url, 4);
  await migrateDatabase(database);
  signAuditEntries(database, SECRET);
  const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement);
  await run(
    sql`insert into currencies (code, name, symbol, minor_digits, selectable) values ('USD', ${NAMED}, '$', 2, true) on conflict do nothing`,
  );
  await run(
    sql`insert into countries (code, slug, name, currency) values ('BR', 'brazil', ${NAMED}, 'USD') on conflict do nothing`,
  );
  await run(
    sql`insert into provider_types (slug, position, name, plural) values ('clinic', 1, ${NAMED}, ${NAMED}) on conflict do nothing`,
  );
  await openService(database);
  const clinics: Clinic[] = [];
  for (let number = 0; number < many; number++) clinics.push(await openClinic(database, number, each));
  const { id: clinic = '', clinicians = [] } = clinics[0] ?? {};
  const users = Array.from({ length: patients }, () => uuidv7());
  for (const id of users)
    await run(sql`insert into users (id, email, email_key, email_verified_at, status, role, first_name, last_name)
      values (${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, now(), 'active', 'patient', 'Rosa', 'Delgado')`);
  const accounts = createAccounts({
    database,
    clock: systemClock,
    revision: () => 0,
    secret: SECRET,
    demo: false,
    membershipsOf,
  });
  const signInOne = (id: string) =>
    unitOfWork(database, async (tx) => {
      const user = await findUser(tx, id);
      if (!user) throw new Error(`nobody has the id ${id}`);
      return (await openSession(tx, accounts, user, keepDevice(undefined, undefined, undefined), ['password']))
        .access_token;
    });
  return {
    database,
    clinics,
    clinic,
    clinicians,
    users,
    signIn: async () => {
      const tokens: string[] = [];
      for (const id of users) tokens.push(await signInOne(id));
      return tokens;
    },
    close: () => database.close(),
  };
}

async function openClinic({ db }: Database, number: number, clinicians: number): Promise<Clinic> {
  const clinic: Clinic = {
    id: uuidv7(),
    clinicians: Array.from({ length: clinicians }, () => uuidv7()),
  };
  await db.execute(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone, email, allow_online_booking)
    values (${clinic.id}, ${`torture-${number}`}, 'Clínica', 'clinic', 'partner', 'verified', 'BR', 'America/Sao_Paulo', 'c@clinica.example', true)`);
  for (const [at, id] of clinic.clinicians.entries()) {
    const calendar = uuidv7();
    await db.execute(
      sql`insert into clinicians (id, provider_id, name, title, specialty, position) values (${id}, ${clinic.id}, ${`Dra. ${at}`}, 'Dra.', ${NAMED}, ${at})`,
    );
    await db.execute(sql`insert into calendars (id, provider_id, clinician_id, visits, slot_minutes, notice_hours, horizon_days)
      values (${calendar}, ${clinic.id}, ${id}, array['consultation', 'treatment'], 60, 1, 300)`);
    await db.execute(sql`insert into calendar_windows (id, calendar_id, weekday, starts, ends, mode)
      select gen_random_uuid(), ${calendar}, d, '08:00', '18:00', 'both' from generate_series(1, 7) d`);
    await db.execute(sql`insert into service_offers (id, service_type, provider_id, clinician_id, status, currency, price_minor, price_usd_minor, minutes, confirmed_on)
      values (gen_random_uuid(), ${SERVICE}, ${clinic.id}, ${id}, 'published', 'USD', ${PRICE}, ${PRICE}, 60, current_date)`);
  }
  return clinic;
}

/** An online service, paid in full at the sandbox gateway when it is booked, and its price in minor units. */
export const SERVICE = 'torture';
export const PRICE = 30_000;

/** The service, and the name of a policy, whose rules the servers write when they start. */
async function openService({ db }: Database): Promise<void> {
  await db.execute(sql`insert into service_types (slug, position, mode, minutes, name, summary, content)
    values (${SERVICE}, 99, 'video', 60, ${NAMED}, ${NAMED}, '{}')`);
  await db.execute(
    sql`insert into cancellation_policies (key, name, summary) values ('flexible', ${NAMED}, ${NAMED}) on conflict do nothing`,
  );
  await db.execute(
    sql`insert into exchange_rates (currency, rated_on, per_usd, source) values ('USD', current_date - 1, 1, 'of this run') on conflict do nothing`,
  );
}

/** Dates of the coming weeks on which the clinic works. */
export async function workedDates(address: string, { clinic }: Market): Promise<string[]> {
  const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(
    `${address}/api/v1/providers/${clinic}/availability?start_date=${day(3)}&end_date=${day(30)}`,
  );
  const { data } = (await answer.json()) as { data: { date: string }[] };
  return [...new Set(data.map(({ date }) => date))];
}

export interface BookAnswer {
  status: number;
  ms: number;
  body: { id?: string; status?: string; code?: string; detail?: string; checkout_url?: string };
}

/** Asks for a consultation; a status of 0 means no answer. */
export async function book(address: string, token: string, key: string, asked: object): Promise<BookAnswer> {
  return post(address, '/bookings', token, key, { kind: 'consultation', accept_policy: true, ...asked });
}

export async function post(
  address: string,
  path: string,
  token: string,
  key: string | null,
  body: object,
): Promise<BookAnswer> {
  const from = performance.now();
  try {
    const response = await fetch(`${address}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const answer = (await response.json()) as BookAnswer['body'];
    return { status: response.status, ms: performance.now() - from, body: answer };
  } catch {
    return { status: 0, ms: performance.now() - from, body: {} };
  }
}
