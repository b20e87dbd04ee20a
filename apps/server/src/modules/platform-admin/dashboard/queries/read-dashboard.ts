import type { DashboardStats, DashboardTile, QueueItem } from '@travesia/contracts/platform-admin';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { allAccounts, type AllAccountsScope, knownTo, type PeopleScope, countMade } from '../../../accounts/index.ts';
import { administeredBy, type ProviderScope, instant } from '../../../providers/index.ts';
import {
  countApplications,
  countByCredentials,
  countAsking,
  countChanging,
  countPending,
  countSuspended,
  listWaiting,
  MOST_WAITING,
} from '../dashboard.repo.ts';
import type { DashboardDeps } from '../dashboard-deps.ts';

const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * 24 * 3_600_000;

interface Tile {
  key: DashboardTile['key'];
  /** The list that the number counts. */
  link: string;
  count: () => Promise<number>;
  before?: () => Promise<number>;
}

const LINKS: Readonly<Record<QueueItem['kind'], (id: string) => string>> = {
  application: (id) => `/admin/applications/${id}`,
  clinic_change: (id) => `/admin/providers/${id}`,
  treatment_approval: (id) => `/admin/treatment-approvals?open=${id}`,
  clinic_pending: (id) => `/admin/providers/${id}?tab=documents`,
  renewal_waiting: (id) => `/admin/providers/${id}?tab=documents`,
  credentials_expired: (id) => `/admin/providers/${id}?tab=documents`,
  consultation: (id) => `/admin/requests/${id}`,
  contact: (id) => `/admin/requests/${id}`,
  claim: (id) => `/admin/requests/${id}`,
};

/** Dashboard figures and pending work; failed reads are null, without affecting the others. */
export async function readDashboardQuery(deps: DashboardDeps, actor: Actor): Promise<DashboardStats> {
  const scope = administeredBy(actor);
  const people = knownTo(actor);
  const [tiles, [queue, failures]] = await Promise.all([
    Promise.all(tilesOf(deps, { scope, people, accounts: allAccounts(actor), actor }).map(readTile)),
    Promise.allSettled([readQueue(deps, scope, people, actor), deps.failures?.(actor) ?? Promise.resolve(null)]),
  ]);
  return {
    tiles,
    queue: queue.status === 'fulfilled' ? queue.value : null,
    failures: failures.status === 'fulfilled' ? failures.value : null,
    as_of: deps.clock.now().toISOString(),
  };
}

async function readTile({ key, link, count, before }: Tile): Promise<DashboardTile> {
  const [now, earlier] = await Promise.allSettled([count(), before?.() ?? null]);
  return {
    key,
    link,
    count: now.status === 'fulfilled' ? now.value : null,
    before: earlier.status === 'fulfilled' ? earlier.value : null,
  };
}

/** What waits for an admin, oldest first: clinics, applications, and what visitors sent. */
async function readQueue(
  { database, clock, leads }: DashboardDeps,
  scope: ProviderScope,
  people: PeopleScope,
  actor: Actor,
): Promise<QueueItem[]> {
  const [rows, sent] = await Promise.all([
    listWaiting(database.db, scope, people, clock.now()),
    leads?.first(actor, MOST_WAITING) ?? [],
  ]);
  return [
    ...rows.map(({ kind, id, name, since }) => ({ kind, id, name, since: instant(since) })),
    ...sent.map(({ kind, id, name, since }) => ({ kind, id, name, since: since.toISOString() })),
  ]
    .toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since))
    .slice(0, MOST_WAITING)
    .map((item) => ({ ...item, link: LINKS[item.kind](item.id) }));
}

interface Asking {
  scope: ProviderScope;
  people: PeopleScope;
  accounts: AllAccountsScope;
  actor: Actor;
}

function tilesOf(
  { database, clock, openTickets, leads }: DashboardDeps,
  { scope, people, accounts, actor }: Asking,
): Tile[] {
  const { db } = database;
  const now = clock.now();
  const credentials = (which: 'expiring' | 'expired') => () => countByCredentials(db, scope, now, which);
  return [
    { key: 'applications_open', link: '/admin/applications', count: () => countApplications(db, people) },
    { key: 'clinics_pending', link: '/admin/providers?tab=pending&sort=waiting', count: () => countPending(db, scope) },
    { key: 'changes_waiting', link: '/admin/providers?tab=changes', count: () => countChanging(db, scope) },
    { key: 'approvals_waiting', link: '/admin/treatment-approvals', count: () => countAsking(db, scope) },
    { key: 'credentials_expired', link: '/admin/providers?credentials=expired', count: credentials('expired') },
    { key: 'credentials_expiring', link: '/admin/providers?credentials=expiring', count: credentials('expiring') },
    { key: 'clinics_suspended', link: '/admin/providers?tab=suspended', count: () => countSuspended(db, scope) },
    ...(leads ? [{ key: 'requests_waiting', link: '/admin/requests', count: () => leads.count(actor) } as const] : []),
    ...(openTickets
      ? [{ key: 'tickets_open', link: '/admin/support?state=open', count: () => openTickets(people.sight) } as const]
      : []),
    {
      key: 'accounts_new',
      link: `/admin/users?made_within=${WEEK_DAYS}`,
      count: () => countMade(db, accounts, WEEK_DAYS, now),
      before: () => countMade(db, accounts, WEEK_DAYS, new Date(now.getTime() - WEEK_MS)),
    },
  ];
}
