import { claimMachine, type Consent, contactMachine, requestMachine } from '@travesia/contracts/leads';
import type { Locale } from '@travesia/contracts/kit';
import type { TermsSnapshot } from '@travesia/contracts/terms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, localized, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { treatments } from '../catalog/catalog.tables.ts';
import { packages } from '../packages/packages.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** A consent as stored: which wording, in which language, when. */
export type GivenConsent = Consent & { language: Locale; given_at: string };

export type RequestStatus = keyof typeof requestMachine.states;
export type ContactStatus = keyof typeof contactMachine.states;
export type ClaimStatus = keyof typeof claimMachine.states;

/** Columns about the sender, shared by all leads. Messages may contain health data, so they are sealed (see lead-keys.ts). */
const sender = () => ({
  id: id(),
  reference: text('reference').notNull().unique(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  language: text('language').$type<Locale>().notNull(),
  consents: jsonb('consents').$type<GivenConsent[]>().notNull(),
  assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  /** End of the last day by which it should be answered; see replyBy. The default is for versions that don't know it yet. */
  dueAt: instant('due_at')
    .notNull()
    .default(sql`(now() + interval '4 days')`),
  /** First answer. */
  answeredAt: instant('answered_at'),
  /** Addressed to a clinic of the demo, or sent by one of its people. */
  demo: boolean('demo').notNull().default(false),
  version: version(),
  createdAt: createdAt(),
});

/** Consultation requests. Their subject may be removed from the catalog; `about` keeps its name. */
export const consultationRequests = pgTable(
  'consultation_requests',
  {
    ...sender(),
    status: text('status').$type<RequestStatus>().notNull(),
    aboutKind: text('about_kind', { enum: ['package', 'provider', 'treatment', 'service'] }).notNull(),
    about: localized('about'),
    providerId: uuid('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    packageId: uuid('package_id').references(() => packages.id, { onDelete: 'set null' }),
    treatment: text('treatment').references(() => treatments.slug, { onUpdate: 'cascade' }),
    serviceType: text('service_type'),
    phone: text('phone'),
    country: text('country'),
    contactBy: text('contact_by', { enum: ['email', 'phone', 'whatsapp'] }).notNull(),
    preferredMonth: text('preferred_month'),
    timeOfDay: text('time_of_day', { enum: ['morning', 'afternoon', 'evening'] }),
    companion: boolean('companion'),
    messageSealed: text('message_sealed').notNull(),
    /** The package terms as shown; null without a package. */
    terms: jsonb('terms').$type<TermsSnapshot>(),
  },
  (t) => [
    check('consultation_requests_terms', sql`${t.terms} is null or ${t.aboutKind} = 'package'`),
    check('consultation_requests_status', sql`${t.status} in (${sql.raw(quoted(Object.keys(requestMachine.states)))})`),
    check('consultation_requests_about', sql`${t.aboutKind} in ('package', 'provider', 'treatment', 'service')`),
    check('consultation_requests_treatment', sql`${t.aboutKind} <> 'treatment' or ${t.treatment} is not null`),
    check('consultation_requests_service', sql`${t.aboutKind} <> 'service' or ${t.serviceType} is not null`),
    check('consultation_requests_phone', sql`${t.phone} is null or ${t.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('consultation_requests_reachable', sql`${t.contactBy} = 'email' or ${t.phone} is not null`),
    check('consultation_requests_country', sql`${t.country} is null or ${t.country} ~ '^[A-Z]{2}$'`),
    check(
      'consultation_requests_month',
      sql`${t.preferredMonth} is null or ${t.preferredMonth} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`,
    ),
    check('consultation_requests_language', sql`${t.language} in ('en', 'es', 'pt')`),
    check('consultation_requests_consent', sql`${t.consents} @> '[{"purpose": "answer_request"}]'`),
    index('consultation_requests_assignee').on(t.assigneeId),
    index('consultation_requests_newest').on(t.createdAt.desc()),
    index('consultation_requests_provider').on(t.providerId, t.createdAt.desc()),
  ],
);

/** Messages to the operators of the installation. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    ...sender(),
    status: text('status').$type<ContactStatus>().notNull(),
    topic: text('topic').notNull(),
    messageSealed: text('message_sealed').notNull(),
  },
  (t) => [
    check('contact_requests_status', sql`${t.status} in (${sql.raw(quoted(Object.keys(contactMachine.states)))})`),
    check('contact_requests_language', sql`${t.language} in ('en', 'es', 'pt')`),
    check('contact_requests_consent', sql`${t.consents} @> '[{"purpose": "answer_request"}]'`),
    index('contact_requests_assignee').on(t.assigneeId),
    index('contact_requests_newest').on(t.createdAt.desc()),
  ],
);

/** Claims of imported listings. They don't change the listing until an admin approves one. */
export const directoryClaims = pgTable(
  'directory_claims',
  {
    ...sender(),
    status: text('status').$type<ClaimStatus>().notNull(),
    providerId: uuid('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    providerName: text('provider_name').notNull(),
    role: text('role').notNull(),
    phone: text('phone'),
    website: text('website'),
    registryNumber: text('registry_number'),
    messageSealed: text('message_sealed'),
  },
  (t) => [
    check('directory_claims_status', sql`${t.status} in (${sql.raw(quoted(Object.keys(claimMachine.states)))})`),
    check('directory_claims_phone', sql`${t.phone} is null or ${t.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('directory_claims_language', sql`${t.language} in ('en', 'es', 'pt')`),
    check('directory_claims_consent', sql`${t.consents} @> '[{"purpose": "answer_request"}]'`),
    index('directory_claims_assignee').on(t.assigneeId),
    index('directory_claims_provider').on(t.providerId, t.createdAt.desc()),
  ],
);

/** Answers and internal notes about a lead; they may contain health information, so they are sealed. */
export const leadMessages = pgTable(
  'lead_messages',
  {
    id: id(),
    consultationId: uuid('consultation_id').references(() => consultationRequests.id, { onDelete: 'cascade' }),
    contactId: uuid('contact_id').references(() => contactRequests.id, { onDelete: 'cascade' }),
    claimId: uuid('claim_id').references(() => directoryClaims.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    side: text('side', { enum: ['clinic', 'organization', 'team'] }).notNull(),
    internal: boolean('internal').notNull(),
    textSealed: text('text_sealed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('lead_messages_lead', sql`num_nonnulls(${t.consultationId}, ${t.contactId}, ${t.claimId}) = 1`),
    check('lead_messages_side', sql`${t.side} in ('clinic', 'organization', 'team')`),
    index('lead_messages_consultation').on(t.consultationId),
    index('lead_messages_contact').on(t.contactId),
    index('lead_messages_claim').on(t.claimId),
    index('lead_messages_author').on(t.authorId),
  ],
);

/** One row per lead, with hashes only: for rate limits and to detect repeats. Kept two days. */
export const leadArrivals = pgTable(
  'lead_arrivals',
  {
    id: id(),
    /** no foreign key: the lead may be deleted before its arrival */
    leadId: uuid('lead_id').notNull(),
    reference: text('reference').notNull(),
    /** Hashes of the email address that gets the confirmation, and of the network it came from if known. */
    recipient: text('recipient').notNull(),
    network: text('network'),
    fingerprint: text('fingerprint').notNull(),
    arrivedAt: timestamp('arrived_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('lead_arrivals_recipient').on(t.recipient, t.arrivedAt),
    index('lead_arrivals_network').on(t.network, t.arrivedAt),
    index('lead_arrivals_fingerprint').on(t.fingerprint, t.arrivedAt),
  ],
);
