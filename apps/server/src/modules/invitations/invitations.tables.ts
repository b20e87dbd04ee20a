import { InvitationKind, invitationMachine, type InvitationState } from '@travesia/contracts/invitations';
import type { Locale } from '@travesia/contracts/kit';
import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** Who was invited to what. The token isn't stored: it is derived again from the ID when an email needs it. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    kind: text('kind').$type<InvitationKind>().notNull(),
    state: text('state').$type<InvitationState>().notNull(),
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
    providerId: uuid('provider_id').references(() => providers.id, { onDelete: 'cascade' }),
    role: text('role').$type<OrganizationRole | StaffRole | 'admin'>().notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Null for the platform, and when the account is deleted. */
    inviterId: uuid('inviter_id').references(() => users.id, { onDelete: 'set null' }),
    message: text('message'),
    language: text('language').$type<Locale>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    /** The account that accepted it. */
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    /** Whether accepting created that account: repeating the request then signs in again. */
    signedUp: boolean('signed_up').notNull().default(false),
    declineReason: text('decline_reason'),
    /** Valid while demo mode is on; sends no email. */
    demo: boolean('demo').notNull().default(false),
    /** Token of an invitation that the demo is loaded with; anyone may know it. */
    publicToken: text('public_token'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    check('invitations_kind', sql`${t.kind} in (${sql.raw(quoted(InvitationKind.options))})`),
    check('invitations_state', sql`${t.state} in (${sql.raw(quoted(Object.keys(invitationMachine.states)))})`),
    check('invitations_language', sql`${t.language} in ('en', 'es', 'pt')`),
    check(
      'invitations_target',
      sql`(${t.kind} in ('organization_member', 'provider_joins_organization')) = (${t.organizationId} is not null)
        and (${t.kind} in ('provider_member', 'provider_joins_organization')) = (${t.providerId} is not null)`,
    ),
    check(
      'invitations_role',
      sql`case ${t.kind} when 'organization_member' then ${t.role} in ('owner', 'manager', 'analyst')
        when 'provider_member' then ${t.role} in ('owner', 'manager', 'coordinator', 'clinician', 'billing')
        when 'admin' then ${t.role} = 'admin' else ${t.role} = 'owner' end`,
    ),
    check('invitations_answered', sql`(${t.state} = 'pending') = (${t.answeredAt} is null)`),
    // One open invitation per address and place: a newer one replaces the older.
    uniqueIndex('invitations_pending')
      .on(
        t.emailKey,
        t.kind,
        sql`coalesce(${t.organizationId}, '00000000-0000-0000-0000-000000000000')`,
        sql`coalesce(${t.providerId}, '00000000-0000-0000-0000-000000000000')`,
      )
      .where(sql`${t.state} = 'pending'`),
    index('invitations_of_inviter').on(t.inviterId, t.createdAt),
    index('invitations_of_organization').on(t.organizationId),
    index('invitations_of_provider').on(t.providerId),
  ],
);
