import { z } from 'zod';
import { DateOnly } from '../kit/index.ts';

export const MedicalReview = z
  .strictObject({
    reviewer: z
      .string()
      .trim()
      .min(3)
      .max(120)
      .meta({ description: 'Who checked the page, with title.', example: 'Dr. Helena Prado, plastic surgery' }),
    credential: z
      .string()
      .trim()
      .min(3)
      .max(120)
      .nullable()
      .default(null)
      .meta({ description: 'What makes them one who can, such as a register and number.', example: 'CRM-SP 123456' }),
    reviewed_on: DateOnly.meta({ description: 'When.' }),
  })
  .meta({ id: 'MedicalReview', description: 'Who of the profession checked the page, and when.' });
export type MedicalReview = z.output<typeof MedicalReview>;
