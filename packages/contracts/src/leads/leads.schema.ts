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

const Email = z.email().max(254).meta({ description: 'Address that the confirmation and the answer go to.' });
const Phone = z.string().trim().min(4).max(40).meta({
  description: 'Telephone number, with its country code or as dialled in `country`; kept in E.164.',
  example: '+57 604 444 0000',
});
const Message = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .meta({ description: 'What they want to say, at most 4,000 characters.' });
const Language = Locale.meta({ description: 'Language of the answer and of every mail.' });

export const ContactChannel = z
  .enum(['email', 'phone', 'whatsapp'])
  .meta({ description: 'How they prefer to be answered.' });
export const TimeOfDay = z.enum(['morning', 'afternoon', 'evening']).meta({ description: 'When a call suits them.' });

/** A calendar month, YYYY-MM. */
export const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .meta({ description: 'Calendar month, YYYY-MM.', example: '2027-02' });

/** What a consultation request is about; see the endpoint for what goes together. */
export const ConsultationSubject = {
  provider_id: Id.optional().meta({ description: 'The clinic or hospital it is about.' }),
  package_id: Id.optional().meta({ description: 'The package it is about.' }),
  treatment: Slug.optional().meta({ description: 'The treatment it is about.' }),
  service_type: Slug.optional().meta({ description: 'The online service it is about, such as second-opinion.' }),
};

export const NewConsultationRequest = z
  .strictObject({
    ...ConsultationSubject,
    full_name: line(120, 2).meta({ description: 'Name, as they want to be called.' }),
    email: Email,
    phone: Phone.optional(),
    country: CountryCode.optional().meta({ description: 'Country they live in.' }),
    language: Language,
    contact_by: ContactChannel,
    preferred_month: Month.optional(),
    time_of_day: TimeOfDay.optional(),
    companion: z.boolean().optional().meta({ description: 'Whether somebody travels with them.' }),
    message: Message,
    shown_terms: z
      .strictObject({
        price_version: z.int().min(1).meta({ description: '`price_version` of the package as it was shown.' }),
        policy_version: z.int().min(1).meta({ description: '`version` of its cancellation policy as it was shown.' }),
      })
      .optional()
      .meta({
        description:
          'With a package: which terms were shown. They are kept with the request; without it, those of now.',
      }),
    consents: Consents,
  })
  .meta({ id: 'NewConsultationRequest', description: 'A request for a consultation.' });
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
  .meta({ description: 'What the claimant is to the clinic.' });

export const NewDirectoryClaim = z
  .strictObject({
    provider_id: Id.meta({ description: 'The imported listing.' }),
    full_name: line(120, 2).meta({ description: 'Name of the claimant.' }),
    role: ClaimantRole,
    email: Email.meta({ description: 'Work address, best at the clinic’s own domain.' }),
    phone: Phone.optional(),
    website: z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain })
      .max(300)
      .optional()
      .meta({ description: 'Web address of the clinic.' }),
    registry_number: line(80).optional().meta({ description: 'Number in the national register of facilities.' }),
    language: Language,
    message: Message.optional(),
    consents: Consents,
  })
  .meta({ id: 'NewDirectoryClaim', description: 'Says that an imported listing is one’s own clinic.' });
export type NewDirectoryClaim = z.infer<typeof NewDirectoryClaim>;

/** `TR-` and eight letters and digits that cannot be mistaken for each other. */
export const Reference = z
  .string()
  .regex(/^TR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  .meta({ description: 'What to name when asking about it.', example: 'TR-7K3M-9QXD' });

const receipt = {
  id: Id,
  reference: Reference,
  created_at: Instant.meta({ description: 'When it came.' }),
  reply_by: DateOnly.optional().meta({
    description: 'Last day by which a person answers; absent in a demonstration, where nobody does.',
  }),
};

export const RequestReceipt = z
  .object({
    ...receipt,
    status: z.enum(['received', 'answered', 'closed', 'withdrawn']).meta({ description: 'How far it is.' }),
  })
  .meta({ id: 'RequestReceipt', description: 'A request that was taken.' });
export type RequestReceipt = z.infer<typeof RequestReceipt>;

export const ClaimReceipt = z
  .object({
    ...receipt,
    status: z.enum(['pending', 'approved', 'rejected', 'withdrawn']).meta({ description: 'How far it is.' }),
  })
  .meta({ id: 'ClaimReceipt', description: 'A claim that was taken.' });
export type ClaimReceipt = z.infer<typeof ClaimReceipt>;
