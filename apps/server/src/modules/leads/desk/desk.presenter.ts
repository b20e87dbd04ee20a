import type {
  LeadChange,
  LeadMessage,
  LeadPerson,
  LeadReason,
  LeadRecord,
  LeadSummary,
} from '@travesia/contracts/leads';
import { mayMailTyped } from '../../../platform/demo/demo-people.ts';
import type { StateChange } from '../../../platform/transition/history.repo.ts';
import type { LeadKeys } from '../lead-keys.ts';
import { dueOn } from '../lead.rules.ts';
import { type DeskScope, mayAnswer, readsForOrganization } from '../leads.policy.ts';
import type { DeskRow, Lead } from './desk.repo.ts';
import { actionsOn, isAtWebsite, mayOrganizationRead } from './desk.rules.ts';
import type { LeadMessageRow } from './lead-messages.repo.ts';
import type { ListingFacts } from './listing-facts.repo.ts';

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim();

export const presentLeadPerson = (person: { id: string; firstName: string; lastName: string }): LeadPerson => ({
  id: person.id,
  name: nameOf(person),
});

/** A lead in a list. */
export const presentDeskRow = (scope: DeskScope, row: DeskRow, now: Date): LeadSummary => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  status: row.status as LeadSummary['status'],
  name: row.fullName,
  country: row.country,
  language: row.language,
  about: row.about,
  topic: row.topic as LeadSummary['topic'],
  clinic: row.clinic,
  assignee: row.assignee && presentLeadPerson(row.assignee),
  received_at: row.createdAt.toISOString(),
  due_on: dueOn(row.dueAt),
  overdue: row.isWaiting && row.dueAt <= now,
  answered_at: row.answeredAt?.toISOString() ?? null,
  demo: row.demo,
  version: row.version,
  actions: actionsOn(row, scope.side, mayAnswer(scope)),
});

const presentMessage = (keys: LeadKeys, row: LeadMessageRow): LeadMessage => ({
  id: row.id,
  internal: row.internal,
  by: row.side,
  name: nameOf(row) || null,
  text: keys.open(row.textSealed, row.id),
  at: row.createdAt.toISOString(),
});

/** The changes after the last arrival, with who made them: the demo's leads arrive again at every start. */
const presentChanges = (changes: readonly StateChange[], names: ReadonlyMap<string, string>): LeadChange[] =>
  changes
    .slice(changes.findLastIndex(({ fromState }) => fromState === null) + 1)
    // Further answers are in the thread.
    .filter(({ fromState, toState }) => fromState !== toState)
    .map(({ toState, at, actorId, actedAs, reason }) => ({
      status: toState as LeadChange['status'],
      at: at.toISOString(),
      by: actorId && actedAs !== 'patient' ? (names.get(actorId) ?? null) : null,
      reason: reason as LeadReason | null,
    }));

interface Around {
  lead: Lead;
  messages: readonly LeadMessageRow[];
  changes: readonly StateChange[];
  /** Names of those who made the changes, by id. */
  names: ReadonlyMap<string, string>;
  team: readonly { id: string; firstName: string; lastName: string }[];
  /** The claimed listing. */
  listing: ListingFacts | undefined;
  now: Date;
}

/** A lead with everything its readers may see. */
export function presentLead(keys: LeadKeys, scope: DeskScope, row: DeskRow, around: Around): LeadRecord {
  const { lead, messages, changes, names, team, listing, now } = around;
  const { phone, contactBy, timeOfDay, preferredMonth, companion } = tripOf(lead);
  const withheld = readsForOrganization(scope) && !mayOrganizationRead(lead.row.consents);
  const sealed = lead.row.messageSealed;
  return {
    ...presentDeskRow(scope, row, now),
    email: lead.row.email,
    phone,
    contact_by: contactBy,
    time_of_day: timeOfDay,
    preferred_month: preferredMonth,
    companion,
    message: sealed && !withheld ? keys.open(sealed, row.id) : null,
    withheld,
    answer_is_mailed: mayMailTyped(lead.row),
    claim: lead.kind === 'claim' ? presentClaim(lead.row, listing) : null,
    messages: messages.map((message) => presentMessage(keys, message)),
    history: presentChanges(changes, names),
    team: team.map(presentLeadPerson),
  };
}

const tripOf = ({ kind, row }: Lead) =>
  kind === 'consultation'
    ? row
    : {
        phone: kind === 'claim' ? row.phone : null,
        contactBy: null,
        timeOfDay: null,
        preferredMonth: null,
        companion: null,
      };

type ClaimRow = Extract<Lead, { kind: 'claim' }>['row'];

const presentClaim = (
  { role, website, registryNumber, email }: ClaimRow,
  listing: ListingFacts | undefined,
): LeadRecord['claim'] => ({
  role: role as NonNullable<LeadRecord['claim']>['role'],
  website,
  registry_number: registryNumber,
  email_matches_website: isAtWebsite(email, listing?.website ?? website),
  listing: listing
    ? {
        claimable: listing.listing === 'directory',
        website: listing.website,
        phone: listing.phone,
        registry_numbers: listing.registryNumbers,
      }
    : null,
});
