import { journeyMachine, type JourneyMove } from '@travesia/contracts/journeys';

export type ToldEvent = JourneyMove | 'begin';

/** Whether an event’s action has words of its own. */
export const isToldEvent = (action: string): action is ToldEvent =>
  action === 'begin' || Object.hasOwn(journeyMachine.transitions, action);
