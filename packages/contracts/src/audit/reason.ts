import { z } from 'zod';

/** Why something is done; the people concerned read it. */
export const Reason = z
  .string()
  .trim()
  .min(5)
  .max(500)
  .meta({ description: 'Why; the people concerned read it.', example: 'The licence has lapsed' });
