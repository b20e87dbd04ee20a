import type { DocumentSignature, JourneyDocument } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { careOf } from '../care-of.ts';
import { openContent, textsOf } from '../document-content.ts';
import { documentLifecycle } from '../document.lifecycle.ts';
import { listDocuments } from '../documents.repo.ts';
import { hasSignedAll, isSameName } from '../documents.rules.ts';
import { lockActableDocument } from '../lock-document.ts';
import { finishStep } from '../../tasks/finish-step.ts';
import { type DocumentIds, readDocument } from '../queries/read-document.ts';

/**
 * Signs the text that was shown. Throws `journeys.not_found`, `journeys.document_not_found`, `journeys.document_not_possible`,
 * `request.stale_version`, `journeys.document_language`, `journeys.document_changed` and `journeys.document_name`.
 */
export async function signDocument(
  deps: JourneysDeps,
  ids: DocumentIds,
  { version, language: readIn, sha256, name, read_seconds: readSeconds }: DocumentSignature,
  { actor, language }: RequestContext,
): Promise<JourneyDocument> {
  const scope = ofPatient(actor);
  const at = deps.clock.now();
  const reference = await deps.reference();
  await unitOfWork(deps.database, async (tx) => {
    const { record, row } = await lockActableDocument(tx, scope, ids, 'sign');
    if (row.version !== version) throw new ProblemError('request.stale_version');
    const text = textsOf(openContent(deps.seal, row) ?? {}).find((one) => one.language === readIn);
    if (!text || !row.languages.includes(readIn)) throw new ProblemError('journeys.document_language');
    if (text.sha256 !== sha256) throw new ProblemError('journeys.document_changed');
    if (!isSameName(name, record.patient)) throw otherName();
    const set = {
      signedAt: at,
      signedLanguage: readIn,
      signedNameSealed: deps.seal.seal(name, row.id),
      sha256,
      readSeconds,
      openedAt: row.openedAt ?? at,
    };
    const action = row.countersigned ? 'sign' : 'agree';
    await transition(tx, documentLifecycle, { row, version, action, actor, as: 'patient', at, set });
    const { care } = careOf(deps, reference, record.row);
    if (hasSignedAll(care.requires, await listDocuments(tx, record.row)))
      await finishStep(tx, record.row, 'consent', at);
  });
  return readDocument(deps, scope, ids, language);
}

const otherName = (): ProblemError =>
  new ProblemError('journeys.document_name', {
    fields: [{ path: 'body.name', code: 'other_name', message: 'must be the full name of the account' }],
  });
