import type { JourneyDocuments } from '@travesia/contracts/journeys';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { isReviewed, isRunning, ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney } from '../../journeys.repo.ts';
import { careOf } from '../care-of.ts';
import { offersOf } from '../documents.policy.ts';
import { presentDocumentSummary } from '../documents.presenter.ts';
import { countOpenDocumentQuestions, listDocuments } from '../documents.repo.ts';
import { missingOf } from '../documents.rules.ts';

/** Documents of a journey, and why its treatment can't begin yet. Throws `journeys.not_found`. */
export async function listDocumentsQuery(
  deps: JourneysDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<JourneyDocuments> {
  const { db } = deps.database;
  const scope = await ofEverySide(deps.takeSide, actor);
  const [reference, record] = await Promise.all([deps.reference(), findJourney(db, scope, id)]);
  if (!record) throw new ProblemError('journeys.not_found');
  const { row: journey, asked } = record;
  const rows = await listDocuments(db, journey);
  const open = await countOpenDocumentQuestions(
    db,
    rows.map((row) => row.id),
  );
  const kinds = careOf(deps, reference, journey).care.requires;
  return {
    data: rows.map((row) =>
      presentDocumentSummary(scope, row, {
        journey,
        openQuestions: open.get(row.id) ?? 0,
        language,
        seal: deps.seal,
      }),
    ),
    // Before the booking nothing is offered; afterward nothing can be missing.
    missing: isRunning(journey) && isReviewed(journey) ? missingOf(kinds, rows) : [],
    offers: offersOf(scope, journey, { kinds, rows }),
    language: asked.language,
  };
}
