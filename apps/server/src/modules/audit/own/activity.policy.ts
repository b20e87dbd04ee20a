import { onlySessionOf } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Which audit log entries a read may access. Only this file creates one. */
export type ActivityScope = { readonly userId: string; readonly onlySession: string | null } & {
  readonly [scoped]: true;
};

/** Users read what concerns them; on a shared account, only what their own session did. Throws `access.signed_out`. */
export function ownActivity(actor: Actor): ActivityScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return activityOf(actor.userId, onlySessionOf(actor));
}

/** Same as `ownActivity`, for code acting on behalf of a user, such as the personal data export. */
export const activityOf = (userId: string, onlySession: string | null): ActivityScope =>
  ({ userId, onlySession }) as ActivityScope;
