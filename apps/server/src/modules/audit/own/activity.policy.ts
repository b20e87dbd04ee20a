import { onlySessionOf } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Which entries of the audit log a read may touch; only this file makes one. */
export type ActivityScope = { readonly userId: string; readonly onlySession: string | null } & {
  readonly [scoped]: true;
};

/** Everybody reads what is about them; of a person whom many share, what their own session did. Throws `access.signed_out`. */
export function ownActivity(actor: Actor): ActivityScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return activityOf(actor.userId, onlySessionOf(actor));
}

/** The same for what works on behalf of a person, such as the export of everything held of them. */
export const activityOf = (userId: string, onlySession: string | null): ActivityScope =>
  ({ userId, onlySession }) as ActivityScope;
