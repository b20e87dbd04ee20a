import type { MachineActor } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { attachJourneyFiles } from '../../journeys/index.ts';
import type { ClaimRow } from './claim.lifecycle.ts';
import { insertStatement } from './claims.repo.ts';

interface Said {
  by: MachineActor;
  authorId: string;
  action: string;
  text: string | undefined;
  amountMinor: number | null;
  files: readonly string[];
  at: Date;
}

/** Stores what a side wrote, encrypted, with its evidence. Throws `journeys.file_not_found` unless all files can be attached. */
export async function writeStatement(
  tx: Tx,
  seal: Seal,
  claim: Pick<ClaimRow, 'id' | 'journeyId'>,
  { by, authorId, action, text, amountMinor, files, at }: Said,
): Promise<void> {
  const id = uuidv7();
  await insertStatement(tx, {
    id,
    claimId: claim.id,
    by,
    authorId,
    action,
    textSealed: text ? seal.seal(text, id) : null,
    amountMinor,
    writtenAt: at,
  });
  const journey = { id: claim.journeyId };
  const attached = await attachJourneyFiles(tx, { journey, purpose: 'claim', userId: authorId, to: id }, files);
  if (attached !== files.length) throw new ProblemError('journeys.file_not_found');
}
