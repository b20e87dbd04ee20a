import { MACRO_TOPICS_OF, type NewMacro } from '@travesia/contracts/macros';
import { ProblemError } from '../../platform/problem-error.ts';
import type { MacroScope } from './macros.policy.ts';

/** Throws `request.invalid` for a topic of another desk. */
export function refuseOtherTopic({ desk }: MacroScope, { topic }: Pick<NewMacro, 'topic'>): void {
  if (topic === null || MACRO_TOPICS_OF[desk].some((one) => one === topic)) return;
  throw new ProblemError('request.invalid', {
    fields: [{ path: 'body.topic', code: 'invalid_choice', message: 'is not a topic of this desk' }],
  });
}
