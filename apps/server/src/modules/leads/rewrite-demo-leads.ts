import { CONSENT_VERSIONS, type ConsentPurpose } from '@travesia/contracts/leads';
import type { Locale } from '@travesia/contracts/kit';
import { calendar } from '../../platform/calendar.ts';
import type { PastEntry } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type PastLife, rewriteDemoHistory } from '../../platform/transition/rewrite-demo-history.ts';
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
  /** The demo person who sent it while signed in. */
  senderId?: string;
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
    source: { id: string; name: string; number: string; importedDaysAgo: number };
  };
}

export interface DemoLeads {
  requests: readonly DemoRequest[];
  contacts: readonly DemoContact[];
  claims: readonly DemoClaim[];
}

/**
 * Rewrites the leads of the demo as they were at first; what visitors sent to clinics of the demo stays. Returns what
 * the audit log says about them.
 */
export async function rewriteDemoLeads(
  tx: Tx,
  secret: string,
  { requests, contacts, claims }: DemoLeads,
  now: Date,
): Promise<PastEntry[]> {
  const keys = createLeadKeys(secret);
  const referencesOf = (leads: readonly Sent[]) => leads.map(({ reference }) => reference);
  await deleteDemoLeads(tx, 'consultation', referencesOf(requests));
  await deleteDemoLeads(tx, 'contact', referencesOf(contacts));
  await deleteDemoLeads(tx, 'claim', referencesOf(claims));
  const entries: PastEntry[] = [];
  for (const lead of requests) {
    if (!(await insertRequest(tx, keys, lead, now))) continue;
    const past = lifeOf(lead, 'patient', { each: 'answer', last: REQUEST_ACTIONS[lead.status] }, now);
    entries.push(...(await rewriteDemoHistory(tx, consultationLifecycle, lead.id, past, now)), ...overdueOf(lead, now));
    await insertMessages(tx, keys, 'consultation', lead, now);
  }
  for (const { topic, ...lead } of contacts) {
    await insertContact(tx, { ...sent(keys, lead, now, ['answer_request']), topic, status: lead.status });
    const past = lifeOf(lead, 'patient', { each: 'answer', last: 'answer' }, now);
    entries.push(...(await rewriteDemoHistory(tx, contactLifecycle, lead.id, past, now)));
    await insertMessages(tx, keys, 'contact', lead, now);
  }
  for (const lead of claims) {
    if (!(await insertListing(tx, lead.listing, now))) continue;
    const { status, role, website, registryNumber, phone, listing } = lead;
    const about = { status, role, website, registryNumber, phone, providerId: listing.id, providerName: listing.name };
    await insertClaim(tx, { ...sent(keys, lead, now, ['answer_request']), ...about });
    const past = lifeOf(lead, 'provider', { each: 'ask', last: 'ask' }, now);
    entries.push(...(await rewriteDemoHistory(tx, claimLifecycle, lead.id, past, now)));
    await insertMessages(tx, keys, 'claim', lead, now);
  }
  return entries;
}

/** What the last message to the sender did. */
const REQUEST_ACTIONS = {
  received: 'answer',
  answered: 'answer',
  accepted: 'accept',
  declined: 'decline',
  closed: 'close',
  withdrawn: 'answer',
} as const satisfies Record<RequestStatus, string>;

const SIDES = { clinic: 'provider', organization: 'organization', team: 'admin' } as const;

/** What the messages did to the lead. */
function lifeOf<const A extends string>(
  lead: Sent,
  as: 'patient' | 'provider',
  { each, last }: { each: A; last: A },
  now: Date,
): PastLife<A> {
  const { senderId, messages } = lead;
  const written = messages.filter(({ internal }) => !internal);
  return {
    begun: {
      actor: senderId === undefined ? { kind: 'anonymous' } : { kind: 'person', userId: senderId },
      as,
      at: ago(now, lead),
    },
    moves: written.map((message, place) => ({
      action: place === written.length - 1 ? last : each,
      actor: { kind: 'person', userId: message.authorId },
      as: SIDES[message.side],
      at: ago(now, message),
    })),
  };
}

/** The reminder of a request that nobody answered in time. */
function overdueOf(lead: DemoRequest, now: Date): PastEntry[] {
  const dueAt = dueAtOf(ago(now, lead));
  if (lead.status !== 'received' || dueAt > now) return [];
  const target = { targetType: 'consultation_request', targetId: lead.id, contextProviderId: lead.providerId };
  // An id of its own would write it again at every start.
  return [{ ...target, id: lead.id, action: 'leads.request_overdue', actorKind: 'system', at: dueAt }];
}

const HOUR_MS = 3_600_000;
const ago = (now: Date, { hoursAgo }: { hoursAgo: number }): Date => new Date(now.getTime() - hoursAgo * HOUR_MS);

/** The columns about the sender. */
function sent(keys: LeadKeys, lead: Sent, now: Date, consents: readonly ConsentPurpose[]) {
  const { id, reference, fullName, email, language, assigneeId, message, messages } = lead;
  const createdAt = ago(now, lead);
  const written = messages.filter(({ internal }) => !internal);
  const [answer] = written;
  const given = consents.map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose] }));
  return {
    id,
    reference,
    fullName,
    email,
    language,
    assigneeId,
    version: written.length + 1,
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
  const { id: sourceId, name: sourceName, number: externalId, importedDaysAgo } = source;
  const imported = ago(now, { hoursAgo: importedDaysAgo * 24 });
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
      createdAt: imported,
      updatedAt: imported,
    },
  ]);
  const importedOn = calendar.dateAt(imported, 'UTC');
  const row = { id: sourceId, providerId: id, source: 'demo', sourceName, externalId, importedOn, rowHash: id };
  await upsertSources(tx, [row]);
  await refreshFinding(tx, { id, slug });
  return true;
}
