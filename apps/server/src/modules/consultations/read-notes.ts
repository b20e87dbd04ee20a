import type { ConsultationNotes } from '@travesia/contracts/consultations';
import type { Tx } from '../../platform/db/database.ts';
import { findUser } from '../accounts/index.ts';
import type { ConsultationsDeps } from './consultations-deps.ts';
import { findConsultation } from './consultations.repo.ts';

/** The clinic’s notes of a consultation, decrypted. */
export async function readNotes(
  { seal }: Pick<ConsultationsDeps, 'seal'>,
  tx: Tx,
  bookingId: string,
): Promise<ConsultationNotes> {
  const kept = await findConsultation(tx, bookingId);
  const author = kept?.notesBy ? await findUser(tx, kept.notesBy) : undefined;
  return {
    text: kept?.notesSealed ? seal.open(kept.notesSealed, bookingId) : '',
    version: kept?.notesVersion ?? 0,
    written_by: author ? `${author.firstName} ${author.lastName}`.trim() || null : null,
    written_at: kept?.notesAt?.toISOString() ?? null,
  };
}
