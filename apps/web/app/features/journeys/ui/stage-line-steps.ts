import { JOURNEY_STAGES, type JourneyStatus } from '@travesia/contracts/journeys';

/** The stages of a journey that ends as it should, in order. */
export const STAGE_LINE = [...JOURNEY_STAGES, 'completed'] as const satisfies readonly JourneyStatus[];
export type LineStage = (typeof STAGE_LINE)[number];

export interface StageStep {
  stage: LineStage;
  /** `ended`: the stage at which the journey ended early. */
  state: 'done' | 'now' | 'ahead' | 'ended';
}

const isOnLine = (status: JourneyStatus): status is LineStage =>
  (STAGE_LINE as readonly JourneyStatus[]).includes(status);

/** The last stage that a journey was in, by the statuses of its events, oldest first; null if none is known. */
export const reachedStage = (statuses: readonly JourneyStatus[]): LineStage | null =>
  statuses.filter(isOnLine).at(-1) ?? null;

/** Each stage as seen from a status. An ended journey shows as far as it came, if that is known. */
export function stageSteps(status: JourneyStatus, reached: LineStage | null = null): StageStep[] {
  const isEnded = !isOnLine(status);
  const at = isEnded ? (reached ? STAGE_LINE.indexOf(reached) : -1) : STAGE_LINE.indexOf(status);
  return STAGE_LINE.map((stage, index) => {
    if (index < at) return { stage, state: 'done' };
    if (index > at) return { stage, state: 'ahead' };
    if (isEnded) return { stage, state: 'ended' };
    return { stage, state: stage === 'completed' ? 'done' : 'now' };
  });
}
