import type { IntakeSection, JourneyStep } from '@travesia/contracts/journeys';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { listedCondition } from '../providers/index.ts';
import { intakeForms, journeyTemplates } from './configurations.tables.ts';
import type { ConfigurationScope } from './journeys.policy.ts';

/** A clinic's own steps for a treatment, if it changed them. */
export async function findTemplate(
  db: Db | Tx,
  { providerId }: Pick<ConfigurationScope, 'providerId'>,
  treatment: string,
) {
  const [row] = await db
    .select({ value: journeyTemplates.steps, version: journeyTemplates.version })
    .from(journeyTemplates)
    .where(and(eq(journeyTemplates.providerId, providerId), eq(journeyTemplates.treatment, treatment)));
  return row;
}

/** A clinic's own intake form for a treatment, if it changed it. */
export async function findIntakeForm(db: Db | Tx, { providerId }: ConfigurationScope, treatment: string) {
  const [row] = await db
    .select({ value: intakeForms.sections, version: intakeForms.version })
    .from(intakeForms)
    .where(and(eq(intakeForms.providerId, providerId), eq(intakeForms.treatment, treatment)));
  return row;
}

interface Written<T> {
  treatment: string;
  /** Null for the default. */
  value: T[] | null;
  version: number;
  at: Date;
}

/** Writes a clinic's steps; the clinic must be locked. */
export async function putTemplate(
  tx: Tx,
  { providerId }: ConfigurationScope,
  { at: updatedAt, treatment, value: steps, version }: Written<JourneyStep>,
): Promise<void> {
  await tx
    .insert(journeyTemplates)
    .values({ providerId, treatment, steps, version, updatedAt })
    .onConflictDoUpdate({
      target: [journeyTemplates.providerId, journeyTemplates.treatment],
      set: { steps, version, updatedAt },
    });
}

/** Writes a clinic's intake form; the clinic must be locked. */
export async function putIntakeForm(
  tx: Tx,
  { providerId }: ConfigurationScope,
  { at: updatedAt, treatment, value: sections, version }: Written<IntakeSection>,
): Promise<void> {
  await tx
    .insert(intakeForms)
    .values({ providerId, treatment, sections, version, updatedAt })
    .onConflictDoUpdate({
      target: [intakeForms.providerId, intakeForms.treatment],
      set: { sections, version, updatedAt },
    });
}

export interface ListedIntake {
  /** Null where the clinic uses the default. */
  sections: IntakeSection[] | null;
  /** What it asks where it has no form of its own: everything, or the safety questions only. */
  intake: 'full' | 'core';
}

/** The intake form that patients of a listed clinic get. */
export async function findListedIntake(db: Db, providerId: string, treatment: string): Promise<ListedIntake | null> {
  const { rows } = await db.execute<ListedIntake & Record<string, unknown>>(sql`
    select f.sections, coalesce(r.intake, 'full') as intake from providers p
    left join intake_forms f on f.provider_id = p.id and f.treatment = ${treatment}
    left join booking_rules r on r.provider_id = p.id
    where p.id = ${providerId}::uuid and ${listedCondition}`);
  return rows[0] ?? null;
}
