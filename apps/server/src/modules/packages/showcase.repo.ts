import type { ShowcaseRule } from '@travesia/contracts/packages';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { scopeCondition } from './packages.repo.ts';
import type { PackageScope } from './packages.policy.ts';

/** Minimum number of reviews for a clinic's average to count. */
export const REVIEWS_LEAST = 5;

/** Packages shown per rule. */
const SHOWN = 4;

interface Rule {
  /** Which packages the rule considers. */
  among: SQL;
  /** Picks one package per clinic or per treatment. */
  one: SQL;
  /** Which one to pick, and then how to order the picks. Ends in the id for a stable order. */
  order: SQL;
}

const RULES: Readonly<Record<ShowcaseRule, Rule>> = {
  lowest_total: { among: sql`true`, one: sql`treatment`, order: sql`total, id` },
  best_rated: {
    among: sql`reviews >= ${REVIEWS_LEAST}`,
    one: sql`clinic`,
    order: sql`average desc, reviews desc, total, id`,
  },
  most_included: { among: sql`true`, one: sql`clinic`, order: sql`included desc, total, id` },
  // A treatment that takes two trips is not short.
  shortest_away: { among: sql`trips = 1`, one: sql`treatment`, order: sql`days, total, id` },
  newest_price: { among: sql`true`, one: sql`clinic`, order: sql`confirmed desc, total, id` },
};

/** Where a rule picks one package per treatment by price, treatments with the most packages come first. */
const lead = (rule: ShowcaseRule): SQL => (rule === 'lowest_total' ? sql`same desc, ` : sql``);

/** Ids of the packages that a rule selects among verified clinics, in its order. */
export async function chooseByRule(db: Db, scope: PackageScope, rule: ShowcaseRule): Promise<string[]> {
  const { among, one, order } = RULES[rule];
  const { rows } = await db.execute<{ id: string }>(sql`
    with offers as (
      select k.id, k.treatment, k.provider_id as clinic, k.total_usd_minor as total, cardinality(k.included_keys) as included,
        k.stay_days as days, k.confirmed_on as confirmed, p.rating_average as average, p.rating_count as reviews, t.trips,
        count(*) over (partition by k.treatment) as same
      from packages k join providers p on p.id = k.provider_id join treatments t on t.slug = k.treatment
      where p.verification_status = 'verified' and ${scopeCondition(scope)}),
    ranked as (select *, row_number() over (partition by ${one} order by ${order}) as place from offers where ${among})
    select id from ranked where place = 1 order by ${lead(rule)}${order} limit ${SHOWN}`);
  return rows.map(({ id }) => id);
}
