import { z } from 'zod';
import { CountryCode, DateOnly, Id, Name, Slug } from '../kit/index.ts';

const Stars = z.int().min(1).max(5);

export const Review = z
  .object({
    id: Id,
    author: z.string().meta({ description: 'First name and initial.' }),
    author_place: z.string().nullable().meta({ description: 'Where the author lives.' }),
    language: z.string().meta({ description: 'ISO 639-1 code of the language it is written in.' }),
    treatment: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'What they had.' }),
    overall: Stars.meta({ description: 'Stars, 1 to 5.' }),
    scores: z
      .object({
        care: Stars.meta({ description: 'Care.' }),
        communication: Stars.meta({ description: 'Communication.' }),
        facility: Stars.meta({ description: 'Facility.' }),
        value: Stars.meta({ description: 'Value for the price.' }),
      })
      .meta({ description: 'Stars by part.' }),
    title: z.string().meta({ description: 'Title as written.' }),
    body: z.string().meta({ description: 'Text as written.' }),
    visited_month: z.string().meta({ description: 'Month of the visit, YYYY-MM.' }),
    stage: z.enum(['day14', 'month3', 'month12']).meta({ description: 'When after the visit it was written.' }),
    published_on: DateOnly.meta({ description: 'Day it was published.' }),
    reply: z
      .object({
        body: z.string().meta({ description: 'The answer as written.' }),
        language: z.string().meta({ description: 'ISO 639-1 code of the language it is written in.' }),
        replied_on: DateOnly,
      })
      .nullable()
      .meta({ description: 'The provider’s one answer.' }),
    demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
  })
  .meta({ id: 'Review', description: 'A patient’s account of a completed visit.' });
export type Review = z.infer<typeof Review>;

/** A review with the provider it is about, for lists over all providers. */
export const PlacedReview = Review.extend({
  provider: z
    .object({
      slug: Slug,
      name: Name,
      city: z.string().nullable().meta({ description: 'City.' }),
      country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    })
    .meta({ description: 'Whom it is about.' }),
}).meta({ id: 'PlacedReview', description: 'A review with the provider it is about.' });
export type PlacedReview = z.infer<typeof PlacedReview>;

const count = (description: string) => z.int().meta({ description });

export const TrustLedger = z
  .object({
    as_of: DateOnly.meta({ description: 'Day of the count.' }),
    partners: z
      .object({
        verified: count('Credentials checked and in force.'),
        pending: count('Being checked.'),
        expired: count('A credential lapsed.'),
        rejected: count('Turned down; not shown.'),
        unverified: count('Not yet submitted; not shown.'),
        suspended: count('Suspended, whatever their credentials; not shown.'),
      })
      .meta({ description: 'Partners by state. A suspended one is counted as suspended only.' }),
    credentials: z
      .object({
        in_force: count('Read and in force.'),
        expired: count('Read, and past the last day.'),
        being_checked: count('Not read to the end.'),
        checked_on: DateOnly.nullable().meta({ description: 'Day the latest was read.' }),
      })
      .meta({ description: 'Credentials of partners and their clinicians.' }),
    reviews: z
      .object({
        published: count('Published.'),
        low: count('Of these, with one or two stars.'),
        answered: count('Of these, answered by the provider.'),
        rejected: count('Turned down by moderation.'),
      })
      .meta({ description: 'Reviews.' }),
    registers: z
      .object({
        listings: count('Imported listings; none is verified.'),
        sources: count('Registers they came from.'),
        imported_on: DateOnly.nullable().meta({ description: 'Day of the latest import.' }),
      })
      .meta({ description: 'Listings taken over from public registers.' }),
  })
  .meta({ id: 'TrustLedger', description: 'How the checks stand now.' });
export type TrustLedger = z.infer<typeof TrustLedger>;
