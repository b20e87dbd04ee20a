import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findPaper, type PaperRow } from '../papers.repo.ts';

/** Which paper of which provider. */
export interface PaperPlace {
  id: string;
  paper: string;
}

/** A paper of a provider that is changed. Throws `providers.paper_not_found`. */
export async function findOwnPaper(tx: Tx, { id, paper }: PaperPlace): Promise<PaperRow> {
  const row = await findPaper(tx, id, paper);
  if (!row) throw new ProblemError('providers.paper_not_found');
  return row;
}
