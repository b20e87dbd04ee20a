import {
  applicationMachine,
  type ApplicationSections,
  type ApplicationStatus,
  FileKind,
} from '@travesia/contracts/applications';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';
import { users } from '../accounts/accounts.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** Clinics applying to become partners, as filled in by their applicants. */
export const providerApplications = pgTable(
  'provider_applications',
  {
    id: id(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<ApplicationStatus>().notNull(),
    sections: jsonb('sections').$type<ApplicationSections>().notNull(),
    /** The imported listing the applicant claims. */
    claimedListingId: uuid('claimed_listing_id').references(() => providers.id, { onDelete: 'set null' }),
    /** The provider created from it. */
    providerId: uuid('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    /** When it was last submitted, and when that was last answered. */
    submittedAt: instant('submitted_at'),
    answeredAt: instant('answered_at'),
    /** What information is needed, or why it was rejected. */
    reason: text('reason'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check(
      'provider_applications_status',
      sql`${t.status} in (${sql.raw(quoted(Object.keys(applicationMachine.states)))})`,
    ),
    check(
      'provider_applications_submitted',
      sql`${t.status} in ('draft', 'withdrawn') or ${t.submittedAt} is not null`,
    ),
    check(
      'provider_applications_reason',
      sql`${t.status} not in ('more_wanted', 'rejected') or ${t.reason} is not null`,
    ),
    index('provider_applications_applicant').on(t.applicantId, t.updatedAt.desc()),
    index('provider_applications_queue').on(t.status, t.submittedAt),
  ],
);

export const applicationFiles = pgTable(
  'application_files',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => providerApplications.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => storedFiles.id),
    kind: text('kind').$type<FileKind>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('application_files_kind', sql`${t.kind} in (${sql.raw(quoted(FileKind.options))})`),
    index('application_files_application').on(t.applicationId),
  ],
);
