import { z } from 'zod';
import { Id, Instant, optionalParam, pageOf, pageQuery, SearchText } from '../kit/index.ts';
import {
  CHANNEL_KINDS,
  CHANNELS_A_PAGE,
  MAX_CHANNEL_NAME,
  MAX_CHANNEL_PURPOSE,
  MOST_CHANNEL_MEMBERS,
} from './team-messages.rules.ts';

/** What a user can do with a channel. */
export const CHANNEL_ACTIONS = ['write', 'join', 'leave', 'manage', 'archive', 'restore'] as const;
export type ChannelAction = (typeof CHANNEL_ACTIONS)[number];

export const CHANNEL_TABS = ['mine', 'others', 'archived'] as const;
export type ChannelTab = (typeof CHANNEL_TABS)[number];

const Kind = z.enum(CHANNEL_KINDS).meta({
  description: 'What it is about: a topic, a clinic of the organization, or one patient’s journey.',
});
const Limited = z.boolean().meta({ description: 'Only its members can find and read it.' });
const TakesPart = z.boolean().meta({
  description:
    'The team of its clinic can read it too; never for topics, which people of clinics are added to by name.',
});

export const TeamPerson = z
  .object({
    user_id: Id,
    name: z.string().meta({ description: 'Name.' }),
    avatar_url: z.string().nullable().meta({ description: 'Picture.' }),
    team: z.string().meta({ description: 'The clinic or organization they work for.' }),
    side: z.enum(['organization', 'provider']).meta({ description: 'Which of the two it is.' }),
    is_own: z.boolean().meta({ description: 'The user.' }),
  })
  .meta({ id: 'TeamPerson', description: 'Someone of an organization or one of its clinics who reads messages.' });
export type TeamPerson = z.infer<typeof TeamPerson>;

export const TeamChannel = z
  .object({
    id: Id,
    kind: Kind,
    name: z.string().meta({ description: 'Name.' }),
    purpose: z.string().nullable().meta({ description: 'What it is for.' }),
    organization_name: z.string().meta({ description: 'The organization it belongs to.' }),
    provider_id: Id.nullable().meta({ description: 'The clinic it is about; null for topics.' }),
    provider_name: z.string().nullable().meta({ description: 'Name of that clinic.' }),
    journey_id: Id.nullable().meta({ description: 'The journey it is about.' }),
    journey_reference: z.string().nullable().meta({ description: 'Reference of that journey.' }),
    limited: Limited,
    clinic_takes_part: TakesPart,
    teams: z.array(z.string()).meta({
      description: 'Whose people can read it: the organization, then clinics. Never a patient.',
    }),
    member_count: z.int().min(0).meta({ description: 'People who joined or were added, and may read it now.' }),
    is_member: z.boolean().meta({ description: 'The user joined or was added.' }),
    is_muted: z.boolean().meta({ description: 'Only mentions count as unread for the user.' }),
    unread_count: z
      .int()
      .min(0)
      .meta({ description: 'Messages of others that the user has not read; 0 unless a member.' }),
    mention_count: z.int().min(0).meta({ description: 'Those among them that mention the user.' }),
    last_read_seq: z.int().min(0).meta({ description: 'Position of the last message that the user has read.' }),
    last_message: z
      .object({
        text: z.string().nullable().meta({ description: 'Beginning of its text; null if it was deleted.' }),
        file_count: z.int().min(0).meta({ description: 'Its files.' }),
        author_name: z.string().nullable().meta({ description: 'Who wrote it.' }),
        is_own: z.boolean().meta({ description: 'The user wrote it.' }),
        created_at: Instant,
      })
      .nullable()
      .meta({ description: 'The newest message; null before the first one.' }),
    last_seq: z.int().min(0).meta({ description: 'Messages so far.' }),
    last_change: z.int().min(0).meta({ description: 'Number of its last change.' }),
    archived_at: Instant.nullable().meta({ description: 'Since when it can only be read; null if it is open.' }),
    created_at: Instant,
    actions: z.array(z.enum(CHANNEL_ACTIONS)).meta({ description: 'What the user can do with it now.' }),
  })
  .meta({ id: 'TeamChannel', description: 'A channel in which people of an organization and its clinics talk.' });
export type TeamChannel = z.infer<typeof TeamChannel>;

export const channelsQuery = z.object({
  ...pageQuery(CHANNELS_A_PAGE),
  tab: z.enum(CHANNEL_TABS).default('mine').meta({
    description: 'mine: those the user is a member of. others: those they can read and join. archived.',
  }),
  journey_id: optionalParam(Id).meta({ description: 'Only the channel of this journey, whatever the tab.' }),
  q: optionalParam(SearchText).meta({ description: 'Words of a name, a purpose or a message, in all tabs.' }),
});

export const TeamChannelList = pageOf(TeamChannel, {
  counts: z
    .object({
      mine: z.int().min(0).meta({ description: 'Channels of the user.' }),
      others: z.int().min(0).meta({ description: 'Channels they can join.' }),
      archived: z.int().min(0).meta({ description: 'Archived ones.' }),
    })
    .meta({ description: 'Channels by tab.' }),
}).meta({ id: 'TeamChannelList', description: 'Channels, last written to first.' });
export type TeamChannelList = z.infer<typeof TeamChannelList>;

const Name = z
  .string()
  .trim()
  .min(1)
  .max(MAX_CHANNEL_NAME)
  .meta({ description: `Name, at most ${MAX_CHANNEL_NAME} characters; stored encrypted.` });
const Purpose = z
  .string()
  .trim()
  .max(MAX_CHANNEL_PURPOSE)
  .meta({ description: `What it is for, at most ${MAX_CHANNEL_PURPOSE} characters; stored encrypted.` });

export const NewTeamChannel = z
  .strictObject({
    kind: Kind,
    name: Name,
    purpose: Purpose.default(''),
    provider_id: Id.optional().meta({ description: 'The clinic, for a channel about one.' }),
    journey_id: Id.optional().meta({ description: 'The journey, for a channel about one.' }),
    limited: Limited.default(false),
    clinic_takes_part: TakesPart.default(true),
    member_ids: z
      .array(Id)
      .max(MOST_CHANNEL_MEMBERS)
      .default([])
      .meta({ description: 'People to add besides the user.' }),
  })
  .refine(({ kind, provider_id: id }) => (kind === 'clinic') === (id !== undefined), {
    path: ['provider_id'],
    message: 'must be given for a channel about a clinic, and only for one',
  })
  .refine(({ kind, journey_id: id }) => (kind === 'journey') === (id !== undefined), {
    path: ['journey_id'],
    message: 'must be given for a channel about a journey, and only for one',
  })
  .meta({ id: 'NewTeamChannel', description: 'A channel to create.' });
export type NewTeamChannel = z.output<typeof NewTeamChannel>;

export const TeamChannelChange = z
  .strictObject({ name: Name, purpose: Purpose, limited: Limited, clinic_takes_part: TakesPart })
  .meta({ id: 'TeamChannelChange', description: 'Name, purpose and readers of a channel.' });
export type TeamChannelChange = z.output<typeof TeamChannelChange>;

export const TeamPeople = z
  .object({
    members: z.array(TeamPerson).meta({ description: 'Its members, by name.' }),
    others: z.array(TeamPerson).meta({ description: 'Who else can be added, by team and name.' }),
  })
  .meta({ id: 'TeamPeople', description: 'People of a channel.' });
export type TeamPeople = z.infer<typeof TeamPeople>;

export const TeamPlaces = z
  .object({
    organization_name: z.string().nullable().meta({ description: 'The organization; null if the clinic has none.' }),
    kinds: z.array(Kind).meta({ description: 'What the user can create channels about.' }),
    clinics: z
      .array(z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }).meta({ description: 'A clinic.' }))
      .meta({ description: 'Clinics that a channel can be about, by name.' }),
    people: z.array(TeamPerson).meta({ description: 'People who can be added, by team and name.' }),
  })
  .meta({ id: 'TeamPlaces', description: 'What a new channel can be about, and who can be in it.' });
export type TeamPlaces = z.infer<typeof TeamPlaces>;
