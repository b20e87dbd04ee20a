import type { commandLine } from '../../platform/audit/append-audit.ts';
import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;
declare const everybody: unique symbol;

/** Limits reads to one user's account. Only this file creates one. */
export type AccountScope = { readonly userId: string } & { readonly [scoped]: true };

/** Users read only their own account. Throws `access.signed_out` if signed out. */
export function ownAccount(actor: Actor): AccountScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { userId: actor.userId } as AccountScope;
}

/** Who administers accounts: an admin, or the command line. */
export type Operator = Person | typeof commandLine;
/** All accounts, or all demo accounts. Only this file creates one. */
export type AllAccountsScope = { readonly operator: Operator; readonly sight: Sight } & {
  readonly [everybody]: true;
};

/**
 * Admins and the command line can see and change all accounts. The demo admin, which any visitor can use, is limited to fictional
 * people. Throws `access.not_allowed`.
 */
export function allAccounts(actor: Actor | typeof commandLine): AllAccountsScope {
  const may = actor.kind === 'command_line' || (actor.kind === 'person' && actor.role === 'admin');
  if (!may) throw new ProblemError('access.not_allowed');
  return { operator: actor, sight: sightOf(actor) } as AllAccountsScope;
}

/** Narrows the scope to one account, for admins. */
export const oneAccount = (_all: AllAccountsScope, userId: string): AccountScope => ({ userId }) as AccountScope;
