import type { Journey, JourneyTask } from '@travesia/contracts/journeys';

/** Tasks of a trip begin a moment after its booking is confirmed: how often they are looked for, and for how long. */
const SOON_MS = 3000;
const LOOKED_FOR_MS = 60_000;

interface Looked {
  journey: Pick<Journey, 'trip'>;
  /** Those that are known; undefined before. */
  tasks: readonly Pick<JourneyTask, 'trip'>[] | undefined;
  /** Milliseconds since the page began to look. */
  since: number;
}

/** When tasks are loaded again: soon, until the present trip has some or it seems to have none; null for never. */
export const lookAgain = ({ journey, tasks, since }: Looked): number | null =>
  tasks && !tasks.some(({ trip }) => trip === journey.trip) && since < LOOKED_FOR_MS ? SOON_MS : null;
