import type { IntakeSection, JourneyStep } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, version } from '../../platform/db/columns.ts';
import { treatments } from '../catalog/catalog.tables.ts';
import { providers } from '../providers/providers.tables.ts';

const ofTreatment = () => ({
  providerId: uuid('provider_id')
    .notNull()
    .references(() => providers.id, { onDelete: 'cascade' }),
  treatment: text('treatment')
    .notNull()
    .references(() => treatments.slug, { onUpdate: 'cascade', onDelete: 'cascade' }),
});

/** A clinic's own steps for a treatment; null after a reset, which keeps counting versions. */
export const journeyTemplates = pgTable(
  'journey_templates',
  {
    ...ofTreatment(),
    steps: jsonb('steps').$type<JourneyStep[]>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.treatment] }),
    index('journey_templates_treatment').on(t.treatment),
    check('journey_templates_steps', sql`${t.steps} is null or jsonb_typeof(${t.steps}) = 'array'`),
  ],
);

/** A clinic's own intake form for a treatment; null after a reset. */
export const intakeForms = pgTable(
  'intake_forms',
  {
    ...ofTreatment(),
    sections: jsonb('sections').$type<IntakeSection[]>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.treatment] }),
    index('intake_forms_treatment').on(t.treatment),
    check('intake_forms_sections', sql`${t.sections} is null or jsonb_typeof(${t.sections}) = 'array'`),
  ],
);
