import { recordFileMachine } from '@travesia/contracts/records';
import { statesTagged } from '@travesia/contracts/kit';
import { onlySessionOf } from '../../platform/demo/demo-people.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { UploadOwner } from '../../platform/uploads/uploads.repo.ts';

declare const scoped: unique symbol;

/** The vault of a patient; created only in this file. */
export type VaultScope = { readonly patientId: string } & { readonly [scoped]: true };

/** A user's own records, whatever their role. */
export type RecordScope = VaultScope & { readonly person: Person };

/** Own records: the only ones that are read without a share. Throws `access.signed_out`. */
export function ownRecords(actor: Actor): RecordScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { person: actor, patientId: actor.userId } as RecordScope;
}

/** The vault that a job works on, for what its patient asked for. */
export const vaultOfRequest = ({ patientId }: { patientId: string }): VaultScope => ({ patientId }) as VaultScope;

/** Whose zips and PDFs are seen: on a shared account only those of its own session. */
export type RecordExportScope = VaultScope & { readonly onlySession: string | null };

export const ownRecordExports = (actor: Actor): RecordExportScope => {
  const { person, patientId } = ownRecords(actor);
  return { patientId, onlySession: onlySessionOf(person) } as RecordExportScope;
};

/** Records on their way to a user's vault. */
export const recordUploadsOf = ({ patientId }: Pick<RecordScope, 'patientId'>): UploadOwner => ({
  purpose: 'record',
  ownerId: patientId,
});

/** States of a file that can be read, and of one that is on its way. */
export const READABLE = statesTagged(recordFileMachine, 'readable');
export const ARRIVING = statesTagged(recordFileMachine, 'arriving');
