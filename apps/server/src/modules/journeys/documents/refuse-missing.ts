import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { careOf } from './care-of.ts';
import { missingOf } from './documents.rules.ts';
import { listDocuments } from './documents.repo.ts';

/** Throws `journeys.documents_missing`, with what is missing, unless everything required is in force. */
export async function refuseMissing(
  tx: Db | Tx,
  deps: Pick<JourneysDeps, 'consents' | 'reference'>,
  journey: JourneyRow,
): Promise<void> {
  const { care } = careOf(deps, await deps.reference(), journey);
  const present = missingOf(care.requires, await listDocuments(tx, journey));
  if (present.length) throw new ProblemError('journeys.documents_missing', { present });
}
