import type { IntakeSection, JourneyStep } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { ofDemo } from '../../../platform/demo/demo-rows.repo.ts';
import { intakeForms, journeyTemplates } from '../configurations.tables.ts';

/** What a clinic of the demo changed for a treatment. */
export interface DemoConfiguration {
  providerId: string;
  treatment: string;
  steps?: JourneyStep[];
  sections?: IntakeSection[];
}

/** Deletes the configurations of all demo clinics and inserts the given ones. */
export async function rewriteDemoRows(
  tx: Tx,
  configurations: readonly DemoConfiguration[],
  updatedAt: Date,
): Promise<void> {
  const ofDemoClinics = sql`provider_id in (select p.id from providers p where ${ofDemo(sql`p.demo`)})`;
  await tx.execute(sql`delete from journey_templates where ${ofDemoClinics}`);
  await tx.execute(sql`delete from intake_forms where ${ofDemoClinics}`);
  await tx.execute(sql`delete from booking_rules where ${ofDemoClinics}`);
  for (const { providerId, treatment, steps, sections } of configurations) {
    if (steps) await tx.insert(journeyTemplates).values({ providerId, treatment, steps, updatedAt });
    if (sections) await tx.insert(intakeForms).values({ providerId, treatment, sections, updatedAt });
  }
}
