import type { JourneyMove } from '@travesia/contracts/journeys';

/** What can happen to a journey, as events name it. */
const EVENTS = [
  'begin',
  'review',
  'quote',
  'decline',
  'find_unfit',
  'accept',
  'book',
  'prepare',
  'travel',
  'treat',
  'recover',
  'discharge',
  'complete',
  'cancel',
  'expire',
  'remind',
] as const satisfies readonly (JourneyMove | 'begin')[];

export type TimelineEvent = (typeof EVENTS)[number];

/** Whether this page has words for an event; a newer server may send others. */
export const isKnownEvent = (action: string): action is TimelineEvent => (EVENTS as readonly string[]).includes(action);
