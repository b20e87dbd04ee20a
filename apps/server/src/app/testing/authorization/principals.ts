import { sql } from 'drizzle-orm';
import { CLINIC, NETWORK, type OpenHouse, OTHER_CLINIC, RIVAL } from '../../../modules/contexts/testing/open-house.ts';

/** The callers of the authorization table, in its order; see the principals of `docs/threat-model.md`. */
export const PRINCIPALS = [
  'anonymous',
  'patient',
  'other-patient',
  'unverified',
  'provider',
  'other-provider',
  'suspended-provider',
  'org-context',
  'org-no-context',
  'org-forged-context',
  'org-left',
  'admin',
  'admin-context',
  'admin-context-over',
  'expired-token',
  'signed-out',
  'disabled',
  'demo',
  'demo-provider',
  'demo-organization',
  'demo-admin',
] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** The clinic and the organization of the demo. */
export const DEMO_CLINIC = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e30';
export const DEMO_NETWORK = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e31';

/** What a principal sends: its token and additional headers. */
export type Credentials = { token?: string; headers?: Record<string, string> };

/** Creates all of them in an emptied database. */
export async function makePrincipals(house: OpenHouse): Promise<Record<Principal, Credentials>> {
  const enter = (token: string, by: 'admin' | 'organizations') =>
    house.send('POST', `/${by}/providers/${CLINIC}/access`, token, { reason: 'For the table of access' });
  const owner = await house.staff('owner');
  const suspended = await suspendedOwner(house);
  const [inContext, outside] = [await house.member(), await house.member()];
  const rival = await house.member('owner', RIVAL);
  const left = await memberWhoseClinicLeft(house);
  const [admin, acting, over] = [await house.person('admin'), await house.person('admin'), await house.person('admin')];
  await enter(inContext.token, 'organizations');
  await enter(acting.token, 'admin');
  await enter(over.token, 'admin');
  await house.run(sql`update provider_contexts set opened_at = opened_at - interval '2 hours',
    expires_at = expires_at - interval '2 hours' where user_id = ${over.userId}`);
  return {
    anonymous: {},
    patient: await house.person('patient'),
    'other-patient': await house.person('patient'),
    unverified: await withStatus(house, 'unverified'),
    provider: owner,
    'other-provider': await house.staff('owner', OTHER_CLINIC),
    'suspended-provider': suspended,
    'org-context': inContext,
    'org-no-context': outside,
    'org-forged-context': { ...rival, headers: { 'x-provider-id': CLINIC } },
    'org-left': left,
    admin,
    'admin-context': acting,
    'admin-context-over': over,
    'expired-token': await expired(house),
    'signed-out': await signedOut(house),
    disabled: await withStatus(house, 'suspended'),
    ...(await makeDemoPeople(house)),
  };
}

/** One person of the demo for each role, with a clinic and an organization of the demo. */
export async function makeDemoPeople(house: OpenHouse) {
  await addClinic(house, DEMO_CLINIC, 'clinica-de-mostra', true);
  await house.run(sql`insert into organizations (id, name, type, city, country, demo)
    values (${DEMO_NETWORK}, 'Rede de Mostra', 'clinic_network', 'São Paulo', 'BR', true)`);
  await house.run(sql`insert into organization_providers values (${DEMO_NETWORK}, ${DEMO_CLINIC}, now())`);
  const demo = { demo: true };
  const [clinic, network] = [
    await house.person('provider', 'demo owner', demo),
    await house.person('organization', 'demo member', demo),
  ];
  await house.run(sql`insert into provider_members values (${DEMO_CLINIC}, ${clinic.userId}, 'owner', now())`);
  await house.run(sql`insert into organization_members values (${DEMO_NETWORK}, ${network.userId}, 'owner', now())`);
  return {
    demo: await house.person('patient', 'demo', demo),
    'demo-provider': clinic,
    'demo-organization': network,
    'demo-admin': await house.person('admin', 'demo admin', demo),
  };
}

async function suspendedOwner(house: OpenHouse): Promise<Credentials> {
  const id = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e22';
  await addClinic(house, id, 'clinica-suspensa');
  await house.run(sql`update providers set operational_status = 'suspended' where id = ${id}`);
  return house.staff('owner', id);
}

/** A context that was open when the clinic left the organization. */
async function memberWhoseClinicLeft(house: OpenHouse): Promise<Credentials> {
  const id = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e23';
  await addClinic(house, id, 'clinica-que-saiu');
  await house.run(sql`insert into organization_providers values (${NETWORK}, ${id}, now())`);
  const member = await house.member();
  await house.send('POST', `/organizations/providers/${id}/access`, member.token, {});
  await house.run(sql`delete from organization_providers where provider_id = ${id}`);
  return member;
}

const addClinic = (house: OpenHouse, id: string, slug: string, demo = false) =>
  house.run(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone, demo)
    values (${id}, ${slug}, ${slug}, 'clinic', 'partner', 'verified', 'BR', 'America/Sao_Paulo', ${demo})`);

async function withStatus(house: OpenHouse, status: string): Promise<Credentials> {
  const person = await house.person('patient', status);
  await house.run(sql`update users set status = ${status}, email_verified_at = null where id = ${person.userId}`);
  return person;
}

async function signedOut(house: OpenHouse): Promise<Credentials> {
  const person = await house.staff('owner');
  await house.send('POST', '/auth/logout', person.token);
  return person;
}

/** Signed in slightly more than a quarter of an hour ago. */
async function expired(house: OpenHouse): Promise<Credentials> {
  const now = house.clock.now();
  house.clock.moveTo(new Date(now.getTime() - 16 * 60_000).toISOString());
  const person = await house.staff('owner');
  house.clock.moveTo(now.toISOString());
  return person;
}
