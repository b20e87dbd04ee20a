import {
  MACRO_DESKS,
  MACRO_TOPICS_OF,
  type MacroDesk,
  type MacroTopic,
  type NewMacro,
} from '@travesia/contracts/macros';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** Whether a topic is one of its desk. */
const topicFits = MACRO_DESKS.map((desk) => `(desk = '${desk}' and topic in (${quoted(MACRO_TOPICS_OF[desk])}))`).join(
  ' or ',
);

/** Replies that teams saved for their desks. The table has its name from the time when only support had them. */
export const macros = pgTable(
  'support_macros',
  {
    id: id(),
    desk: text('desk').$type<MacroDesk>().notNull().default('support'),
    /** Whose they are; both null for the team of Travesía. */
    providerId: uuid('provider_id').references(() => providers.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Null for all topics. */
    topic: text('topic').$type<MacroTopic>(),
    texts: jsonb('texts').$type<NewMacro['texts']>().notNull(),
    closes: boolean('closes').notNull(),
    takes: boolean('takes').notNull(),
    /** Belongs to the demo. */
    demo: boolean('demo').notNull().default(false),
    archivedAt: instant('archived_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('support_macros_desk', sql`${t.desk} in (${sql.raw(quoted(MACRO_DESKS))})`),
    check('support_macros_topic', sql`${t.topic} is null or ${sql.raw(topicFits)}`),
    check(
      'support_macros_owner',
      sql`num_nonnulls(${t.providerId}, ${t.organizationId}) = 0
        or (${t.desk} = 'leads' and num_nonnulls(${t.providerId}, ${t.organizationId}) = 1)`,
    ),
    uniqueIndex('support_macros_names')
      .on(
        t.desk,
        sql`coalesce(${t.providerId}, ${t.organizationId}, '00000000-0000-0000-0000-000000000000')`,
        t.demo,
        sql`lower(${t.name})`,
      )
      .where(sql`${t.archivedAt} is null`),
    index('support_macros_provider').on(t.providerId),
    index('support_macros_organization').on(t.organizationId),
  ],
);

refusals({ support_macros_names: 'macros.name_taken' });
