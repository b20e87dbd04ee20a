import { z } from 'zod';
import { Id, Instant, Locale, Name, pageOf, pageQuery } from '../kit/index.ts';
import { CONSENT_PURPOSES } from './consent-purposes.ts';

const Purpose = z.enum(CONSENT_PURPOSES).meta({
  description:
    'What was agreed to. health_data: storing health details. news: email news. share_answers: clinics read the answers. offer_on: the next clinic may read them. document: a consent form or agreement that was signed. share_record: a clinic reads a record. record_link: whoever has a link reads records.',
});

export const GivenConsentsQuery = z.object({
  ...pageQuery(30),
  purpose: Purpose.optional(),
  state: z.enum(['in_force', 'ended']).optional().meta({ description: 'Only those in force, or only ended ones.' }),
});

export const GivenConsent = z
  .object({
    id: z.string().meta({ description: 'What tells it from the others.' }),
    purpose: Purpose,
    wording: z
      .string()
      .nullable()
      .meta({ description: 'Version of the text that was agreed to; null for a text written for one person.' }),
    language: Locale.nullable().meta({ description: 'Language of the text; null where it was not kept.' }),
    given_at: Instant.meta({ description: 'When it was given.' }),
    until: Instant.nullable().meta({ description: 'When it ends by itself; null if it doesn’t.' }),
    ended_at: Instant.nullable().meta({ description: 'When it was withdrawn or had ended; null while in force.' }),
    to: Name.nullable().meta({ description: 'The clinic it was given to; null for Travesía.' }),
    journey_id: Id.nullable().meta({ description: 'The journey it is about.' }),
    record_id: Id.nullable().meta({ description: 'The medical record it is about.' }),
  })
  .meta({ id: 'GivenConsent', description: 'A consent that the user gave.' });
export type GivenConsent = z.infer<typeof GivenConsent>;

export const GivenConsents = pageOf(GivenConsent).meta({
  id: 'GivenConsents',
  description: 'Every consent that the user gave, newest first.',
});
export type GivenConsents = z.infer<typeof GivenConsents>;
