import { z } from 'zod';

/** Why something is done; visible to the people concerned. */
export const Reason = z
  .string()
  .trim()
  .min(5)
  .max(500)
  .meta({ description: 'Reason, visible to the people concerned.', example: 'The license has expired' });
