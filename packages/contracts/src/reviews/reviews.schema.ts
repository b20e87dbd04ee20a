import { z } from 'zod';
import { CountryCode, DateOnly, Id, Name, Slug } from '../kit/index.ts';

const Stars = z.int().min(1).max(5);

export const Review = z
  .object({
    id: Id,
    author: z.string().meta({ description: 'First name and initial.' }),
    author_place: z.string().nullable().meta({ description: 'Author’s country of residence.' }),
    language: z.string().meta({ description: 'ISO 639-1 code of the language it is written in.' }),
    treatment: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'Treatment they had.' }),
    overall: Stars.meta({ description: 'Stars, 1 to 5.' }),
    scores: z
      .object({
        care: Stars.meta({ description: 'Care.' }),
        communication: Stars.meta({ description: 'Communication.' }),
        facility: Stars.meta({ description: 'Facility.' }),
        value: Stars.meta({ description: 'Value for the price.' }),
      })
      .meta({ description: 'Stars by aspect.' }),
    title: z.string().meta({ description: 'Title as written.' }),
    body: z.string().meta({ description: 'Text as written.' }),
    visited_month: z.string().meta({ description: 'Month of the visit, YYYY-MM.' }),
    stage: z.enum(['day14', 'month3', 'month12']).meta({ description: 'Time between appointment and review.' }),
    published_on: DateOnly.meta({ description: 'Day it was published.' }),
    reply: z
      .object({
        body: z.string().meta({ description: 'Reply as written.' }),
        language: z.string().meta({ description: 'ISO 639-1 code of the language it is written in.' }),
        replied_on: DateOnly,
      })
      .nullable()
      .meta({ description: 'The provider’s single reply.' }),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
  })
  .meta({ id: 'Review', description: 'A patient’s review of a completed appointment.' });
export type Review = z.infer<typeof Review>;

/** A review with its provider, for lists over all providers. */
export const PlacedReview = Review.extend({
  provider: z
    .object({
      slug: Slug,
      name: Name,
      city: z.string().nullable().meta({ description: 'City.' }),
      country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    })
    .meta({ description: 'Provider reviewed.' }),
}).meta({ id: 'PlacedReview', description: 'A review with its provider.' });
export type PlacedReview = z.infer<typeof PlacedReview>;

const count = (description: string) => z.int().meta({ description });

export const TrustLedger = z
  .object({
    as_of: DateOnly.meta({ description: 'Date of the count.' }),
    partners: z
      .object({
        verified: count('Verified, valid credentials.'),
        pending: count('Under review.'),
        expired: count('A credential expired.'),
        rejected: count('Rejected; hidden.'),
        unverified: count('Not yet submitted; hidden.'),
        suspended: count('Suspended, regardless of credentials; hidden.'),
      })
      .meta({ description: 'Partners by status. A suspended one is counted only as suspended.' }),
    credentials: z
      .object({
        in_force: count('Checked and valid.'),
        expired: count('Checked, now expired.'),
        being_checked: count('Not fully checked.'),
        checked_on: DateOnly.nullable().meta({ description: 'Date of the latest check.' }),
      })
      .meta({ description: 'Credentials of partners and their clinicians.' }),
    reviews: z
      .object({
        published: count('Published.'),
        low: count('Of these, with one or two stars.'),
        answered: count('Of these, with a reply from the provider.'),
        rejected: count('Rejected by moderation.'),
      })
      .meta({ description: 'Reviews.' }),
    registers: z
      .object({
        listings: count('Imported listings; none is verified.'),
        sources: count('Registries they came from.'),
        imported_on: DateOnly.nullable().meta({ description: 'Date of the latest import.' }),
      })
      .meta({ description: 'Listings imported from public registries.' }),
  })
  .meta({ id: 'TrustLedger', description: 'Current verification counts.' });
export type TrustLedger = z.infer<typeof TrustLedger>;
