import { z } from 'zod';
import { defineNotification, Id, Instant, PublicName } from '../../kit/index.ts';

const about = { claim_id: Id, reference: PublicName, clinic: PublicName };
const idOf = (params: unknown) => String((params as { claim_id: string }).claim_id);

/** A claim as its patient sees it. */
const own = <S extends z.ZodRawShape>(more: S) =>
  defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ ...about, ...more }),
    path: (params) => `/claims/${idOf(params)}`,
  });

/** As those see it who answer for the clinic, there or at its organization. */
const onDesk = <S extends z.ZodRawShape>(more: S) =>
  defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ ...about, desk: z.enum(['provider', 'organization']), ...more }),
    path: (params) => `/${(params as { desk: string }).desk}/claims/${idOf(params)}`,
  });

/** As the team sees it, which decides. */
const ofTeam = <S extends z.ZodRawShape>(more: S) =>
  defineNotification({
    topic: 'always',
    area: 'bookings',
    params: z.object({ ...about, ...more }),
    path: (params) => `/admin/claims/${idOf(params)}`,
  });

/** What people are told of claims: never what they are about, an amount, a decision or a patient’s name. */
export const claimNotices = {
  claim_moved: own({ what: z.enum(['answered', 'proposed', 'deciding', 'decided', 'appealed', 'closed']) }),
  desk_claim_opened: onDesk({ due_at: Instant }),
  desk_claim_overdue: onDesk({}),
  desk_claim_moved: onDesk({
    what: z.enum(['deciding', 'decided', 'appealed', 'settled', 'closed', 'withdrawn']),
  }),
  team_claim_to_decide: ofTeam({ due_at: Instant, what: z.enum(['claim', 'appeal']) }),
  team_claim_overdue: ofTeam({}),
};

type Notices = typeof claimNotices;
export type ClaimNotice = keyof Notices;
/** What somebody is told of a claim. */
export type ClaimTold<K extends ClaimNotice = ClaimNotice> = {
  [One in K]: { kind: One; params: z.infer<Notices[One]['params']> };
}[K];
