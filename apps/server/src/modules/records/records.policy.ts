import { recordFileMachine } from '@travesia/contracts/records';
import { statesTagged } from '@travesia/contracts/kit';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { UploadOwner } from '../../platform/uploads/uploads.repo.ts';

declare const scoped: unique symbol;

/** A user's own records, whatever their role; created only in this file. */
export type RecordScope = { readonly person: Person; readonly patientId: string } & { readonly [scoped]: true };

/** Own records: the only ones that are read without a share. Throws `access.signed_out`. */
export function ownRecords(actor: Actor): RecordScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { person: actor, patientId: actor.userId } as RecordScope;
}

/** Records on their way to a user's vault. */
export const recordUploadsOf = ({ patientId }: Pick<RecordScope, 'patientId'>): UploadOwner => ({
  purpose: 'record',
  ownerId: patientId,
});

/** States of a file that can be read, and of one that is on its way. */
export const READABLE = statesTagged(recordFileMachine, 'readable');
export const ARRIVING = statesTagged(recordFileMachine, 'arriving');
