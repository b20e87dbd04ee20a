import type { JourneyStatus } from '@travesia/contracts/journeys';

const SINCE: readonly JourneyStatus[] = ['travelling', 'in_treatment', 'recovery', 'aftercare', 'completed'];

/** Whether a journey is far enough for check-ins and alerts. */
export const isInAftercare = (status: JourneyStatus): boolean => SINCE.includes(status);
