import type { JourneyDocument, NewDocument } from '@travesia/contracts/journeys';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide, roleOn } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney, type JourneyRecord, lockJourney } from '../../journeys.repo.ts';
import { careOf } from '../care-of.ts';
import { openContent, ownWords } from '../document-content.ts';
import { offersOf } from '../documents.policy.ts';
import { listDocuments } from '../documents.repo.ts';
import { formOffer, type Offer, offerDocuments } from '../offer-documents.ts';
import { readDocument } from '../queries/read-document.ts';

/** Most documents of a journey. */
const MOST = 40;

/**
 * Offers a form again, or words of the clinic. Throws `journeys.not_found`, `journeys.document_not_possible`,
 * `journeys.document_language`, `journeys.document_not_approved` and `journeys.too_many_documents`.
 */
export async function offerDocument(
  deps: JourneysDeps,
  id: string,
  body: NewDocument,
  { actor, language }: RequestContext,
): Promise<JourneyDocument> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  const documentId = await unitOfWork(deps.database, async (tx) => {
    const journey = await lockJourney(tx, scope, id);
    const record = journey && (await findJourney(tx, scope, id));
    if (!record) throw new ProblemError('journeys.not_found');
    const rows = await listDocuments(tx, journey);
    const kinds = careOf(deps, await deps.reference(), journey).care.requires;
    if (!offersOf(scope, journey, { kinds, rows }).includes(body.kind))
      throw new ProblemError('journeys.document_not_possible');
    if (rows.length >= MOST) throw new ProblemError('journeys.too_many_documents');
    const offer = await offerOf(deps, tx, record, body);
    const [made] = await offerDocuments(tx, deps, journey, [offer], { actor, as: roleOn(scope, journey), at });
    if (!made) throw new Error('nothing was offered');
    return made.id;
  });
  return readDocument(deps, scope, { id, documentId }, language);
}

async function offerOf(deps: JourneysDeps, tx: Tx, record: JourneyRecord, body: NewDocument): Promise<Offer> {
  if (body.kind === 'other') {
    if (body.language !== record.asked.language) throw new ProblemError('journeys.document_language');
    if (!body.approved_by_person) throw new ProblemError('journeys.document_not_approved');
    return {
      kind: 'other',
      required: body.required,
      countersigned: false,
      formVersion: null,
      languages: [body.language],
      content: ownWords(body.language, body.title, body.text),
    };
  }
  const offer = await formOffer(deps, record, body.kind);
  if (body.kind !== 'surgeon_change') return offer;
  // Who was agreed first is in what the patient refused.
  const last = (await listDocuments(tx, record.row)).findLast(({ kind }) => kind === 'surgeon_change');
  return { ...offer, content: (last && openContent(deps.seal, last)) ?? offer.content };
}
