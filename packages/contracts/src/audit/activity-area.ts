import { z } from 'zod';

export const ACTIVITY_AREAS = ['sign_ins', 'account', 'documents', 'bookings'] as const;
export const ActivityArea = z.enum(ACTIVITY_AREAS).meta({ description: 'Activity filter areas.' });
export type ActivityArea = z.infer<typeof ActivityArea>;

/** Areas in which something can happen today; the others are not offered as filters yet. */
export const AREAS_IN_USE: readonly ActivityArea[] = ['sign_ins', 'account', 'bookings'];
