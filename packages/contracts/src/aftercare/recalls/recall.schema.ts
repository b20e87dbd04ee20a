import { z } from 'zod';
import { TRACED_KINDS } from '../../journeys/index.ts';
import { DateOnly, Id, inEachLanguage, Instant, Name, pageOf } from '../../kit/index.ts';
import { REACHED, recallMachine, type RecallStatus } from './recall.machine.ts';

const STATUSES = Object.keys(recallMachine.states) as [RecallStatus, ...RecallStatus[]];

/** Limits of what admins write; the form shows them. */
export const RECALL_LIMITS = { title: 120, message: 3000, lot: 80, note: 500 } as const;

export const RecallStatusName = z.enum(STATUSES).meta({
  description: 'drafted: waits for a second admin. contacting: patients are told. closed, discarded: over.',
});

const texts = (max: number, description: string) =>
  z.strictObject(inEachLanguage(z.string().trim().min(1).max(max))).meta({ description });

export const RecallMaterial = z
  .strictObject({
    kind: z.enum(TRACED_KINDS).meta({ description: 'device or medicine.' }),
    lot: z
      .string()
      .trim()
      .min(1)
      .max(RECALL_LIMITS.lot)
      .meta({ description: 'Lot or serial number; spaces, punctuation and case don’t matter.' }),
  })
  .meta({ id: 'RecallMaterial', description: 'A lot of a device or medicine.' });

const criteria = {
  provider_id: Id.nullable().meta({ description: 'The clinic; null for any.' }),
  room_id: Id.nullable().meta({ description: 'A room of it; null for any.' }),
  material: RecallMaterial.nullable().meta({ description: 'The lot that was used; null for any.' }),
  from: DateOnly.nullable().meta({ description: 'First day of treatment; null without one.' }),
  to: DateOnly.nullable().meta({ description: 'Last day of treatment; null without one.' }),
};

interface Given {
  provider_id: string | null;
  room_id: string | null;
  material: object | null;
  from: string | null;
  to: string | null;
}
const isAboutSomething = ({ provider_id: clinic, room_id: room, material }: Given) =>
  clinic !== null || room !== null || material !== null;
const isInOrder = ({ from, to }: Given) => from === null || to === null || from <= to;

export const RecallCriteria = z
  .strictObject(criteria)
  .refine(isAboutSomething, { message: 'must name a clinic, a room or a lot', path: ['provider_id'] })
  .refine(isInOrder, { message: 'must not be before the first day', path: ['to'] })
  .meta({ id: 'RecallCriteria', description: 'Whom a recall concerns: all of what is given must hold.' });
export type RecallCriteria = z.infer<typeof RecallCriteria>;

export const NewRecall = z
  .strictObject({
    title: texts(RECALL_LIMITS.title, 'Title, in all languages.'),
    message: texts(RECALL_LIMITS.message, 'What happened and what to do, for patients, in all languages.'),
    criteria: RecallCriteria,
  })
  .meta({ id: 'NewRecall', description: 'A recall to draft.' });
export type NewRecall = z.infer<typeof NewRecall>;

const version = z.int().min(1).meta({ description: 'The version that was read.' });
export const RecallDraft = NewRecall.extend({ version }).meta({
  id: 'RecallDraft',
  description: 'Another content of a draft.',
});
export type RecallDraft = z.infer<typeof RecallDraft>;

export const RecallStep = z
  .strictObject({
    action: z.enum(['approve', 'close', 'discard']).meta({
      description: 'approve: by somebody else than who drafted it; tells everyone. close, discard.',
    }),
    version,
  })
  .meta({ id: 'RecallStep', description: 'Moves a recall.' });
export type RecallStep = z.infer<typeof RecallStep>;

export const RECALL_ACTIONS = ['edit', 'approve', 'close', 'discard', 'mark', 'export'] as const;
const RecallAction = z.enum(RECALL_ACTIONS).meta({ description: 'An available action.' });
const many = (description: string) => z.int().min(0).meta({ description });

export const RecallCounts = z
  .object({
    all: many('Everyone.'),
    sent: many('Told by notification and email.'),
    not_read: many('Neither opened it nor reached otherwise.'),
    read: many('Opened it.'),
    reached: many('Reached otherwise.'),
    unreachable: many('Can’t be reached.'),
  })
  .meta({ id: 'RecallCounts', description: 'How many people a recall concerns and reached.' });
export type RecallCounts = z.infer<typeof RecallCounts>;

const summary = {
  id: Id,
  reference: z.string().meta({ description: 'Reference to name to people.' }),
  status: RecallStatusName,
  title: z.string().meta({ description: 'Title, in the requested language.' }),
  clinic: z
    .object({ id: Id, name: Name })
    .nullable()
    .meta({ description: 'The clinic it names; null if it names none.' }),
  counts: RecallCounts,
  created_at: Instant.meta({ description: 'When it was drafted.' }),
  approved_at: Instant.nullable().meta({ description: 'When it was approved; null before.' }),
  closed_at: Instant.nullable().meta({ description: 'When it was closed; null before.' }),
};
export const RecallSummary = z.object(summary).meta({ id: 'RecallSummary', description: 'A recall in a list.' });
export type RecallSummary = z.infer<typeof RecallSummary>;

const person = z.object({ id: Id, name: Name }).nullable();
export const AdminRecall = z
  .object({
    ...summary,
    titles: texts(RECALL_LIMITS.title, 'Title, in all languages.'),
    messages: texts(RECALL_LIMITS.message, 'Message, in all languages.'),
    criteria: z.object(criteria).meta({ description: 'Whom it concerns.' }),
    room: z.object({ id: Id, name: Name }).nullable().meta({ description: 'The room it names; null without one.' }),
    drafted_by: person.meta({ description: 'Who drafted it last; null if the account is gone.' }),
    approved_by: person.meta({ description: 'Who approved it; null before.' }),
    actions: z.array(RecallAction).meta({ description: 'What the user may do now.' }),
    version,
  })
  .meta({ id: 'AdminRecall', description: 'A recall as the team sees it.' });
export type AdminRecall = z.infer<typeof AdminRecall>;

export const ConcernedJourney = z
  .object({
    journey_id: Id,
    reference: z.string().meta({ description: 'Reference of the journey.' }),
    clinic: z.string().meta({ description: 'The clinic.' }),
    treated_on: DateOnly.nullable().meta({ description: 'Day of the treatment; null if no booking says it.' }),
  })
  .meta({ id: 'ConcernedJourney', description: 'A journey that a recall concerns, without a name.' });
export type ConcernedJourney = z.infer<typeof ConcernedJourney>;

/** Journeys that a preview lists; it counts all. */
export const PREVIEW_MAX = 100;
export const RecallPreview = z
  .object({
    total: many('All journeys that match.'),
    data: z.array(ConcernedJourney).meta({ description: `The first ${PREVIEW_MAX}, by clinic and day.` }),
  })
  .meta({ id: 'RecallPreview', description: 'Whom a recall would concern.' });
export type RecallPreview = z.infer<typeof RecallPreview>;

export const RECALL_TABS = ['drafted', 'contacting', 'closed', 'all'] as const;
export const RecallTab = z.enum(RECALL_TABS).meta({ description: 'drafted, contacting, closed (discarded too), all.' });
const tabs = z
  .object({
    drafted: many('Drafts.'),
    contacting: many('Being told.'),
    closed: many('Closed or discarded.'),
    all: many('All.'),
  })
  .meta({ id: 'RecallTabCounts', description: 'Number of recalls by tab.' });
export const RecallList = pageOf(RecallSummary, { counts: tabs });
export type RecallList = z.infer<typeof RecallList>;

export const RECIPIENT_TABS = ['not_read', 'unreachable', 'reached', 'all'] as const;
export const RecipientTab = z.enum(RECIPIENT_TABS).meta({
  description: 'not_read: neither opened it nor reached otherwise. unreachable. reached: opened it or reached. all.',
});

export const RecallRecipient = z
  .object({
    id: Id,
    journey: z
      .object({ id: Id, reference: z.string().meta({ description: 'Its reference.' }) })
      .meta({ description: 'The journey.' }),
    clinic: z.string().meta({ description: 'The clinic.' }),
    patient: Name.nullable().meta({ description: 'Name; null once the account was deleted.' }),
    treated_on: DateOnly.nullable().meta({ description: 'Day of the treatment; null if no booking says it.' }),
    sent_at: Instant.nullable().meta({ description: 'When it was sent; null before, and for deleted accounts.' }),
    read_at: Instant.nullable().meta({ description: 'When the patient opened it; null before.' }),
    reached: z.enum(REACHED).nullable().meta({ description: 'How it ended, as somebody marked it; null before.' }),
    note: z.string().nullable().meta({ description: 'How they were reached, or what was tried.' }),
    may_mark: z.boolean().meta({ description: 'Whether the user may mark it.' }),
    version,
  })
  .meta({ id: 'RecallRecipient', description: 'A person whom a recall concerns.' });
export type RecallRecipient = z.infer<typeof RecallRecipient>;

/** What desks read of a recall that concerns their patients: the words that these were sent. */
export const SentRecall = z
  .object({
    reference: summary.reference,
    status: RecallStatusName,
    title: summary.title,
    message: z.string().meta({ description: 'What patients are told, in the requested language.' }),
    approved_at: summary.approved_at,
  })
  .meta({ id: 'SentRecall', description: 'A recall as patients read it.' });
export type SentRecall = z.infer<typeof SentRecall>;

export const RecallRecipients = pageOf(RecallRecipient, {
  recall: SentRecall.meta({ description: 'The recall itself.' }),
  counts: z
    .object({
      not_read: many('Neither opened it nor reached otherwise.'),
      unreachable: many('Can’t be reached.'),
      reached: many('Opened it or reached otherwise.'),
      all: many('All.'),
    })
    .meta({ id: 'RecallRecipientCounts', description: 'Number of people by tab.' }),
});
export type RecallRecipients = z.infer<typeof RecallRecipients>;

export const RecipientMark = z
  .strictObject({
    reached: z.enum(REACHED).meta({ description: 'reached: on the phone or in person. unreachable.' }),
    note: z
      .string()
      .trim()
      .min(1)
      .max(RECALL_LIMITS.note)
      .meta({ description: 'How they were reached, or what was tried; stored encrypted.' }),
    version,
  })
  .meta({ id: 'RecipientMark', description: 'How a person was reached.' });
export type RecipientMark = z.infer<typeof RecipientMark>;

export const OwnRecall = z
  .object({
    id: Id,
    reference: z.string().meta({ description: 'Reference to name to people.' }),
    title: z.string().meta({ description: 'Title, in the requested language.' }),
    message: z.string().meta({ description: 'What happened and what to do, in the requested language.' }),
    journeys: z
      .array(
        z.object({
          id: Id,
          reference: z.string().meta({ description: 'Its reference.' }),
          clinic: z.string().meta({ description: 'The clinic.' }),
        }),
      )
      .meta({ description: 'The user’s journeys that it concerns.' }),
    sent_at: Instant.nullable().meta({ description: 'When it was sent.' }),
    read_at: Instant.nullable().meta({ description: 'When the user opened it; null before.' }),
  })
  .meta({ id: 'OwnRecall', description: 'A recall that concerns the user.' });
export type OwnRecall = z.infer<typeof OwnRecall>;

export const OwnRecalls = z
  .object({ data: z.array(OwnRecall).meta({ description: 'Newest first.' }) })
  .meta({ id: 'OwnRecalls', description: 'Recalls that concern the user.' });
export type OwnRecalls = z.infer<typeof OwnRecalls>;

export const RecallRooms = z
  .object({ data: z.array(z.object({ id: Id, name: Name })).meta({ description: 'Rooms, by name.' }) })
  .meta({ id: 'RecallRooms', description: 'Rooms of a clinic.' });
export type RecallRooms = z.infer<typeof RecallRooms>;
