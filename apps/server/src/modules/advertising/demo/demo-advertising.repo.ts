import type { TreatmentApprovalState } from '@travesia/contracts/advertising';
import { notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { ofDemo } from '../../../platform/demo/demo-rows.repo.ts';
import { treatmentApprovals } from '../advertising.tables.ts';

/** A request of a demo clinic to offer a restricted treatment. */
export interface DemoApproval {
  id: string;
  providerId: string;
  treatment: string;
  state: TreatmentApprovalState;
  statement: string;
  evidence: string;
  requestedAt: Date;
  decidedAt: Date | null;
  reason: string | null;
}

/** Deletes the requests that visitors made in the demo, and adds its own where they are missing. */
export async function rewriteDemoApprovals(tx: Tx, approvals: readonly DemoApproval[]): Promise<void> {
  const ids = approvals.map(({ id }) => id);
  await tx
    .delete(treatmentApprovals)
    .where(
      sql`${notInArray(treatmentApprovals.id, ids)} and exists (select from providers p where p.id = ${treatmentApprovals.providerId} and ${ofDemo(sql`p.demo`)})`,
    );
  for (const approval of approvals)
    await tx
      .insert(treatmentApprovals)
      .values({ ...approval, createdAt: approval.requestedAt })
      .onConflictDoNothing({ target: treatmentApprovals.id });
}

/** What its clinics state where their country wants it. Responsible doctors are the first of each clinic; a clinic whose request waits has not stated its permit yet. */
export async function rewriteDemoFacts(tx: Tx, approvals: readonly DemoApproval[], at: Date): Promise<void> {
  const waiting = approvals.filter(({ state }) => state === 'requested').map(({ providerId }) => providerId);
  await tx.execute(
    sql`delete from advertising_facts f using providers p where p.id = f.provider_id and ${ofDemo(sql`p.demo`)}`,
  );
  await tx.execute(sql`
    insert into advertising_facts (provider_id, permit_number, director_name, director_number, specialty, specialty_number, updated_at)
    select p.id, case p.country when 'MX' then 'DEMO-' || upper(substr(md5(p.slug), 1, 6)) end, trim(m.title || ' ' || m.name),
      (select r.number from credentials r where r.clinician_id = m.id and r.kind = 'professional_licence' order by r.position limit 1),
      m.specialty ->> case p.country when 'BR' then 'pt' else 'es' end,
      'DEMO-RQE-' || upper(substr(md5(m.id::text), 1, 5)), ${at.toISOString()}::timestamptz
    from providers p join lateral (
      select * from clinicians c where c.provider_id = p.id order by c.position, c.id limit 1) m on true
    where ${ofDemo(sql`p.demo`)} and p.country in ('MX', 'BR') and p.id <> all(${sql.param(waiting)}::uuid[])`);
}
