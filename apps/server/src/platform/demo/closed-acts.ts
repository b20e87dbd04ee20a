import type { Endpoint } from '@travesia/contracts/kit';
import type { ProblemCode } from '@travesia/contracts/problems';
import type { Actor } from '../http/request-context.ts';
import { ProblemError } from '../problem-error.ts';
import { isShared } from './demo-people.ts';

/** Whether an endpoint is closed to demo users and the caller is one: answers offer no action that leads to it. */
export const isClosedTo = ({ closedToDemo }: Pick<Endpoint, 'closedToDemo'>, actor: Actor): boolean =>
  closedToDemo !== undefined && isShared(actor);

/** Refuses demo users a call the endpoint closes to them, with the declared code. */
export function refuseClosedAct({ closedToDemo }: Pick<Endpoint, 'closedToDemo'>, actor: Actor): void {
  if (closedToDemo && isShared(actor)) throw new ProblemError(closedToDemo as ProblemCode);
}
