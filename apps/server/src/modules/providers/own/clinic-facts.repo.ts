import type { Localized } from '@travesia/contracts/kit';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { auditEntries } from '../../../platform/audit/audit.tables.ts';
import { calendars, calendarWindows } from '../../availability/availability.tables.ts';
import { cities } from '../../catalog/catalog.tables.ts';
import { credentialDocuments } from '../../credentials/credentials.tables.ts';
import { invitations } from '../../invitations/invitations.tables.ts';
import { payoutAccounts } from '../../financials/accounts/payout-accounts.tables.ts';
import { consultationRequests } from '../../leads/leads.tables.ts';
import { organizationProviders, organizations, providerMembers } from '../../organizations/organizations.tables.ts';
import { photos } from '../../photos/photos.tables.ts';
import { clinicians, credentials, providers, providerTreatments } from '../providers.tables.ts';
import { packageDrafts } from '../../packages/own/package-drafts.tables.ts';
import { rooms } from '../rooms/rooms.tables.ts';
import type { ClinicScope } from './clinic.policy.ts';

const ofClinic = sql`= ${providers.id}`;
const count = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`;

const columnsAt = (now: Date) => ({
  clinic: providers,
  cityName: cities.name,
  treatments: count(sql`${providerTreatments} t where t.provider_id ${ofClinic}`),
  staff: count(sql`${providerMembers} m where m.provider_id ${ofClinic}`),
  invited: count(
    sql`${invitations} i where i.provider_id ${ofClinic} and i.kind = 'provider_member' and i.state = 'pending' and i.expires_at > ${now.toISOString()}::timestamptz`,
  ),
  clinicians: count(sql`${clinicians} d where d.provider_id ${ofClinic} and d.archived_at is null`),
  /** Whether a clinician or a room that is in use has working hours. */
  hasHours: sql<boolean>`exists (select from ${calendars} c
    left join ${clinicians} d on d.id = c.clinician_id left join ${rooms} o on o.id = c.room_id
    where c.provider_id ${ofClinic} and d.archived_at is null and o.active is not false
      and exists (select from ${calendarWindows} w where w.calendar_id = c.id))`,
  hasPhotos: sql<boolean>`exists (select from ${photos} f where f.subject = 'clinic' and f.subject_id ${ofClinic})`,
  /** Whether it has an account to be paid to, and whether all of them are verified. */
  bank: sql<
    'verified' | 'waiting' | null
  >`(select case when bool_and(a.verified_at is not null) then 'verified' else 'waiting' end
    from ${payoutAccounts} a where a.provider_id ${ofClinic} and a.replaced_at is null having count(*) > 0)`,
  drafts: count(sql`${packageDrafts} k where k.provider_id ${ofClinic} and k.status = 'draft'`),
  requests: count(sql`${consultationRequests} r where r.provider_id ${ofClinic} and r.status = 'received'`),
  /** ISO 8601. */
  oldestRequest: sql<
    string | null
  >`(select to_char(min(r.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from ${consultationRequests} r where r.provider_id ${ofClinic} and r.status = 'received')`,
  hasSettled: sql<boolean>`exists (select 1 from ${auditEntries} a where a.context_provider_id ${ofClinic} and a.action = 'clinic.settings_changed')`,
});

const from = (db: Db | Tx, now: Date) =>
  db
    .select({ ...columnsAt(now), since: organizationProviders.since })
    .from(providers)
    .leftJoin(cities, eq(cities.id, providers.cityId))
    .leftJoin(organizationProviders, eq(organizationProviders.providerId, providers.id));

type FactsRow = Awaited<ReturnType<typeof from>>[number];
export type CredentialFacts = Pick<
  typeof credentials.$inferSelect,
  'id' | 'providerId' | 'kind' | 'body' | 'number' | 'holder' | 'expiresOn'
> & { status: Exclude<(typeof credentials.$inferSelect)['status'], 'revoked'> } & {
  /** Uploaded documents that were not checked yet. */
  waiting: number;
};

/** Input to the dashboards of clinics and organizations. */
export type ClinicFacts = FactsRow & { credentials: CredentialFacts[] };

async function withCredentials(db: Db | Tx, rows: FactsRow[]): Promise<ClinicFacts[]> {
  const ids = rows.map(({ clinic }) => clinic.id);
  const { id, providerId, kind, status, body, number, holder, expiresOn } = credentials;
  const waiting = count(
    sql`${credentialDocuments} d where d.credential_id = ${credentials.id} and d.checked_at is null`,
  );
  const all = ids.length
    ? await db
        .select({ id, providerId, kind, status, body, number, holder, expiresOn, waiting })
        .from(credentials)
        .where(
          and(
            inArray(credentials.providerId, ids),
            sql`not exists (select from ${clinicians} d where d.id = ${credentials.clinicianId} and d.archived_at is not null)`,
          ),
        )
        .orderBy(asc(credentials.position), asc(credentials.id))
    : [];
  const held = all.flatMap((one) => (one.status === 'revoked' ? [] : [{ ...one, status: one.status }]));
  const byClinic = Map.groupBy(held, (one) => one.providerId);
  return rows.map((row) => ({ ...row, credentials: byClinic.get(row.clinic.id) ?? [] }));
}

/** The facts of the request's clinic. */
export async function findClinicFacts(
  db: Db | Tx,
  { providerId }: ClinicScope,
  now: Date,
): Promise<ClinicFacts | undefined> {
  const [facts] = await withCredentials(db, await from(db, now).where(eq(providers.id, providerId)));
  return facts;
}

/** The facts of several clinics, by name; `where` is a condition on providers or on an organization's managed clinics. */
export async function listClinicFacts(db: Db | Tx, where: SQL, now: Date): Promise<ClinicFacts[]> {
  return withCredentials(db, await from(db, now).where(where).orderBy(asc(providers.name), asc(providers.id)));
}

/** The oldest unanswered consultation requests, without data about the sender. */
export function listWaitingRequests(db: Db | Tx, { providerId }: ClinicScope, limit: number) {
  const { id, reference, about, country, language, preferredMonth, createdAt, dueAt } = consultationRequests;
  // The last day before the instant, as everywhere requests are shown.
  const dueOn = sql<string>`((${dueAt} - interval '1 millisecond') at time zone 'UTC')::date::text`;
  return db
    .select({
      id,
      reference,
      about: sql<Localized | null>`${about}`,
      country,
      language,
      preferredMonth,
      createdAt,
      dueAt,
      dueOn,
    })
    .from(consultationRequests)
    .where(
      sql`${consultationRequests.providerId} = ${providerId}::uuid and ${consultationRequests.status} = 'received'`,
    )
    .orderBy(asc(createdAt))
    .limit(limit);
}

export type WaitingRow = Awaited<ReturnType<typeof listWaitingRequests>>[number];

/** The organization that manages the request's clinic. */
export async function findManagerOf(db: Db | Tx, { providerId }: ClinicScope) {
  const { id, name, email, phone, website } = organizations;
  const [row] = await db
    .select({ id, name, email, phone, website })
    .from(organizationProviders)
    .innerJoin(organizations, eq(organizations.id, organizationProviders.organizationId))
    .where(eq(organizationProviders.providerId, providerId));
  return row ?? null;
}
