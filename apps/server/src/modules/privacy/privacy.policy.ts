import { onlySessionOf } from '../../platform/demo/demo-people.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose exports a query may access; created only in this file. */
export type ExportScope = { readonly userId: string; readonly onlySession: string | null } & {
  readonly [scoped]: true;
};

/** People access their own exports; with a shared demo account, only those of their session. */
export const ownExports = (person: Person): ExportScope =>
  ({ userId: person.userId, onlySession: onlySessionOf(person) }) as ExportScope;

/** The signed-in person. Throws `access.signed_out` for everyone else. */
export function personOf(actor: Actor): Person {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return actor;
}
