import { z } from 'zod';
import { defineNotification, Id, Instant, PublicName } from '../kit/index.ts';

const money = { amount: z.int(), currency: z.string() };
const payout = { payout_id: Id, reference: PublicName, clinic: PublicName, ...money };
const account = { clinic: PublicName, currency: z.string(), ending: z.string().max(10) };
const BANK = '/provider/settings#bank';
const ofPayout = {
  topic: 'bookings',
  area: 'clinics',
  path: ({ payout_id: id }: { payout_id: string }) => `/provider/payouts/${id}`,
} as const;

/** What owners and finance staff of clinics are told of payouts, and of the account they go to. */
export const payoutNotices = {
  payout_begun: defineNotification({ ...ofPayout, params: z.object(payout) }),
  payout_paid: defineNotification({ ...ofPayout, params: z.object(payout) }),
  payout_returned: defineNotification({ ...ofPayout, params: z.object(payout) }),
  /** A security notice: also for those who wish to hear nothing of payouts. */
  payout_account_set: defineNotification({
    topic: 'always',
    area: 'clinics',
    params: z.object({ ...account, paused_until: Instant.nullable() }),
    path: () => BANK,
  }),
  payout_account_refused: defineNotification({
    topic: 'always',
    area: 'clinics',
    params: z.object(account),
    path: () => BANK,
  }),
  payout_account_verified: defineNotification({
    topic: 'always',
    area: 'clinics',
    params: z.object(account),
    path: () => BANK,
  }),
};

/** What admins are told. */
export const accountNotices = {
  payout_account_to_verify: defineNotification({
    topic: 'always',
    area: 'clinics',
    params: z.object({ provider_id: Id, clinic: PublicName, currency: z.string() }),
    path: ({ provider_id: id }) => `/admin/providers/${id}`,
  }),
};

type Notices = typeof payoutNotices;
export type PayoutNotice = keyof Notices;
/** What somebody is told of payouts. */
export type PayoutTold<K extends PayoutNotice = PayoutNotice> = {
  [One in K]: { kind: One; params: z.infer<Notices[One]['params']> };
}[K];
