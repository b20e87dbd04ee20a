import type { Problem } from '@travesia/contracts/kit';
import { unavailable } from '../api/browser-call.ts';
import { problemOf } from '../problem/problem-error.ts';

/** Why something did not work. What nobody foresaw is a problem too, so that nothing stays on its way for ever. */
export const failureOf = (error: unknown): Problem => problemOf(error) ?? unavailable(0, String(error));
