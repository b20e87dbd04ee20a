import { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import { OrganizationType } from '@travesia/contracts/organizations';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, localized, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { countries } from '../catalog/catalog.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';

const since = () => timestamp('since', { withTimezone: true }).notNull();
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const organizationId = () =>
  uuid('organization_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' });
const providerId = () =>
  uuid('provider_id')
    .notNull()
    .references(() => providers.id, { onDelete: 'cascade' });

/** Organizations that manage clinics. */
export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    name: text('name').notNull(),
    type: text('type').$type<OrganizationType>().notNull(),
    city: text('city'),
    country: text('country')
      .notNull()
      .references(() => countries.code),
    description: localized('description'),
    /** Contact email for its clinics. */
    email: text('email'),
    phone: text('phone'),
    website: text('website'),
    demo: boolean('demo').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    check('organizations_type', sql`${t.type} in (${sql.raw(quoted(OrganizationType.options))})`),
    check('organizations_phone', sql`${t.phone} is null or ${t.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
  ],
);

/** Members of organizations; a person belongs to at most one. */
export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: organizationId(),
    userId: userId().unique(),
    role: text('role').$type<OrganizationRole>().notNull(),
    since: since(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId] }),
    check('organization_members_role', sql`${t.role} in (${sql.raw(quoted(OrganizationRole.options))})`),
  ],
);

/** Team members of clinics; a person belongs to at most one. */
export const providerMembers = pgTable(
  'provider_members',
  {
    providerId: providerId(),
    userId: userId().unique(),
    role: text('role').$type<StaffRole>().notNull(),
    since: since(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.userId] }),
    check('provider_members_role', sql`${t.role} in (${sql.raw(quoted(StaffRole.options))})`),
  ],
);

/** Clinics managed by organizations; each has at most one. */
export const organizationProviders = pgTable(
  'organization_providers',
  { organizationId: organizationId(), providerId: providerId().unique(), since: since() },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.providerId] }),
    index('organization_providers_organization').on(t.organizationId),
  ],
);

refusals({
  provider_members_user_id_unique: 'invitation.already_member',
  organization_members_user_id_unique: 'invitation.already_member',
  organization_providers_provider_id_unique: 'invitation.clinic_managed',
});
