import { z } from 'zod';
import { CountryCode, DateOnly, Id, Instant, Locale, Slug } from '../kit/index.ts';
import { Consents } from './consents.ts';

/** One line of text, trimmed: no line breaks or other control characters. */
const line = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');

const Email = z.email().max(254).meta({ description: 'Email address for the confirmation and the answer.' });
const Phone = z.string().trim().min(4).max(40).meta({
  description: 'Phone number, with country code or as dialed in `country`; stored in E.164.',
  example: '+57 604 444 0000',
});
const Message = z.string().trim().min(1).max(4000).meta({ description: 'Message, at most 4,000 characters.' });
const Language = Locale.meta({ description: 'Language of the answer and of all emails.' });

export const ContactChannel = z.enum(['email', 'phone', 'whatsapp']).meta({ description: 'Preferred contact method.' });
export const TimeOfDay = z
  .enum(['morning', 'afternoon', 'evening'])
  .meta({ description: 'Preferred time for a call.' });

/** A calendar month, YYYY-MM. */
export const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .meta({ description: 'Calendar month, YYYY-MM.', example: '2027-02' });

/** What a consultation request is about; see the endpoint for allowed combinations. */
export const ConsultationSubject = {
  provider_id: Id.optional().meta({ description: 'The clinic or hospital it is about.' }),
  package_id: Id.optional().meta({ description: 'The package it is about.' }),
  treatment: Slug.optional().meta({ description: 'The treatment it is about.' }),
  service_type: Slug.optional().meta({ description: 'The online service it is about, such as second-opinion.' }),
};

export const NewConsultationRequest = z
  .strictObject({
    ...ConsultationSubject,
    full_name: line(120, 2).meta({ description: 'Preferred name.' }),
    email: Email,
    phone: Phone.optional(),
    country: CountryCode.optional().meta({ description: 'Country of residence.' }),
    language: Language,
    contact_by: ContactChannel,
    preferred_month: Month.optional(),
    time_of_day: TimeOfDay.optional(),
    companion: z.boolean().optional().meta({ description: 'Whether a companion travels with them.' }),
    message: Message,
    shown_terms: z
      .strictObject({
        price_version: z.int().min(1).meta({ description: '`price_version` of the package, as shown.' }),
        policy_version: z.int().min(1).meta({ description: '`version` of its cancellation policy, as shown.' }),
      })
      .optional()
      .meta({
        description:
          'With a package: which terms were shown, to be stored with the request; defaults to the current ones.',
      }),
    consents: Consents,
  })
  .meta({ id: 'NewConsultationRequest', description: 'A consultation request.' });
export type NewConsultationRequest = z.infer<typeof NewConsultationRequest>;

export const ContactTopic = z
  .enum(['question', 'technical', 'listing', 'partnership', 'press', 'privacy', 'accessibility'])
  .meta({ description: 'What it is about.' });
export type ContactTopic = z.infer<typeof ContactTopic>;

export const NewContactRequest = z
  .strictObject({
    topic: ContactTopic,
    full_name: line(120, 2).meta({ description: 'Name.' }),
    email: Email,
    language: Language,
    message: Message,
    consents: Consents,
  })
  .meta({ id: 'NewContactRequest', description: 'A message to the team.' });
export type NewContactRequest = z.infer<typeof NewContactRequest>;

export const ClaimantRole = z
  .enum(['owner', 'director', 'manager', 'employee', 'agency'])
  .meta({ description: 'The claimant’s role at the clinic.' });

export const NewDirectoryClaim = z
  .strictObject({
    provider_id: Id.meta({ description: 'The imported listing.' }),
    full_name: line(120, 2).meta({ description: 'Name of the claimant.' }),
    role: ClaimantRole,
    email: Email.meta({ description: 'Work email address, ideally at the clinic’s own domain.' }),
    phone: Phone.optional(),
    website: z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain })
      .max(300)
      .optional()
      .meta({ description: 'Website of the clinic.' }),
    registry_number: line(80).optional().meta({ description: 'Number in the national registry of facilities.' }),
    language: Language,
    message: Message.optional(),
    consents: Consents,
  })
  .meta({ id: 'NewDirectoryClaim', description: 'Claims an imported listing as the caller’s own clinic.' });
export type NewDirectoryClaim = z.infer<typeof NewDirectoryClaim>;

/** `TR-` and eight letters and digits that can't be confused with each other. */
export const Reference = z
  .string()
  .regex(/^TR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  .meta({ description: 'Reference for follow-up questions.', example: 'TR-7K3M-9QXD' });

const receipt = {
  id: Id,
  reference: Reference,
  created_at: Instant.meta({ description: 'When it was received.' }),
  reply_by: DateOnly.optional().meta({
    description: 'Last day by which it is answered; absent in a demo, where no answer is promised.',
  }),
};

export const RequestReceipt = z
  .object({
    ...receipt,
    status: z
      .enum(['received', 'answered', 'accepted', 'declined', 'closed', 'withdrawn'])
      .meta({ description: 'Status.' }),
  })
  .meta({ id: 'RequestReceipt', description: 'A received request.' });
export type RequestReceipt = z.infer<typeof RequestReceipt>;

export const ClaimReceipt = z
  .object({
    ...receipt,
    status: z.enum(['pending', 'approved', 'rejected', 'withdrawn']).meta({ description: 'Status.' }),
  })
  .meta({ id: 'ClaimReceipt', description: 'A received claim.' });
export type ClaimReceipt = z.infer<typeof ClaimReceipt>;
