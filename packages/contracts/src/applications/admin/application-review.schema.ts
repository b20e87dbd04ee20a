import { z } from 'zod';
import { Application, ApplicationSummary } from '../applications.schema.ts';
import { Id } from '../../kit/index.ts';
import { LikeProvider } from '../../providers/admin/providers.schema.ts';
import { Reason } from '../../audit/reason.ts';

/** Sort orders of the list; the first is the default. */
export const APPLICATION_SORTS = ['turn', 'clinic', 'applicant', 'newest', 'oldest'] as const;

export const APPLICATION_TABS = ['waiting', 'more_wanted', 'answered', 'all'] as const;

const reviewed = {
  applicant: z
    .object({
      id: Id,
      name: z.string().meta({ description: 'Name.' }),
      email: z.string().meta({ description: 'Address.' }),
    })
    .meta({ id: 'Applicant', description: 'The applicant.' }),
  country: z.string().meta({ description: 'Country code, if given.' }),
  city: z.string().meta({ description: 'City, if given.' }),
  actions: z
    .array(z.enum(['take_up', 'approve', 'reject', 'ask_more']))
    .meta({ description: 'What an admin may do with it now.' }),
};

export const ReviewedApplication = ApplicationSummary.extend({
  ...reviewed,
  version: z.int().meta({ description: 'Incremented with each change; a decision names the version it read.' }),
}).meta({
  id: 'ReviewedApplication',
  description: 'An application as its reviewers see it.',
});
export type ReviewedApplication = z.infer<typeof ReviewedApplication>;

export const ApplicationToReview = Application.omit({ actions: true })
  .extend({
    ...reviewed,
    duplicates: z.array(LikeProvider).meta({ description: 'Possible duplicate providers.' }),
    provider_id: Id.nullable().meta({ description: 'The provider created from it, once approved.' }),
  })
  .meta({ id: 'ApplicationToReview', description: 'The whole application as its reviewers see it.' });
export type ApplicationToReview = z.infer<typeof ApplicationToReview>;

export const ApplicationAnswer = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'The version the caller read.' }),
    action: z
      .enum(['take_up', 'approve', 'reject', 'ask_more'])
      .meta({ description: 'The decision; `take_up` only starts the review.' }),
    reason: Reason.optional().meta({
      description: 'What information is needed, or why it is rejected; required for those.',
    }),
  })
  .meta({ id: 'ApplicationAnswer', description: 'A decision on an application.' });
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>;
