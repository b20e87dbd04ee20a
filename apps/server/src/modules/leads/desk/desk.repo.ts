import type { DeskFilter, DeskTab, LeadKind } from '@travesia/contracts/leads';
import { DESK_TABS, LEAD_KINDS } from '@travesia/contracts/leads';
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { organizationProviders } from '../../organizations/organizations.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { DeskScope } from '../leads.policy.ts';
import type { ClaimRow, ConsultationRow, ContactRow } from '../leads.repo.ts';
import { consultationRequests, contactRequests, directoryClaims } from '../leads.tables.ts';

/** A lead of any kind, with all its columns. */
export type Lead =
  | { kind: 'consultation'; row: ConsultationRow }
  | { kind: 'contact'; row: ContactRow }
  | { kind: 'claim'; row: ClaimRow };

/** What lists filter by; the instant decides what is overdue. */
export type Narrowing = DeskFilter & {
  now: Date;
  /** Sender’s email address. */
  from?: string;
  /** The id of one that is left out. */
  besides?: string;
};

const none = (type: 'uuid' | 'text', name: string) => sql<string | null>`null::${sql.raw(type)}`.as(name);

/**
 * All three kinds as one list, with the columns that lists show and filter by. Computed columns have names that no joined
 * table has, because queries refer to them without the table.
 */
export function leads(db: Db | Tx) {
  const c = consultationRequests;
  const m = contactRequests;
  const k = directoryClaims;
  const sender = (t: typeof c | typeof m | typeof k) => ({
    id: t.id,
    reference: t.reference,
    fullName: t.fullName,
    email: t.email,
    language: t.language,
    assigneeId: t.assigneeId,
    dueAt: t.dueAt,
    answeredAt: t.answeredAt,
    demo: t.demo,
    createdAt: t.createdAt,
    version: t.version,
    status: sql<string>`${t.status}`.as('lead_status'),
  });
  const everywhere = (name: SQL) =>
    sql<ConsultationRow['about']>`jsonb_build_object('en', ${name}, 'es', ${name}, 'pt', ${name})`.as('lead_about');
  return unionAll(
    db
      .select({
        ...sender(c),
        kind: sql<LeadKind>`'consultation'`.as('lead_kind'),
        country: sql<string | null>`${c.country}`.as('lead_country'),
        about: sql<ConsultationRow['about']>`${c.about}`.as('lead_about'),
        topic: none('text', 'lead_topic'),
        providerId: sql<string | null>`${c.providerId}`.as('lead_provider_id'),
      })
      .from(c),
    db
      .select({
        ...sender(m),
        kind: sql<LeadKind>`'contact'`.as('lead_kind'),
        country: none('text', 'lead_country'),
        about: sql<ConsultationRow['about']>`null::jsonb`.as('lead_about'),
        topic: sql<string | null>`${m.topic}`.as('lead_topic'),
        providerId: none('uuid', 'lead_provider_id'),
      })
      .from(m),
    db
      .select({
        ...sender(k),
        kind: sql<LeadKind>`'claim'`.as('lead_kind'),
        country: none('text', 'lead_country'),
        about: everywhere(sql`${k.providerName}`),
        topic: none('text', 'lead_topic'),
        providerId: sql<string | null>`${k.providerId}`.as('lead_provider_id'),
      })
      .from(k),
  ).as('desk');
}

type Leads = ReturnType<typeof leads>;

const WAITING = ['received', 'pending'];
const UNDER_WAY = ['answered', 'accepted'];
const OPEN = [...WAITING, ...UNDER_WAY];
const DONE = ['declined', 'closed', 'withdrawn', 'approved', 'rejected'];

const isWaiting = (desk: Leads) => and(inArray(desk.status, WAITING), isNull(desk.answeredAt)) as SQL;
const isOverdue = (desk: Leads, now: Date) => and(isWaiting(desk), sql`${desk.dueAt} <= ${now.toISOString()}`) as SQL;

function inTab(desk: Leads, { member }: DeskScope, tab: DeskTab, now: Date): SQL {
  const conditions: Record<DeskTab, () => SQL | undefined> = {
    waiting: () => isWaiting(desk),
    overdue: () => isOverdue(desk, now),
    mine: () => and(inArray(desk.status, OPEN), eq(desk.assigneeId, member.userId)),
    answered: () => and(inArray(desk.status, OPEN), sql`not (${isWaiting(desk)})`),
    done: () => inArray(desk.status, DONE),
    all: () => sql`true`,
  };
  return conditions[tab]() ?? sql`true`;
}

export function ofScope(desk: Leads, scope: DeskScope, now: Date): SQL {
  const consultations = eq(desk.kind, 'consultation');
  const mine =
    scope.side === 'clinic'
      ? and(consultations, eq(desk.providerId, scope.providerId))
      : scope.side === 'organization'
        ? and(
            consultations,
            sql`${desk.providerId} in (select ${organizationProviders.providerId} from ${organizationProviders}
              where ${organizationProviders.organizationId} = ${scope.organizationId})`,
          )
        : or(
            ne(desk.kind, 'consultation'),
            isNull(desk.providerId),
            isOverdue(desk, now),
            sql`${desk.answeredAt} > ${desk.dueAt}`,
          );
  return and(inSight(scope.sight, desk.demo), mine) as SQL;
}

function matching(
  desk: Leads,
  { assigned, answer_in: language, q, clinic, kind, from, besides }: Omit<Narrowing, 'tab'>,
  { member }: DeskScope,
) {
  const found = q?.toLowerCase();
  return and(
    assigned === 'me' ? eq(desk.assigneeId, member.userId) : undefined,
    assigned === 'nobody' ? isNull(desk.assigneeId) : undefined,
    language ? eq(desk.language, language) : undefined,
    clinic ? eq(desk.providerId, clinic) : undefined,
    kind ? eq(desk.kind, kind) : undefined,
    from ? sql`lower(${desk.email}) = ${from.toLowerCase()}` : undefined,
    besides ? ne(desk.id, besides) : undefined,
    found
      ? sql`position(${found} in lower(concat_ws(' ', ${desk.reference}, ${desk.fullName}, ${desk.email}, ${desk.about}->>'en', ${desk.about}->>'es', ${desk.about}->>'pt'))) > 0`
      : undefined,
  );
}

const member = alias(users, 'member');

function orderOf(desk: Leads, sort: NonNullable<DeskFilter['sort']>): SQL[] {
  const orders = {
    due: [desc(isWaiting(desk)), asc(sql`case when ${isWaiting(desk)} then ${desk.dueAt} end`), desc(desk.createdAt)],
    newest: [desc(desk.createdAt)],
    oldest: [asc(desk.createdAt)],
    name: [asc(sql`lower(${desk.fullName})`)],
    '-name': [desc(sql`lower(${desk.fullName})`)],
    clinic: [sql`lower(${providers.name}) asc nulls last`, desc(desk.createdAt)],
    assignee: [sql`lower(${member.firstName} || ' ' || ${member.lastName}) asc nulls first`, desc(desk.createdAt)],
    status: [asc(desk.status), desc(desk.createdAt)],
  };
  return [...orders[sort], asc(desk.id)];
}

const joined = (db: Db | Tx, desk: Leads) =>
  db
    .select({
      id: desk.id,
      kind: desk.kind,
      reference: desk.reference,
      fullName: desk.fullName,
      country: desk.country,
      language: desk.language,
      status: desk.status,
      about: desk.about,
      topic: desk.topic,
      dueAt: desk.dueAt,
      answeredAt: desk.answeredAt,
      createdAt: desk.createdAt,
      version: desk.version,
      demo: desk.demo,
      isWaiting: sql<boolean>`${isWaiting(desk)}`,
      clinic: { id: providers.id, name: providers.name, slug: providers.slug },
      assignee: { id: member.id, firstName: member.firstName, lastName: member.lastName },
    })
    .from(desk)
    .leftJoin(providers, sql`${providers.id} = ${desk.providerId}`)
    .leftJoin(member, eq(member.id, desk.assigneeId));

/** A lead as lists show it. */
export type DeskRow = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number];

/** A page of leads in scope. */
export async function listDesk(
  db: Db,
  scope: DeskScope,
  { tab = 'waiting', sort = 'due', ...filter }: Narrowing,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeskRow[]> {
  const desk = leads(db);
  return joined(db, desk)
    .where(and(ofScope(desk, scope, filter.now), matching(desk, filter, scope), inTab(desk, scope, tab, filter.now)))
    .orderBy(...orderOf(desk, sort))
    .limit(limit)
    .offset(offset);
}

/** A lead in scope, as lists show it. */
export async function findOnDesk(db: Db | Tx, scope: DeskScope, id: string, now: Date): Promise<DeskRow | undefined> {
  const desk = leads(db);
  const [row] = await joined(db, desk).where(and(ofScope(desk, scope, now), eq(desk.id, id)));
  return row;
}

const counted = <K extends string>(keys: readonly K[], condition: (key: K) => SQL) =>
  Object.fromEntries(
    keys.map((key) => [key, sql<number>`(count(*) filter (where ${condition(key)}))::int`.as(`n_${key}`)]),
  ) as Record<K, SQL.Aliased<number>>;

/** Leads in scope by tab, and by kind within the tab, with the other filters applied. */
export async function countDesk(
  db: Db,
  scope: DeskScope,
  { tab = 'waiting', kind, ...filter }: Narrowing,
): Promise<{ tabs: Record<DeskTab, number>; kinds: Record<LeadKind, number> }> {
  const desk = leads(db);
  const { now } = filter;
  const isKind = kind ? eq(desk.kind, kind) : sql`true`;
  const [row] = await db
    .select({
      tabs: counted(DESK_TABS, (key) => and(isKind, inTab(desk, scope, key, now)) as SQL),
      kinds: counted(LEAD_KINDS, (key) => and(eq(desk.kind, key), inTab(desk, scope, tab, now)) as SQL),
    })
    .from(desk)
    .where(and(ofScope(desk, scope, now), matching(desk, filter, scope)));
  if (!row) throw new Error('a count returned no row');
  return row;
}

/** Number of leads in scope from an email address. */
export async function countFrom(
  db: Db,
  scope: DeskScope,
  filter: Pick<Narrowing, 'from' | 'besides' | 'now'>,
): Promise<number> {
  const desk = leads(db);
  const [row] = await db
    .select({ total: count() })
    .from(desk)
    .where(and(ofScope(desk, scope, filter.now), matching(desk, filter, scope)));
  return row?.total ?? 0;
}

/** What is counted of leads per day: their arrival, their first answer, and first answers before they were due. */
export type CountedLeads = 'received' | 'answered' | 'in_time';

/** Leads in scope per day of a time zone; days without any are absent. */
export async function countDeskDays(
  db: Db,
  scope: DeskScope,
  { what, from, until, timeZone, now }: { what: CountedLeads; from: Date; until: Date; timeZone: string; now: Date },
): Promise<{ day: string; count: number }[]> {
  const desk = leads(db);
  const at = what === 'received' ? desk.createdAt : desk.answeredAt;
  const day = sql<string>`(${at} at time zone ${timeZone}::text)::date::text`.as('counted_day');
  return db
    .select({ day, count: count() })
    .from(desk)
    .where(
      and(
        ofScope(desk, scope, now),
        gte(at, from),
        lt(at, until),
        what === 'in_time' ? lt(desk.answeredAt, desk.dueAt) : undefined,
      ),
    )
    .groupBy(sql`counted_day`);
}

/** Leads in scope that wait for their first answer. */
export async function countWaiting(db: Db, scope: DeskScope, now: Date): Promise<number> {
  const desk = leads(db);
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(desk)
    .where(and(ofScope(desk, scope, now), isWaiting(desk)));
  return row?.total ?? 0;
}

/** A lead by kind and id; `locked` until the transaction ends. */
export async function findLead(db: Db | Tx, kind: LeadKind, id: string, locked = false): Promise<Lead | undefined> {
  if (kind === 'consultation') {
    const query = db.select().from(consultationRequests).where(eq(consultationRequests.id, id));
    const [row] = await (locked ? query.for('update') : query);
    return row && { kind, row };
  }
  if (kind === 'contact') {
    const query = db.select().from(contactRequests).where(eq(contactRequests.id, id));
    const [row] = await (locked ? query.for('update') : query);
    return row && { kind, row };
  }
  const query = db.select().from(directoryClaims).where(eq(directoryClaims.id, id));
  const [row] = await (locked ? query.for('update') : query);
  return row && { kind, row };
}

const TABLES = { consultation: consultationRequests, contact: contactRequests, claim: directoryClaims } as const;

/** Changes the assignee of a locked lead, and its version. */
export async function writeAssignee(tx: Tx, { kind, row }: Lead, assigneeId: string | null): Promise<void> {
  const table = TABLES[kind];
  await tx
    .update(table)
    .set({ assigneeId, version: row.version + 1 })
    .where(eq(table.id, row.id));
}
