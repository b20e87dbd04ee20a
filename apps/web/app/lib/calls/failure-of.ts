import type { Problem } from '@travesia/contracts/kit';
import { unavailable } from '../api/browser-call.ts';
import { problemOf } from '../problem/problem-error.ts';

/** Why something failed. Unexpected errors are problems too, so that nothing loads forever. */
export const failureOf = (error: unknown): Problem => problemOf(error) ?? unavailable(0, String(error));
