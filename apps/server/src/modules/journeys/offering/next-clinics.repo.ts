import { journeyMachine } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { ofSameWorld } from '../../../platform/demo/demo-rows.repo.ts';
import { type AskableClinic, askableColumns, takesCases } from '../cases/askable-clinics.repo.ts';
import type { NextClinic } from './next-clinic.rules.ts';

/** Days that count for a clinic's answer time. */
const COUNTED_DAYS = 180;
/** With fewer answers, a median says little. */
const ANSWERS_NEEDED = 5;

/** Clinics that may be asked about a treatment, of the demo or none of it, with their median time to a first answer. */
export async function listNextClinics(
  tx: Tx,
  { treatment, demo }: { treatment: string; demo: boolean },
  now: Date,
): Promise<(AskableClinic & NextClinic)[]> {
  const since = new Date(now.getTime() - COUNTED_DAYS * 86_400_000).toISOString();
  const { rows } = await tx.execute<AskableClinic & NextClinic & Record<string, unknown>>(sql`
    select ${askableColumns}, p.rating_average as rating,
      case when answers.total >= ${ANSWERS_NEEDED} then answers.median end as "medianHours"
    from providers p
    left join lateral (
      select count(*) as total,
        percentile_cont(0.5) within group (order by extract(epoch from answer.at - j.created_at) / 3600)::float8 as median
      from journeys j
      join lateral (
        select c.at from state_changes c
        where c.entity_id = j.id and c.entity = 'journeys' and c.machine = ${journeyMachine.name}
          and c.from_state = 'inquiry' and c.to_state <> 'inquiry' and c.acted_as in ('provider', 'organization')
        order by c.position limit 1
      ) answer on true
      where j.provider_id = p.id and j.created_at >= ${since}::timestamptz
    ) answers on true
    where ${ofSameWorld({ demo }, sql`p.demo`)} and ${takesCases}
      and exists (select from provider_treatments t where t.provider_id = p.id and t.treatment = ${treatment})`);
  return rows;
}
