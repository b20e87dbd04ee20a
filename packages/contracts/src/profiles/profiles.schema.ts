import { z } from 'zod';
import { AccountPurpose } from '../accounts/consents.ts';
import { PendingEmailChange } from '../accounts/email-change.schema.ts';
import { Instant, Locale } from '../kit/index.ts';
import { PROFILE_SECTIONS, type ProfileSection } from './sections.schema.ts';

const Version = z.int().min(0).meta({ description: 'Incremented with each change; 0 before the first.' });

const saved = <V extends z.ZodType>(values: V, what: string) =>
  z
    .object({
      version: Version,
      updated_at: Instant.nullable().meta({ description: 'When it was last saved, or null.' }),
      values: values.meta({ description: 'Content of the section.' }),
    })
    .meta({ description: what });

/** What should be filled in before a journey, each with who needs it. */
export const PROFILE_ITEMS = [
  'passport_name',
  'date_of_birth',
  'nationality',
  'phone',
  'address',
  'emergency_contact',
  'languages',
] as const;
/** Who needs it: the clinic, an airline, a border, emergency responders. */
export const NEEDED_BY = ['clinic', 'airline', 'border', 'emergency'] as const;

const Sections = Object.keys(PROFILE_SECTIONS) as [ProfileSection, ...ProfileSection[]];

export const Completeness = z
  .object({
    done: z.int().meta({ description: 'Completed items.' }),
    total: z.int().meta({ description: 'All items.' }),
    items: z
      .array(
        z.object({
          item: z.enum(PROFILE_ITEMS).meta({ description: 'What it is.' }),
          section: z.enum(Sections).meta({ description: 'Section it belongs to.' }),
          done: z.boolean().meta({ description: 'Whether it is filled in.' }),
          needed_by: z.array(z.enum(NEEDED_BY)).meta({ description: 'Who needs it.' }),
        }),
      )
      .meta({ description: 'The items, in section order.' }),
  })
  .meta({
    id: 'ProfileCompleteness',
    description: 'What is missing before a journey. Health data and companions are optional and not counted.',
  });
export type Completeness = z.infer<typeof Completeness>;

export const ConsentState = z
  .object({
    purpose: AccountPurpose,
    given: z.boolean().meta({ description: 'Whether consent is given now.' }),
    wording: z.iso.date().meta({ description: 'Version of the text shown now.', example: '2026-11-22' }),
    history: z
      .array(
        z.object({
          wording: z.string().meta({ description: 'Version of the text that was agreed to.' }),
          language: Locale,
          given_at: Instant.meta({ description: 'When it was given.' }),
          withdrawn_at: Instant.nullable().meta({ description: 'When it was withdrawn, or null.' }),
        }),
      )
      .meta({ description: 'Each time it was given, newest first.' }),
  })
  .meta({ id: 'ConsentState', description: 'A user’s consent for one purpose, now and before.' });
export type ConsentState = z.infer<typeof ConsentState>;

export const ConsentStates = z
  .object({ data: z.array(ConsentState).meta({ description: 'One per purpose.' }) })
  .meta({ id: 'ConsentStates', description: 'All purposes other than the terms.' });

export const ConsentChoice = z
  .strictObject({
    purpose: AccountPurpose,
    given: z.boolean().meta({ description: 'True gives consent, false withdraws it.' }),
    wording: z.iso.date().optional().meta({
      description: 'Version of the text that was shown; required to give consent.',
      example: '2026-11-22',
    }),
    language: Locale.optional().meta({ description: 'Language it was shown in; defaults to the account’s.' }),
  })
  .meta({ id: 'ConsentChoice', description: 'Gives or withdraws the consent for one purpose.' });
export type ConsentChoice = z.infer<typeof ConsentChoice>;

export const Profile = z
  .object({
    email: z
      .object({
        address: z.string().meta({ description: 'Email address of the account.' }),
        verified: z.boolean().meta({ description: 'Whether it is confirmed.' }),
        pending: PendingEmailChange.nullable().meta({ description: 'The pending change of address, or null.' }),
      })
      .meta({ description: 'Email address; changed with `POST /profile/email`.' }),
    identity: saved(PROFILE_SECTIONS.identity, 'Personal details.'),
    contact: saved(PROFILE_SECTIONS.contact, 'Contact details and address.'),
    emergency: saved(PROFILE_SECTIONS.emergency, 'Emergency contact.'),
    companion: saved(PROFILE_SECTIONS.companion, 'Companion.'),
    health: saved(
      PROFILE_SECTIONS.health,
      'Health information they chose to share; stored only with the consent `health_data`.',
    ),
    languages: saved(PROFILE_SECTIONS.languages, 'Languages spoken.'),
    preferences: saved(PROFILE_SECTIONS.preferences, 'Language and currency of the account.'),
    consents: z.array(ConsentState).meta({ description: 'Consents by purpose.' }),
    completeness: Completeness,
    demo: z.boolean().meta({ description: 'Whether this is a shared demo account with a fictional user.' }),
  })
  .meta({ id: 'Profile', description: 'A user’s whole profile, visible only to them.' });
export type Profile = z.infer<typeof Profile>;

const change = <const S extends ProfileSection, V extends z.ZodType>(section: S, values: V) =>
  z
    .strictObject({
      section: z.literal(section).meta({ description: 'The section to save.' }),
      version: Version.meta({ description: 'Version of the section that was edited.' }),
      values: values.meta({ description: 'All fields of the section; null where empty.' }),
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
  .meta({ id: 'ProfileUpdate', description: 'The new content of a profile section.' });
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;
