import type { JourneyDocument } from '@travesia/contracts/journeys';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { logDocumentRead } from './log-document-read.ts';
import { type DocumentIds, findJourneyDocument, readDocument } from '../queries/read-document.ts';

/** A document for whoever may read it; a clinic's read of the text is logged. Throws `journeys.not_found` and `journeys.document_not_found`. */
export async function showDocument(
  deps: JourneysDeps,
  ids: DocumentIds,
  { actor, language }: RequestContext,
): Promise<JourneyDocument> {
  const scope = await ofEverySide(deps.takeSide, actor);
  await logDocumentRead(deps, scope, await findJourneyDocument(deps.database.db, scope, ids));
  return readDocument(deps, scope, ids, language);
}
