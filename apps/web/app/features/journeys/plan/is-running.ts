import { JOURNEY_STAGES, journeyMachine, type JourneyStatus } from '@travesia/contracts/journeys';

/** Whether a journey’s treatment is booked and its aftercare not over: tasks and entries are added only then. */
export const isRunning = (status: JourneyStatus): boolean =>
  journeyMachine.states[status].tags.some((tag: string) => tag === 'running');

const STAGES: readonly JourneyStatus[] = JOURNEY_STAGES;

/** Whether a journey is on its way to a booking. */
export const isBeforeBooking = (status: JourneyStatus): boolean =>
  STAGES.includes(status) && STAGES.indexOf(status) < STAGES.indexOf('booked');
