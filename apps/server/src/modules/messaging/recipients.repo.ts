import { type SQL, sql } from 'drizzle-orm';
import type { Localized } from '@travesia/contracts/kit';
import { type ConversationParty, PLATFORM_RECIPIENT } from '@travesia/contracts/messaging';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ofSameWorld } from '../../platform/demo/demo-rows.repo.ts';
import { listedCondition } from '../providers/index.ts';
import type { InboxScope } from './inbox.policy.ts';
import type { SideOf } from './new-side.ts';

/** Someone to write to. */
export interface RecipientRow extends Record<string, unknown> {
  id: string;
  name: string;
  slug: string | null;
  logo: string | null;
  avatar: string | null;
  city: Localized | null;
  country: string | null;
  known: boolean;
  demo: boolean;
}

/** Most recipients at a time. */
const MOST = 20;

const found = (words: readonly string[], text: SQL): SQL =>
  words.length
    ? sql.join(
        words.map((word) => sql`position(${word} in lower(f_unaccent(${text}))) > 0`),
        sql` and `,
      )
    : sql`true`;

/** Clinics a patient can write to: those they know, and every listed partner. */
const clinicsFor = ({ id, person }: InboxScope, only: SQL, words: readonly string[]) => sql`
  with known as (
    select provider_id from bookings where patient_id = ${id}::uuid
    union select provider_id from journeys where patient_id = ${id}::uuid
    union select o.provider_id from conversation_sides s join conversation_sides o on o.conversation_id = s.conversation_id
      where s.user_id = ${id}::uuid and o.provider_id is not null)
  select p.id, p.name, p.slug, p.logo_file as logo, null as avatar, c.name as city, p.country, p.demo,
    p.id in (select provider_id from known) as known
  from providers p left join cities c on c.id = p.city_id
  where p.listing = 'partner' and ${listedCondition} and ${ofSameWorld(person, sql`p.demo`)} and ${only}
    and ${found(words, sql`p.name || ' ' || concat_ws(' ', c.name ->> 'en', c.name ->> 'es', c.name ->> 'pt')`)}
  order by known desc, p.name, p.id limit ${MOST}`;

/** Patients with a booking or a journey at a clinic. */
const patientsOf = ({ id, person }: InboxScope, only: SQL, words: readonly string[]) => sql`
  select u.id, btrim(u.first_name || ' ' || u.last_name) as name, null as slug, null as logo, u.avatar_file as avatar,
    null::jsonb as city, null as country, u.demo, true as known
  from users u
  where u.status in ('active', 'closing') and ${ofSameWorld(person, sql`u.demo`)} and ${only}
    and u.id in (select patient_id from bookings where provider_id = ${id}::uuid
      union select patient_id from journeys where provider_id = ${id}::uuid)
    and ${found(words, sql`u.first_name || ' ' || u.last_name`)}
  order by name, u.id limit ${MOST}`;

/** The organization that manages a clinic. */
const organizationOf = ({ id }: InboxScope, only: SQL, words: readonly string[]) => sql`
  select g.id, g.name, null as slug, null as logo, null as avatar, null::jsonb as city, g.country, g.demo, true as known
  from organizations g join organization_providers op on op.organization_id = g.id
  where op.provider_id = ${id}::uuid and ${only} and ${found(words, sql`g.name`)} limit ${MOST}`;

/** The clinics of an organization. */
const clinicsOf = ({ id }: InboxScope, only: SQL, words: readonly string[]) => sql`
  select p.id, p.name, p.slug, p.logo_file as logo, null as avatar, c.name as city, p.country, p.demo, true as known
  from providers p join organization_providers op on op.provider_id = p.id left join cities c on c.id = p.city_id
  where op.organization_id = ${id}::uuid and ${only} and ${found(words, sql`p.name`)}
  order by p.name, p.id limit ${MOST}`;

/** Travesía’s team. */
const teamFor = (_scope: InboxScope, only: SQL, words: readonly string[]) => sql`
  select t.id, t.name, null as slug, null as logo, null as avatar, null::jsonb as city, null as country, false as demo, false as known
  from (values (${PLATFORM_RECIPIENT}::uuid, ${'Travesía'}::text)) as t (id, name)
  where ${only} and ${found(words, sql`t.name`)}`;

/** All patients, for Travesía’s team: found by name or by their whole address, never listed. */
const anyPatient = ({ person }: InboxScope, only: SQL, words: readonly string[]) => sql`
  select u.id, btrim(u.first_name || ' ' || u.last_name) as name, null as slug, null as logo, u.avatar_file as avatar,
    null::jsonb as city, u.country, u.demo, false as known
  from users u
  where u.role = 'patient' and u.status in ('active', 'closing') and ${ofSameWorld(person, sql`u.demo`)} and ${only}
    and (${found(words, sql`u.first_name || ' ' || u.last_name`)} or lower(u.email) = ${words.join(' ')})
  order by name, u.id limit ${MOST}`;

/** All clinics that use the product. */
const anyClinic = ({ person }: InboxScope, only: SQL, words: readonly string[]) => sql`
  select p.id, p.name, p.slug, p.logo_file as logo, null as avatar, c.name as city, p.country, p.demo, false as known
  from providers p left join cities c on c.id = p.city_id
  where p.listing = 'partner' and p.operational_status <> 'merged' and ${ofSameWorld(person, sql`p.demo`)} and ${only}
    and ${found(words, sql`p.name || ' ' || concat_ws(' ', c.name ->> 'en', c.name ->> 'es', c.name ->> 'pt')`)}
  order by p.name, p.id limit ${MOST}`;

const anyOrganization = ({ person }: InboxScope, only: SQL, words: readonly string[]) => sql`
  select g.id, g.name, null as slug, null as logo, null as avatar, null::jsonb as city, g.country, g.demo, false as known
  from organizations g
  where ${ofSameWorld(person, sql`g.demo`)} and ${only} and ${found(words, sql`g.name`)}
  order by g.name, g.id limit ${MOST}`;

export type RecipientType = ConversationParty;

/** Whom the users of an inbox can begin a conversation with, by kind. */
const KINDS: Record<ConversationParty, Partial<Record<RecipientType, typeof clinicsFor>>> = {
  patient: { provider: clinicsFor, platform: teamFor },
  provider: { patient: patientsOf, organization: organizationOf, platform: teamFor },
  organization: { provider: clinicsOf, platform: teamFor },
  platform: { provider: anyClinic, organization: anyOrganization, patient: anyPatient },
};

/** Recipients by kind, known ones first. `words` are as `plainText` gives them. */
export async function listRecipients(
  db: Db,
  scope: InboxScope,
  words: readonly string[],
): Promise<(RecipientRow & { type: RecipientType })[]> {
  const lists = Object.entries(KINDS[scope.party]).map(async ([type, select]) => {
    const { rows } = await db.execute<RecipientRow>(select(scope, sql`true`, words));
    return rows.map((row) => ({ ...row, type: type as RecipientType }));
  });
  return (await Promise.all(lists)).flat();
}

/** One of them; undefined if the user can't write to it. */
export async function findRecipient(
  tx: Tx,
  scope: InboxScope,
  { type, id }: { type: RecipientType; id: string },
): Promise<RecipientRow | undefined> {
  const select = KINDS[scope.party][type];
  if (!select) return undefined;
  const column = { provider: sql`p.id`, patient: sql`u.id`, organization: sql`g.id`, platform: sql`t.id` }[type];
  const { rows } = await tx.execute<RecipientRow>(select(scope, sql`${column} = ${id}::uuid`, []));
  return rows[0];
}

/** Whether one of the two keeps the other from writing, in any of their conversations. */
export async function isBlockedBetween(tx: Tx, { party, id }: InboxScope, other: SideOf): Promise<boolean> {
  const is = (side: SQL, { party: name, id: of }: SideOf): SQL =>
    name === 'platform'
      ? sql`${side}.party = 'platform'`
      : sql`coalesce(${side}.user_id, ${side}.provider_id, ${side}.organization_id) = ${of}::uuid`;
  const { rows } = await tx.execute(sql`
    select 1 from conversation_sides a join conversation_sides b on b.conversation_id = a.conversation_id and b.id <> a.id
    where ${is(sql`a`, { party, id })} and ${is(sql`b`, other)} and (a.blocked_at is not null or b.blocked_at is not null) limit 1`);
  return rows.length > 0;
}

/** Whether a journey is of this patient with this clinic. */
export async function isJourneyOf(
  tx: Tx,
  { id, patientId, providerId }: { id: string; patientId: string; providerId: string },
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from journeys where id = ${id}::uuid and patient_id = ${patientId}::uuid and provider_id = ${providerId}::uuid`,
  );
  return rows.length > 0;
}
