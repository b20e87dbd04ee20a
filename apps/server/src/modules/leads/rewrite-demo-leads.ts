import { CONSENT_VERSIONS, type ConsentPurpose } from '@travesia/contracts/leads';
import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../platform/db/database.ts';
import { begin } from '../../platform/transition/transition.ts';
import { findClinic } from '../organizations/index.ts';
import { refreshFinding, upsertProviders, upsertSources } from '../providers/index.ts';
import { deleteDemoLeads, deleteDemoListing, findPlace } from './demo-leads.repo.ts';
import { insertLeadMessage } from './desk/lead-messages.repo.ts';
import { atProvider } from './find-subject.ts';
import { keepConsents } from './given-consents.ts';
import { createLeadKeys, type LeadKeys } from './lead-keys.ts';
import { dueAtOf } from './lead.rules.ts';
import { claimLifecycle, consultationLifecycle, contactLifecycle } from './leads.lifecycles.ts';
import { insertClaim, insertConsultation, insertContact } from './leads.repo.ts';
import type { ClaimStatus, ContactStatus, RequestStatus } from './leads.tables.ts';
import { findTreatmentName } from './subjects.repo.ts';

interface Sent {
  id: string;
  reference: string;
  fullName: string;
  email: string;
  language: Locale;
  /** Hours before the start. */
  hoursAgo: number;
  message: string;
  assigneeId: string | null;
  /** Answers and notes, oldest first. */
  messages: readonly {
    id: string;
    authorId: string;
    side: 'clinic' | 'organization' | 'team';
    internal: boolean;
    hoursAgo: number;
    text: string;
  }[];
}

/** A consultation request of the demo; one without a clinic goes to the team. */
export interface DemoRequest extends Sent {
  status: RequestStatus;
  providerId: string | null;
  treatment: string;
  country: string;
  phone: string | null;
  preferredMonth: string | null;
  companion: boolean | null;
}

export interface DemoContact extends Sent {
  status: ContactStatus;
  topic: string;
}

/** A claim of a listing that exists for it. */
export interface DemoClaim extends Sent {
  status: ClaimStatus;
  role: string;
  website: string;
  registryNumber: string;
  phone: string;
  listing: {
    id: string;
    slug: string;
    name: string;
    type: string;
    country: string;
    city: string;
    phone: string;
    website: string;
    source: { id: string; name: string; number: string; importedOn: string };
  };
}

export interface DemoLeads {
  requests: readonly DemoRequest[];
  contacts: readonly DemoContact[];
  claims: readonly DemoClaim[];
}

/**
 * Rewrites the leads of the demo as they were at first; what visitors sent to clinics of the demo stays. Their history
 * begins again.
 */
export async function rewriteDemoLeads(
  tx: Tx,
  secret: string,
  { requests, contacts, claims }: DemoLeads,
  now: Date,
): Promise<void> {
  const keys = createLeadKeys(secret);
  const idsOf = (leads: readonly Sent[]) => leads.map(({ id }) => id);
  await deleteDemoLeads(tx, 'consultation', idsOf(requests));
  await deleteDemoLeads(tx, 'contact', idsOf(contacts));
  await deleteDemoLeads(tx, 'claim', idsOf(claims));
  const by = { actor: { kind: 'system' }, as: 'patient' } as const;
  for (const lead of requests) {
    if (!(await insertRequest(tx, keys, lead, now))) continue;
    await begin(tx, consultationLifecycle, { ...by, id: lead.id, at: ago(now, lead) });
    await insertMessages(tx, keys, 'consultation', lead, now);
  }
  for (const { topic, status, ...lead } of contacts) {
    await insertContact(tx, { ...sent(keys, lead, now, ['answer_request']), topic, status });
    await begin(tx, contactLifecycle, { ...by, id: lead.id, at: ago(now, lead) });
    await insertMessages(tx, keys, 'contact', lead, now);
  }
  for (const lead of claims) {
    if (!(await insertListing(tx, lead.listing, now))) continue;
    const { status, role, website, registryNumber, phone, listing } = lead;
    const about = { status, role, website, registryNumber, phone, providerId: listing.id, providerName: listing.name };
    await insertClaim(tx, { ...sent(keys, lead, now, ['answer_request']), ...about });
    await begin(tx, claimLifecycle, { ...by, as: 'provider', id: lead.id, at: ago(now, lead) });
    await insertMessages(tx, keys, 'claim', lead, now);
  }
}

const HOUR_MS = 3_600_000;
const ago = (now: Date, { hoursAgo }: { hoursAgo: number }): Date => new Date(now.getTime() - hoursAgo * HOUR_MS);

/** The columns about the sender. */
function sent(keys: LeadKeys, lead: Sent, now: Date, consents: readonly ConsentPurpose[]) {
  const { id, reference, fullName, email, language, assigneeId, message, messages } = lead;
  const createdAt = ago(now, lead);
  const answer = messages.find(({ internal }) => !internal);
  const given = consents.map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose] }));
  return {
    id,
    reference,
    fullName,
    email,
    language,
    assigneeId,
    messageSealed: keys.seal(message, id),
    consents: keepConsents(given, language, createdAt),
    createdAt,
    dueAt: dueAtOf(createdAt),
    answeredAt: answer ? ago(now, answer) : null,
    demo: true,
  };
}

/** False without its clinic or treatment, such as in a test without them. */
async function insertRequest(tx: Tx, keys: LeadKeys, lead: DemoRequest, now: Date): Promise<boolean> {
  const { status, providerId, treatment, country, phone, preferredMonth, companion } = lead;
  const clinic = providerId ? await findClinic(tx, providerId) : undefined;
  const name = await findTreatmentName(tx, treatment);
  if (!name || (providerId && !clinic)) return false;
  const consents: ConsentPurpose[] = clinic ? ['answer_request', 'share_with_clinic'] : ['answer_request'];
  await insertConsultation(tx, {
    ...sent(keys, lead, now, consents),
    status,
    aboutKind: 'treatment',
    about: clinic ? atProvider(name, clinic.name) : name,
    providerId,
    treatment,
    country,
    phone,
    contactBy: 'email',
    preferredMonth,
    companion,
  });
  return true;
}

async function insertMessages(
  tx: Tx,
  keys: LeadKeys,
  kind: 'consultation' | 'contact' | 'claim',
  lead: Sent,
  now: Date,
): Promise<void> {
  for (const { hoursAgo, text, ...message } of lead.messages)
    await insertLeadMessage(tx, kind, lead.id, {
      ...message,
      textSealed: keys.seal(text, message.id),
      createdAt: ago(now, { hoursAgo }),
    });
}

/** Creates the listing again, without an owner: a visitor may have approved its claim. False without its city. */
async function insertListing(tx: Tx, listing: DemoClaim['listing'], now: Date): Promise<boolean> {
  const { id, slug, name, type, country, city, phone, website, source } = listing;
  const cityId = await findPlace(tx, city);
  if (!cityId) return false;
  await deleteDemoListing(tx, id);
  await upsertProviders(tx, [
    {
      id,
      slug,
      name,
      type,
      listing: 'directory',
      verificationStatus: 'unverified',
      country,
      cityId,
      phone,
      phones: [phone],
      website,
      demo: true,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  const { id: sourceId, name: sourceName, number: externalId, importedOn } = source;
  const row = { id: sourceId, providerId: id, source: 'demo', sourceName, externalId, importedOn, rowHash: id };
  await upsertSources(tx, [row]);
  await refreshFinding(tx, { id, slug });
  return true;
}
