import { z } from 'zod';
import { Application, ApplicationSummary } from '../applications.schema.ts';
import { Id } from '../../kit/index.ts';
import { LikeProvider } from '../../providers/admin/providers.schema.ts';
import { Reason } from '../../audit/reason.ts';

export const APPLICATION_TABS = ['waiting', 'more_wanted', 'answered', 'all'] as const;

const reviewed = {
  applicant: z
    .object({
      id: Id,
      name: z.string().meta({ description: 'Name.' }),
      email: z.string().meta({ description: 'Address.' }),
    })
    .meta({ id: 'Applicant', description: 'Who applies.' }),
  country: z.string().meta({ description: 'Country code as far as it is given.' }),
  city: z.string().meta({ description: 'City as far as it is given.' }),
  actions: z
    .array(z.enum(['take_up', 'approve', 'reject', 'ask_more']))
    .meta({ description: 'What an admin may do with it now.' }),
};

export const ReviewedApplication = ApplicationSummary.extend(reviewed).meta({
  id: 'ReviewedApplication',
  description: 'An application as those see it who answer it.',
});
export type ReviewedApplication = z.infer<typeof ReviewedApplication>;

export const ApplicationToReview = Application.omit({ actions: true })
  .extend({
    ...reviewed,
    duplicates: z.array(LikeProvider).meta({ description: 'Providers that may be the same one.' }),
    provider_id: Id.nullable().meta({ description: 'The provider that came of it, once approved here.' }),
  })
  .meta({ id: 'ApplicationToReview', description: 'The whole application for those who answer it.' });
export type ApplicationToReview = z.infer<typeof ApplicationToReview>;

export const ApplicationAnswer = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
    action: z
      .enum(['take_up', 'approve', 'reject', 'ask_more'])
      .meta({ description: 'What is answered; take_up only says that somebody reads it.' }),
    reason: Reason.optional().meta({ description: 'What more is wanted, or why it is rejected; needed for those.' }),
  })
  .meta({ id: 'ApplicationAnswer', description: 'An answer to an application.' });
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>;
