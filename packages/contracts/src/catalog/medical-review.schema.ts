import { z } from 'zod';
import { DateOnly } from '../kit/index.ts';

export const MedicalReview = z
  .strictObject({
    reviewer: z
      .string()
      .trim()
      .min(3)
      .max(120)
      .meta({ description: 'Reviewer of the page, with title.', example: 'Dr. Helena Prado, plastic surgery' }),
    credential: z
      .string()
      .trim()
      .min(3)
      .max(120)
      .nullable()
      .default(null)
      .meta({ description: 'The reviewer’s qualification, such as a registry and number.', example: 'CRM-SP 123456' }),
    reviewed_on: DateOnly.meta({ description: 'When it was reviewed.' }),
  })
  .meta({ id: 'MedicalReview', description: 'The clinician who reviewed the page, and when.' });
export type MedicalReview = z.output<typeof MedicalReview>;
