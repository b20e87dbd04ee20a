import { type TreatmentApprovalState, treatmentApprovalMachine } from '@travesia/contracts/advertising';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';
import { treatments } from '../catalog/catalog.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** What a clinic states for its advertising; no row as long as it stated nothing. */
export const advertisingFacts = pgTable('advertising_facts', {
  providerId: uuid('provider_id')
    .primaryKey()
    .references(() => providers.id, { onDelete: 'cascade' }),
  permitNumber: text('permit_number'),
  directorName: text('director_name'),
  directorNumber: text('director_number'),
  specialty: text('specialty'),
  specialtyNumber: text('specialty_number'),
  /** Whether every patient in its images of results agreed in writing. */
  imageConsent: boolean('image_consent').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
  version: version(),
});

/** Requests of clinics to offer restricted treatments. Who asked and who decided is in the history. */
export const treatmentApprovals = pgTable(
  'treatment_approvals',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    treatment: text('treatment')
      .notNull()
      .references(() => treatments.slug, { onUpdate: 'cascade' }),
    state: text('state').$type<TreatmentApprovalState>().notNull(),
    /** Why and how the clinic offers it, and what it refers to. */
    statement: text('statement').notNull(),
    evidence: text('evidence').notNull(),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'treatment_approvals_state',
      sql`${t.state} in (${sql.raw(quoted(Object.keys(treatmentApprovalMachine.states)))})`,
    ),
    check(
      'treatment_approvals_decided',
      sql`${t.state} not in ('approved', 'rejected', 'revoked') or (${t.decidedAt} is not null and ${t.reason} is not null)`,
    ),
    // After a decision against it, a clinic can ask again.
    uniqueIndex('treatment_approvals_current')
      .on(t.providerId, t.treatment)
      .where(sql`${t.state} in ('requested', 'approved')`),
    index('treatment_approvals_provider').on(t.providerId, t.treatment),
    index('treatment_approvals_treatment').on(t.treatment),
    index('treatment_approvals_waiting').on(t.state, t.requestedAt),
  ],
);

refusals({ treatment_approvals_current: 'advertising.already_requested' });
