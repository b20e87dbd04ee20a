import { onlySessionOf } from '../../platform/demo/demo-people.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose exports a read may touch; only this file makes one. */
export type ExportScope = { readonly userId: string; readonly onlySession: string | null } & {
  readonly [scoped]: true;
};

/** Everybody has their own; who shares a person of the demonstration has those of their session. */
export const ownExports = (person: Person): ExportScope =>
  ({ userId: person.userId, onlySession: onlySessionOf(person) }) as ExportScope;

/** The person who asks. Throws `access.signed_out` for everybody else. */
export function personOf(actor: Actor): Person {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return actor;
}
