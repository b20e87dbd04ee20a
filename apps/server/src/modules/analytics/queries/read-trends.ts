import type { Trend, TrendGroup, TrendKey, TrendRange, Trends } from '@travesia/contracts/analytics';
import { calendar } from '../../../platform/calendar.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { knownTo } from '../../accounts/index.ts';
import { leadDays } from '../../leads/index.ts';
import { administeredBy } from '../../providers/index.ts';
import { countTicketDays } from '../../support/index.ts';
import {
  countAccountDays,
  countApplicationDays,
  countVerifiedDays,
  type DayCount,
  type DaySpan,
  findClinicZone,
} from '../analytics.repo.ts';
import { groupFor, inSteps, type Span, spansOf, stepsOf } from '../steps.rules.ts';

interface Asked {
  range: TrendRange;
  from?: string | undefined;
  to?: string | undefined;
  group?: TrendGroup | undefined;
}

/** Something that is counted. */
interface Counted {
  key: TrendKey;
  /** The list that it counts. */
  link: string;
  count: (span: DaySpan) => Promise<DayCount[]>;
  /** Months after which rows are deleted; absent if they stay long enough. */
  keptMonths?: number;
}

type Deps = Pick<ModuleDeps, 'database' | 'clock'>;

/** What happens on the platform, for admins. */
export async function readPlatformTrends(
  deps: Deps,
  { time_zone: timeZone, ...asked }: Asked & { time_zone: string },
  actor: Actor,
): Promise<Trends> {
  const { db } = deps.database;
  const people = knownTo(actor);
  const clinics = administeredBy(actor);
  return read(deps, asked, timeZone, [
    ...leadCounts(deps, 'team', actor, '/admin/requests'),
    {
      key: 'tickets_opened',
      link: '/admin/support',
      count: (span) => countTicketDays(db, people.sight, { what: 'opened', ...span }),
    },
    {
      key: 'tickets_closed',
      link: '/admin/support?state=closed',
      count: (span) => countTicketDays(db, people.sight, { what: 'closed', ...span }),
    },
    { key: 'accounts', link: '/admin/users?sort=newest', count: (span) => countAccountDays(db, people, span) },
    { key: 'applications', link: '/admin/applications', count: (span) => countApplicationDays(db, people, span) },
    {
      key: 'clinics_verified',
      link: '/admin/providers?tab=verified',
      count: (span) => countVerifiedDays(db, clinics, span),
    },
  ]);
}

/** Consultation requests of a clinic, in its time zone. */
export async function readClinicTrends(deps: Deps, asked: Asked, actor: Actor): Promise<Trends> {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  const zone = await findClinicZone(deps.database.db, actor.forProvider.id);
  return read(deps, asked, zone, leadCounts(deps, 'clinic', actor, '/provider/requests'));
}

/** Consultation requests of all clinics of an organization. */
export const readNetworkTrends = (
  deps: Deps,
  { time_zone: timeZone, ...asked }: Asked & { time_zone: string },
  actor: Actor,
): Promise<Trends> => read(deps, asked, timeZone, leadCounts(deps, 'organization', actor, '/organization/requests'));

function leadCounts(deps: Deps, side: 'clinic' | 'organization' | 'team', actor: Actor, list: string): Counted[] {
  const { keptMonths, count } = leadDays(deps, side);
  return [
    { key: 'requests', link: `${list}?tab=all`, keptMonths, count: (span) => count(actor, 'received', span) },
    { key: 'answered', link: `${list}?tab=answered`, keptMonths, count: (span) => count(actor, 'answered', span) },
    { key: 'in_time', link: `${list}?tab=answered`, keptMonths, count: (span) => count(actor, 'in_time', span) },
  ];
}

async function read({ clock }: Deps, asked: Asked, timeZone: string, counted: readonly Counted[]): Promise<Trends> {
  const today = clock.today(timeZone);
  const { now, before } = spansOf(asked, today);
  const group = asked.group ?? groupFor(now);
  const steps = stepsOf(now, group);
  const earlier = stepsOf(before, group);
  const trends = await Promise.all(
    counted.map(async ({ key, link, count, keptMonths }): Promise<Trend> => {
      const complete = keptMonths === undefined ? null : calendar.addMonths(today, -keptMonths);
      const isWhole = ({ from }: Span) => complete === null || from >= complete;
      const days = await count(instantsOf({ from: isWhole(before) ? before.from : now.from, to: now.to }, timeZone));
      const values = inSteps(steps, days);
      const past = inSteps(earlier, days);
      return {
        key,
        link,
        total: sum(values),
        values,
        before: isWhole(before) ? { total: sum(past), values: past } : null,
        complete_from: isWhole(now) ? null : complete,
      };
    }),
  );
  return { ...now, today, before, time_zone: timeZone, group, steps, trends };
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

const instantsOf = ({ from, to }: Span, timeZone: string): DaySpan => ({
  from: new Date(calendar.startOfDay(from, timeZone)),
  until: new Date(calendar.startOfDay(calendar.addDays(to, 1), timeZone)),
  timeZone,
});
