import type { Journey } from '@travesia/contracts/journeys';

export type Followed = Pick<Journey, 'id' | 'events'>;

/** Whether the clinic follows how a patient does, now or earlier: from the first recovery on. */
export const isFollowed = ({ events }: Followed): boolean =>
  events.some(({ status }) => status === 'recovery' || status === 'aftercare');
