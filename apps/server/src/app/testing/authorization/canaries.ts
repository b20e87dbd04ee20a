import { sql } from 'drizzle-orm';
import { NETWORK, type OpenHouse, OTHER_CLINIC, RIVAL } from '../../../modules/contexts/testing/open-house.ts';

/** In every word that the second tenant writes: whoever else sees it sees what is not theirs. */
export const CANARY = 'Canarywren';
const MAIL = 'canarywren@example.org';

type Send = OpenHouse['send'];
type Method = Parameters<Send>[0];

/** People of one tenant. */
export interface Tenant {
  patient: string;
  clinic: string;
  network: string;
}

/** Two patients, two clinics with an owner each, two organizations with an owner each; only the second has written anything. */
export async function makeTenants(house: OpenHouse, send: Send): Promise<{ first: Tenant; second: Tenant }> {
  const first = {
    patient: (await house.person('patient')).token,
    clinic: (await house.staff('owner')).token,
    network: (await house.member('owner', NETWORK)).token,
  };
  const named = async (who: Promise<{ userId: string; token: string }>) => {
    const { userId, token } = await who;
    await house.run(
      sql`update users set first_name = ${CANARY}, last_name = ${CANARY}, phone = '+15550100' where id = ${userId}`,
    );
    return token;
  };
  const second = {
    patient: await named(house.person('patient')),
    clinic: await named(house.staff('owner', OTHER_CLINIC)),
    network: await named(house.member('owner', RIVAL)),
  };
  await house.run(sql`insert into organization_providers values (${RIVAL}, ${OTHER_CLINIC}, now())`);
  await write(send, second);
  return { first, second };
}

/** Has the second tenant write into everything that takes words and is not meant for the public. */
async function write(send: Send, { patient, clinic, network }: Tenant): Promise<void> {
  const by = (token: string) => async (method: Method, path: string, body: object) => {
    const { status, body: answer } = await send(method, path, token, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const asPatient = by(patient);
  await asPatient('PUT', '/profile', {
    section: 'emergency',
    version: 0,
    values: { name: CANARY, relationship: null, phone: null, email: MAIL, language: null },
  });
  await asPatient('PUT', '/profile', {
    section: 'companion',
    version: 0,
    values: { name: CANARY, relationship: null, phone: null, email: MAIL },
  });
  await asPatient('POST', '/favorites/lists', { name: CANARY });
  await asPatient('POST', '/provider/applications', {
    provider: { name: CANARY, type: 'clinic', country: 'BR', city: CANARY, phone: '+55 11 5550 0100' },
  });
  for (const token of [patient, clinic, network])
    await by(token)('POST', '/support/tickets', {
      topic: 'other',
      subject: `About ${CANARY}`,
      message: `Something private about ${CANARY}, long enough to be a message.`,
    });
  await by(clinic)('POST', '/provider/staff', { email: MAIL, role: 'coordinator', message: CANARY });
  await by(network)('POST', '/organizations/members', { email: `x.${MAIL}`, role: 'analyst', message: CANARY });
  await by(network)('POST', `/organizations/providers/${OTHER_CLINIC}/access`, { reason: `Because of ${CANARY}` });
}

/** Every id that stands in the database, of whichever table and column. */
export async function everyId({ run }: OpenHouse): Promise<string[]> {
  const { rows } = await run(sql`select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'`);
  const ids = new Set<string>();
  for (const { table_name: table, column_name: column } of rows) {
    const found = await run(
      sql`select distinct ${sql.identifier(String(column))} as id from ${sql.identifier(String(table))} where ${sql.identifier(String(column))} is not null limit 500`,
    );
    for (const { id } of found.rows) ids.add(String(id));
  }
  return [...ids];
}

/** What stands in every table but those that only say that something was asked or is waiting. */
export async function checksums({ run }: OpenHouse): Promise<Record<string, string>> {
  const { rows } = await run(sql`select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const sums: Record<string, string> = {};
  for (const { table_name: table } of rows) {
    if (/^(audit_|outbox_|idempotency|__drizzle)/.test(String(table))) continue;
    const { rows: sum } = await run(
      sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${sql.identifier(String(table))} t`,
    );
    sums[String(table)] = String(sum[0]?.['sum']);
  }
  return sums;
}
