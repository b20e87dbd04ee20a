import { z } from 'zod';
import { defineNotification, Id, PublicName } from '../../kit/index.ts';

const about = { recall_id: Id, reference: PublicName };
const idOf = (params: unknown) => String((params as { recall_id: string }).recall_id);

/** What people are told of recalls, whatever they turned off: that there is one, never what it is about. */
export const recallNotices = {
  safety_recall: defineNotification({
    topic: 'always',
    area: 'bookings',
    params: z.object({ ...about, clinic: PublicName }),
    path: (params) => `/recalls/${idOf(params)}`,
  }),
  desk_safety_recall: defineNotification({
    topic: 'always',
    area: 'bookings',
    params: z.object({
      ...about,
      clinic: PublicName,
      desk: z.enum(['provider', 'organization']),
      patients: z.int().min(1),
    }),
    path: (params) => `/${(params as { desk: string }).desk}/recalls/${idOf(params)}`,
  }),
};

type Notices = typeof recallNotices;
export type RecallNotice = keyof Notices;
/** What somebody is told of a recall. */
export type RecallTold<K extends RecallNotice = RecallNotice> = {
  [One in K]: { kind: One; params: z.infer<Notices[One]['params']> };
}[K];
