import { z } from 'zod';
import {
  CountryCode,
  DateOnly,
  Id,
  Instant,
  Locale,
  Localized,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
} from '../../kit/index.ts';
import { ContactChannel, ContactTopic, ClaimantRole, Month, Reference, TimeOfDay } from '../leads.schema.ts';
import {
  DESK_SORTS,
  DESK_TABS,
  LEAD_ACTIONS,
  LEAD_DECISIONS,
  LEAD_KINDS,
  LEAD_MESSAGE_MAX,
  LEAD_REASONS,
  LEAD_STATES,
} from './desk-values.ts';

export const LeadKind = z.enum(LEAD_KINDS).meta({
  description: 'consultation: a consultation request. contact: a message to the team. claim: a claim of a listing.',
});
export type LeadKind = z.infer<typeof LeadKind>;

export const LeadStatus = z.enum(LEAD_STATES).meta({ description: 'Status; which are possible depends on the kind.' });
export type LeadStatus = z.infer<typeof LeadStatus>;

export const DeskTab = z.enum(DESK_TABS).meta({
  description:
    'waiting: not answered yet. overdue: not answered in time. mine: open and assigned to the caller. answered: answered or accepted, and open. done: declined, closed, withdrawn or decided. all: everything.',
});
export type DeskTab = z.infer<typeof DeskTab>;

export const LeadReason = z.enum(LEAD_REASONS).meta({
  description:
    'Why a request was declined, or what proved or disproved a claim. Which are possible depends on the decision.',
});
export type LeadReason = z.infer<typeof LeadReason>;

export const LeadPerson = z
  .object({ id: Id, name: z.string().meta({ description: 'First and last name.' }) })
  .meta({ id: 'LeadPerson', description: 'Team member.' });
export type LeadPerson = z.infer<typeof LeadPerson>;

const LeadClinic = z
  .object({ id: Id, name: z.string().meta({ description: 'Name.' }), slug: z.string().meta({ description: 'Slug.' }) })
  .meta({ id: 'LeadClinic', description: 'The clinic a request or claim names.' });

const summary = {
  id: Id,
  kind: LeadKind,
  reference: Reference,
  status: LeadStatus,
  name: z.string().meta({ description: 'Name of the sender.' }),
  country: CountryCode.nullable().meta({ description: 'Country of residence; null if not given.' }),
  language: Locale.meta({ description: 'Language to answer in.' }),
  about: Localized.nullable().meta({ description: 'Treatment, package, service or listing it is about.' }),
  topic: ContactTopic.nullable().meta({ description: 'Topic of a message to the team; else null.' }),
  clinic: LeadClinic.nullable().meta({ description: 'The clinic it names; null if none, or if it was removed.' }),
  assignee: LeadPerson.nullable().meta({ description: 'Assignee; null if unassigned.' }),
  received_at: Instant.meta({ description: 'When it was received.' }),
  due_on: DateOnly.meta({ description: 'Last day by which it should be answered.' }),
  overdue: z.boolean().meta({ description: 'Whether it is unanswered and the day has passed.' }),
  answered_at: Instant.nullable().meta({ description: 'First answer; null if unanswered.' }),
  demo: z.boolean().meta({ description: 'Part of the demo.' }),
  version: z.int().meta({ description: 'Incremented with each change.' }),
  actions: z.array(z.enum(LEAD_ACTIONS)).meta({ description: 'What the caller can do with it now.' }),
};

export const LeadSummary = z.object(summary).meta({ id: 'LeadSummary', description: 'A request in a list.' });
export type LeadSummary = z.infer<typeof LeadSummary>;

export const LeadMessage = z
  .object({
    id: Id,
    internal: z.boolean().meta({ description: 'An internal note, not sent to the sender.' }),
    by: z.enum(['clinic', 'organization', 'team']).meta({ description: 'Side of the author.' }),
    name: z.string().nullable().meta({ description: 'Name of the author; null if the account was deleted.' }),
    text: z.string().meta({ description: 'Plain text.' }),
    at: Instant.meta({ description: 'When it was written.' }),
  })
  .meta({ id: 'LeadMessage', description: 'An answer or internal note.' });
export type LeadMessage = z.infer<typeof LeadMessage>;

export const LeadChange = z
  .object({
    status: LeadStatus.meta({ description: 'Status after it.' }),
    at: Instant.meta({ description: 'When it happened.' }),
    by: z.string().nullable().meta({ description: 'Name of who did it; null if the sender or the system did.' }),
    reason: LeadReason.nullable().meta({ description: 'Reason; null if none was given.' }),
  })
  .meta({ id: 'LeadChange', description: 'A change of status.' });
export type LeadChange = z.infer<typeof LeadChange>;

const LeadClaim = z
  .object({
    role: ClaimantRole,
    website: z.string().nullable().meta({ description: 'Website, as entered.' }),
    registry_number: z.string().nullable().meta({ description: 'Registry number, as entered.' }),
    email_matches_website: z.boolean().nullable().meta({
      description:
        'Whether the address of the claimant is at the domain of the listing’s website, or of the one entered if the listing has none; null if there is no website.',
    }),
    listing: z
      .object({
        claimable: z.boolean().meta({ description: 'Whether it still has no owner.' }),
        website: z.string().nullable().meta({ description: 'Website of the listing.' }),
        phone: z.string().nullable().meta({ description: 'Phone of the listing.' }),
        registry_numbers: z.array(z.string()).meta({ description: 'Registry numbers of the listing.' }),
      })
      .nullable()
      .meta({ description: 'The listing in our directory; null if it was removed.' }),
  })
  .meta({ id: 'LeadClaim', description: 'Evidence of a claim, next to what the directory says.' });

export const LeadRecord = z
  .object({
    ...summary,
    email: z.string().meta({ description: 'Email address of the sender.' }),
    phone: z.string().nullable().meta({ description: 'Phone number in E.164.' }),
    contact_by: ContactChannel.nullable().meta({ description: 'Preferred contact method; consultations only.' }),
    time_of_day: TimeOfDay.nullable(),
    preferred_month: Month.nullable(),
    companion: z.boolean().nullable().meta({ description: 'Whether a companion travels with them.' }),
    message: z.string().nullable().meta({
      description: 'What they wrote; null if nothing, or if they did not consent to this reader.',
    }),
    withheld: z.boolean().meta({
      description: 'Whether the message is withheld: it was sent before the consent named the clinic’s organization.',
    }),
    answer_is_mailed: z.boolean().meta({
      description: 'Whether the text of an answer is emailed. In the demo the email only says that there is one.',
    }),
    claim: LeadClaim.nullable().meta({ description: 'Evidence of a claim; else null.' }),
    messages: z.array(LeadMessage).meta({ description: 'Answers and notes, oldest first.' }),
    history: z.array(LeadChange).meta({ description: 'Changes of status, oldest first.' }),
    team: z.array(LeadPerson).meta({ description: 'Possible assignees.' }),
  })
  .meta({ id: 'LeadRecord', description: 'A request as its readers see it.' });
export type LeadRecord = z.infer<typeof LeadRecord>;

const filters = {
  tab: optionalParam(DeskTab),
  assigned: optionalParam(
    z.enum(['me', 'nobody']).meta({ description: 'Only those assigned to the caller, or only unassigned ones.' }),
  ),
  answer_in: optionalParam(Locale.meta({ description: 'Only those to answer in this language.' })),
  q: optionalParam(SearchText.meta({ description: 'Part of a reference, name, email address or subject.' })),
  sort: optionalParam(
    z.enum(DESK_SORTS).meta({ description: 'Sort order; `due` first lists what is waiting longest.' }),
  ),
};
const clinic = optionalParam(Id.meta({ description: 'Only those of this clinic.' }));
const kind = optionalParam(LeadKind);

export const ClinicDeskFilter = z.object(filters);
export const NetworkDeskFilter = z.object({ ...filters, clinic });
export const AdminDeskFilter = z.object({ ...filters, clinic, kind });

const page = pageQuery(25);
export const ClinicDeskQuery = ClinicDeskFilter.extend(page);
export const NetworkDeskQuery = NetworkDeskFilter.extend(page);
export const AdminDeskQuery = AdminDeskFilter.extend(page);
export type DeskFilter = z.infer<typeof AdminDeskFilter>;
export type DeskQuery = z.infer<typeof AdminDeskQuery>;

const counts = <const K extends string>(keys: readonly K[], description: string) =>
  z
    .object(
      Object.fromEntries(keys.map((key) => [key, z.int().meta({ description: 'Count.' })])) as Record<K, z.ZodInt>,
    )
    .meta({ description });

export const DeskPage = pageOf(LeadSummary, {
  tabs: counts(DESK_TABS, 'Number of requests in each tab, with the other filters applied.'),
  kinds: counts(LEAD_KINDS, 'Number of requests of each kind, with the other filters applied.'),
  clinics: z
    .array(
      LeadPerson.extend({ name: z.string().meta({ description: 'Name.' }) }).meta({
        id: 'DeskClinic',
        description: 'Clinic.',
      }),
    )
    .meta({ description: 'Clinics to filter by, by name; empty for a single clinic.' }),
}).meta({ id: 'DeskPage', description: 'A page of requests.' });
export type DeskPage = z.infer<typeof DeskPage>;

const version = z.int().min(1).meta({ description: 'The version the caller read.' });
const MessageText = z
  .string()
  .trim()
  .min(1)
  .max(LEAD_MESSAGE_MAX)
  .meta({ description: `Plain text, at most ${LEAD_MESSAGE_MAX} characters.` });

export const LeadReply = z
  .strictObject({
    message: MessageText,
    internal: z.boolean().default(false).meta({
      description: 'true: an internal note. It is not sent, but it is part of the sender’s data export.',
    }),
    take: z.boolean().default(false).meta({ description: 'Assigns the request to the author, with an answer only.' }),
    close: z.boolean().default(false).meta({ description: 'Closes the request after the answer; not claims.' }),
    version,
  })
  .meta({ id: 'LeadReply', description: 'An answer to the sender, or an internal note.' });
export type LeadReply = z.infer<typeof LeadReply>;

export const LeadAssignment = z
  .strictObject({ assignee_id: Id.nullable().meta({ description: 'Team member; null to unassign.' }), version })
  .meta({ id: 'LeadAssignment', description: 'New assignee.' });
export type LeadAssignment = z.infer<typeof LeadAssignment>;

export const LeadDecision = z
  .strictObject({
    action: z
      .enum(LEAD_DECISIONS)
      .meta({ description: 'The decision; the record’s `actions` say which are possible.' }),
    reason: LeadReason.optional(),
    message: MessageText.optional().meta({ description: 'Added to the email to the sender.' }),
    version,
  })
  .meta({ id: 'LeadDecision', description: 'A decision. Declining, approving and rejecting require a reason.' });
export type LeadDecision = z.infer<typeof LeadDecision>;
