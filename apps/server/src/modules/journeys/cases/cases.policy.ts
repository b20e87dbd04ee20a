import { caseMachine, type CaseAction, type CaseStatus } from '@travesia/contracts/journeys';
import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** A patient's own cases; created only in this file. */
export type CaseScope = { readonly person: Person; readonly sight: Sight } & { readonly [scoped]: true };

/** Own cases: nobody else reads one. Clinics read the answers by the journey they were asked with. */
export function ownCases(actor: Actor): CaseScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { person: actor, sight: sightOf(actor) } as CaseScope;
}

/** What the patient may do with a case now. */
export function caseActions({ status }: { status: CaseStatus }): CaseAction[] {
  if (status === 'draft') return ['answer', 'ask', 'discard'];
  return caseMachine.states[status].tags.some((tag) => tag === 'editable') ? ['answer', 'ask'] : [];
}
