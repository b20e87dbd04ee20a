import { z } from 'zod';
import { AccountPurpose } from '../accounts/consents.ts';
import { PendingEmailChange } from '../accounts/email-change.schema.ts';
import { Instant, Locale } from '../kit/index.ts';
import { PROFILE_SECTIONS, type ProfileSection } from './sections.schema.ts';

const Version = z.int().min(0).meta({ description: 'Grows with every change; 0 before the first.' });

const saved = <V extends z.ZodType>(values: V, what: string) =>
  z
    .object({
      version: Version,
      updated_at: Instant.nullable().meta({ description: 'When it was last saved, or null.' }),
      values: values.meta({ description: 'What stands in it.' }),
    })
    .meta({ description: what });

/** What is worth filling in before a journey, each for somebody who needs it. */
export const PROFILE_ITEMS = [
  'passport_name',
  'date_of_birth',
  'nationality',
  'phone',
  'address',
  'emergency_contact',
  'languages',
] as const;
/** Who needs it: the clinic, an airline, a border, whoever helps in an emergency. */
export const NEEDED_BY = ['clinic', 'airline', 'border', 'emergency'] as const;

const Sections = Object.keys(PROFILE_SECTIONS) as [ProfileSection, ...ProfileSection[]];

export const Completeness = z
  .object({
    done: z.int().meta({ description: 'Items that are there.' }),
    total: z.int().meta({ description: 'All items.' }),
    items: z
      .array(
        z.object({
          item: z.enum(PROFILE_ITEMS).meta({ description: 'What it is.' }),
          section: z.enum(Sections).meta({ description: 'Section that holds it.' }),
          done: z.boolean().meta({ description: 'Whether it is there.' }),
          needed_by: z.array(z.enum(NEEDED_BY)).meta({ description: 'Who needs it.' }),
        }),
      )
      .meta({ description: 'The items, in the order of the sections.' }),
  })
  .meta({
    id: 'ProfileCompleteness',
    description:
      'What is still missing before a journey. Health data and companions are nobody’s duty and do not count.',
  });
export type Completeness = z.infer<typeof Completeness>;

export const ConsentState = z
  .object({
    purpose: AccountPurpose,
    given: z.boolean().meta({ description: 'Whether it stands now.' }),
    wording: z.iso.date().meta({ description: 'Version of the wording that is shown now.', example: '2026-11-22' }),
    history: z
      .array(
        z.object({
          wording: z.string().meta({ description: 'Version of the wording that was agreed to.' }),
          language: Locale,
          given_at: Instant.meta({ description: 'When it was given.' }),
          withdrawn_at: Instant.nullable().meta({ description: 'When it was withdrawn, or null.' }),
        }),
      )
      .meta({ description: 'Each time it was given, the newest first.' }),
  })
  .meta({ id: 'ConsentState', description: 'What a person agreed to for one purpose, now and before.' });
export type ConsentState = z.infer<typeof ConsentState>;

export const ConsentStates = z
  .object({ data: z.array(ConsentState).meta({ description: 'One for each purpose.' }) })
  .meta({ id: 'ConsentStates', description: 'All purposes beside the terms.' });

export const ConsentChoice = z
  .strictObject({
    purpose: AccountPurpose,
    given: z.boolean().meta({ description: 'True gives it, false withdraws it.' }),
    wording: z.iso.date().optional().meta({
      description: 'Version of the wording that was shown; needed to give it.',
      example: '2026-11-22',
    }),
    language: Locale.optional().meta({ description: 'Language it was shown in; that of the account when not given.' }),
  })
  .meta({ id: 'ConsentChoice', description: 'Gives or withdraws the consent for one purpose.' });
export type ConsentChoice = z.infer<typeof ConsentChoice>;

export const Profile = z
  .object({
    email: z
      .object({
        address: z.string().meta({ description: 'E-mail address of the account.' }),
        verified: z.boolean().meta({ description: 'Whether it was proved by a link.' }),
        pending: PendingEmailChange.nullable().meta({ description: 'The change of it that is waiting, or null.' }),
      })
      .meta({ description: 'Mail address; it changes by `POST /profile/email`.' }),
    identity: saved(PROFILE_SECTIONS.identity, 'Who the person is.'),
    contact: saved(PROFILE_SECTIONS.contact, 'How to reach them and where they live.'),
    emergency: saved(PROFILE_SECTIONS.emergency, 'Whom to call when something happens.'),
    companion: saved(PROFILE_SECTIONS.companion, 'Who travels along.'),
    health: saved(
      PROFILE_SECTIONS.health,
      'What they chose to tell of their health; kept only while the consent `health_data` stands.',
    ),
    languages: saved(PROFILE_SECTIONS.languages, 'What they speak.'),
    preferences: saved(PROFILE_SECTIONS.preferences, 'Language and currency of the account.'),
    consents: z.array(ConsentState).meta({ description: 'Consents by purpose.' }),
    completeness: Completeness,
    demo: z.boolean().meta({ description: 'Whether it is an invented person of the demonstration, whom many share.' }),
  })
  .meta({ id: 'Profile', description: 'Everything a person’s profile holds, for themselves only.' });
export type Profile = z.infer<typeof Profile>;

const change = <const S extends ProfileSection, V extends z.ZodType>(section: S, values: V) =>
  z
    .strictObject({
      section: z.literal(section).meta({ description: 'The section to save.' }),
      version: Version.meta({ description: 'Version of the section that was edited.' }),
      values: values.meta({ description: 'All fields of the section; null where there is nothing.' }),
    })
    .meta({ description: `Saves the section \`${section}\`.` });

export const ProfileUpdate = z
  .discriminatedUnion('section', [
    change('identity', PROFILE_SECTIONS.identity),
    change('contact', PROFILE_SECTIONS.contact),
    change('emergency', PROFILE_SECTIONS.emergency),
    change('companion', PROFILE_SECTIONS.companion),
    change('health', PROFILE_SECTIONS.health),
    change('languages', PROFILE_SECTIONS.languages),
    change('preferences', PROFILE_SECTIONS.preferences),
  ])
  .meta({ id: 'ProfileUpdate', description: 'One section of a profile, as it is to be.' });
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;
