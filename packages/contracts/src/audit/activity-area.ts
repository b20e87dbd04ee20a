import { z } from 'zod';

export const ActivityArea = z
  .enum(['sign_ins', 'account', 'documents', 'bookings'])
  .meta({ description: 'What entries of the activity are filtered by.' });
export type ActivityArea = z.infer<typeof ActivityArea>;

/** Areas in which something can happen today; the others are not offered as filters yet. */
export const AREAS_IN_USE: readonly ActivityArea[] = ['sign_ins', 'account'];
