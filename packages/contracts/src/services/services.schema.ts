import { z } from 'zod';
import { ShownPrice } from '../catalog/catalog.schema.ts';
import { CountryCode, DateOnly, Id, Key, Money, Name, Slug } from '../kit/index.ts';
import { VerificationStatus } from '../providers/providers.schema.ts';
import { Credential } from '../credentials/credentials.schema.ts';

/** A video call at an agreed time, or a written answer within a number of days. */
export const ServiceMode = z.enum(['video', 'written']).meta({ description: 'By video, or in writing.' });
export type ServiceMode = z.infer<typeof ServiceMode>;

/** What an offer is for: what a second opinion reviews, what a therapist works with. */
export const SERVICE_FOCUSES = [
  'cancer',
  'heart',
  'spine',
  'joints',
  'teeth',
  'anxiety',
  'low_mood',
  'grief',
  'couples',
  'trauma',
  'body_image',
  'migration',
  'illness',
] as const;
export const ServiceFocus = z.enum(SERVICE_FOCUSES).meta({ description: 'What the offer is for.' });
export type ServiceFocus = z.infer<typeof ServiceFocus>;

/** How a therapist works. */
export const ServiceApproach = z
  .enum(['cbt', 'act', 'psychodynamic', 'systemic', 'humanistic', 'emdr'])
  .meta({ description: 'Approach of a therapist.' });
export type ServiceApproach = z.infer<typeof ServiceApproach>;

/** Groups a therapist says they have experience with; used for matching, never for ranking. */
export const SERVICE_WELCOMES = ['woman', 'man', 'lgbtq', 'faith', 'secular', 'afro', 'indigenous'] as const;
export const ServiceWelcome = z
  .enum(SERVICE_WELCOMES)
  .meta({ description: 'What the therapist states about themselves or groups they have experience with.' });
export type ServiceWelcome = z.infer<typeof ServiceWelcome>;

export const ServiceSummary = z
  .object({
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
    summary: z.string().meta({ description: 'One or two sentences.' }),
    limit: z.string().meta({ description: 'The most important limitation.' }),
    mode: ServiceMode,
    minutes: z.int().nullable().meta({ description: 'Usual length of the call; null if in writing.' }),
    turnaround_days: z.int().nullable().meta({ description: 'Shortest time to a written answer, in working days.' }),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes of available languages.' }),
    price_from: ShownPrice.nullable().meta({ description: 'Cheapest offer; null without any.' }),
    offer_count: z.int().meta({ description: 'Offers that match the filters.' }),
    provider_count: z.int().meta({ description: 'Providers with such an offer.' }),
  })
  .meta({ id: 'ServiceSummary', description: 'An online service in a list.' });
export type ServiceSummary = z.infer<typeof ServiceSummary>;

/** What a patient receives in the end, shown with a fictional case. */
export const ServiceSample = z.object({
  title: z.string().meta({ description: 'Type of document.' }),
  parts: z
    .array(
      z.object({
        heading: z.string().meta({ description: 'Section heading.' }),
        text: z.string().meta({ description: 'Section text.' }),
      }),
    )
    .meta({ description: 'Sections, in order.' }),
});
export type ServiceSample = z.infer<typeof ServiceSample>;

export const ServiceDetail = ServiceSummary.extend({
  can: z.array(z.string()).meta({ description: 'What it can do.' }),
  cannot: z.array(z.string()).meta({ description: 'What it cannot do.' }),
  prepare: z.array(z.string()).meta({ description: 'What to prepare.' }),
  provided_by: z.string().meta({ description: 'Who provides it, with exact titles.' }),
  afterwards: z.string().meta({ description: 'What happens afterwards.' }),
  sample: ServiceSample.meta({ description: 'A sample document, with a fictional case.' }),
}).meta({ id: 'ServiceDetail', description: 'An online service with what it can and can’t do.' });
export type ServiceDetail = z.infer<typeof ServiceDetail>;

export const ServiceOffer = z
  .object({
    id: Id,
    provider: z
      .object({ id: Id, slug: Slug, name: Name, verification_status: VerificationStatus })
      .meta({ description: 'Provider that offers it.' }),
    city: z.object({ slug: Slug, name: Name }).meta({ description: 'Location of the provider.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country whose license applies.' }),
    clinician: z
      .object({
        id: Id,
        name: z.string().meta({ description: 'Name with title.' }),
        specialty: z.string().nullable().meta({
          description: 'Specialty; null if it may not be announced, as in Brazil without its RQE number.',
        }),
        bio: z.string().nullable().meta({ description: 'A few sentences.' }),
        registry: z.string().nullable().meta({ description: 'Registry and number.' }),
        years_in_practice: z.int().nullable().meta({ description: 'Years of experience.' }),
        licence: Credential.nullable().meta({ description: 'Professional license and when it was verified.' }),
      })
      .meta({ description: 'The clinician who provides it.' }),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes of languages it is offered in.' }),
    price: Money.meta({ description: 'Price in the provider’s currency.' }),
    shown_price: ShownPrice.meta({ description: 'The same in the requested currency.' }),
    minutes: z.int().nullable().meta({ description: 'Length of the call.' }),
    turnaround_days: z.int().nullable().meta({ description: 'Working days until the written answer.' }),
    video_add_on: ShownPrice.nullable().meta({ description: 'Price of a call about the written answer.' }),
    credited: z.boolean().meta({ description: 'Deducted from the price if treatment is booked there.' }),
    approach: ServiceApproach.nullable().meta({ description: 'Approach of a therapist.' }),
    focus: z.array(Key).meta({ description: 'What the offer is for.' }),
    welcomes: z.array(Key).meta({ description: 'What the therapist states; see ServiceWelcome.' }),
    confirmed_on: DateOnly.meta({ description: 'Date the provider last confirmed the price.' }),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
  })
  .meta({ id: 'ServiceOffer', description: 'A clinician’s priced offer of an online service.' });
export type ServiceOffer = z.infer<typeof ServiceOffer>;
