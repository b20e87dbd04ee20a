import { type AdminRecall, recallMachine } from '@travesia/contracts/aftercare';
import { nextState, statesTagged } from '@travesia/contracts/kit';
import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type JourneyScope, mayChangeForOthers } from '../../journeys/index.ts';
import type { RecallRow } from './recall.lifecycle.ts';

declare const scoped: unique symbol;

/** Recalls as an admin reads and writes them; created only in this file. */
export type RecallScope = { readonly person: Person; readonly sight: Sight } & { readonly [scoped]: true };

/** Recalls for an admin. Throws `access.not_allowed`. */
export function ofTeam(actor: Actor): RecallScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { person: actor, sight: sightOf(actor) } as RecallScope;
}

/** Whether people were told of it. */
const SENT: readonly string[] = statesTagged(recallMachine, 'sent');
const EDITABLE: readonly string[] = statesTagged(recallMachine, 'editable');
const FINAL: readonly string[] = statesTagged(recallMachine, 'final');

export const isEditable = ({ status }: Pick<RecallRow, 'status'>): boolean => EDITABLE.includes(status);

/** Whether people are marked: it was sent and isn’t closed. */
export const isMarkable = ({ status }: Pick<RecallRow, 'status'>): boolean =>
  SENT.includes(status) && !FINAL.includes(status);

/** What an admin may do with a recall now. */
export function recallActions(
  { person }: RecallScope,
  row: Pick<RecallRow, 'status' | 'draftedBy'>,
): AdminRecall['actions'] {
  const may = (action: 'approve' | 'close' | 'discard') =>
    nextState(recallMachine, row.status, action, 'admin') !== null;
  return [
    ...(isEditable(row) ? (['edit'] as const) : []),
    ...(may('approve') && row.draftedBy !== person.userId ? (['approve'] as const) : []),
    ...(may('close') ? (['close'] as const) : []),
    ...(may('discard') ? (['discard'] as const) : []),
    ...(isMarkable(row) ? (['mark'] as const) : []),
    ...(SENT.includes(row.status) ? (['export'] as const) : []),
  ];
}

/** Whether a reader of its people marks them: admins, and those who change journeys at the clinic. */
export const mayMark = (scope: JourneyScope, row: Pick<RecallRow, 'status'>): boolean =>
  isMarkable(row) && scope.others.kind !== 'none' && scope.others.kind !== 'network' && mayChangeForOthers(scope);
