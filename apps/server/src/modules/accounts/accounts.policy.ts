import type { commandLine } from '../../platform/audit/append-audit.ts';
import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;
declare const everybody: unique symbol;

/** Whose account a read may touch; only this file makes one. */
export type AccountScope = { readonly userId: string } & { readonly [scoped]: true };

/** Everybody reads their own account and nobody else's. Throws `access.signed_out` for who has none. */
export function ownAccount(actor: Actor): AccountScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { userId: actor.userId } as AccountScope;
}

/** Who administers accounts: an admin, or somebody at the machine. */
export type Operator = Person | typeof commandLine;
/** Everybody's accounts, or all of the demonstration; only this file makes one. */
export type AllAccountsScope = { readonly operator: Operator; readonly sight: Sight } & {
  readonly [everybody]: true;
};

/**
 * Admins and whoever has the machine see and change everybody's accounts. The admin of the demonstration is anybody who
 * looks around in it: for them there are its invented people only. Throws `access.not_allowed`.
 */
export function allAccounts(actor: Actor | typeof commandLine): AllAccountsScope {
  const may = actor.kind === 'command_line' || (actor.kind === 'person' && actor.role === 'admin');
  if (!may) throw new ProblemError('access.not_allowed');
  return { operator: actor, sight: sightOf(actor) } as AllAccountsScope;
}

/** The account of one person, for who administers all of them. */
export const oneAccount = (_all: AllAccountsScope, userId: string): AccountScope => ({ userId }) as AccountScope;
