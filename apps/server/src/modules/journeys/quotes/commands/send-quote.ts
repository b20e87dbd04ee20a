import type { Quote, QuoteStep } from '@travesia/contracts/journeys';
import type { ProblemField } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { journeyLifecycle } from '../../journey.lifecycle.ts';
import { ofEverySide, roleOn } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { endQuotes } from '../end-quotes.ts';
import { lockReadableQuote } from '../lock-quote.ts';
import { findReadableQuote, readQuote } from '../queries/read-quote.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { agreedOf, gapsOf, sellingClinicOf } from '../quote-facts.ts';
import { quoteActions } from '../quotes.policy.ts';
import { sentFacts } from '../sent-facts.ts';
import { sealQuote } from '../stored-quote.ts';
import { validUntilOf } from '../valid-until.ts';
import { writeDocument } from '../write-document.ts';

/**
 * Sends a draft: stores what it says for good, with its document. Throws `journeys.not_found`, `journeys.quote_not_found`,
 * `journeys.quote_not_possible`, `journeys.quote_incomplete` with the fields, and `request.stale_version`.
 */
export async function sendQuote(
  deps: JourneysDeps,
  ids: { id: string; quoteId: string },
  { version }: QuoteStep,
  { actor, language }: RequestContext,
): Promise<Quote> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const { db } = deps.database;
  const at = deps.clock.now();
  const reference = await deps.reference();
  const { record, stored, row } = await findReadableQuote(deps, db, scope, ids);
  const clinic = await sellingClinicOf(db, record, at);
  const agreed = row.kind === 'change_order' ? await agreedOf(deps, reference, record) : null;
  const { content } = stored;
  refuseIncomplete(gapsOf(reference, { record, clinic, content, agreed, now: at }));
  const sent = await sentFacts(db, reference, clinic, content);
  const validUntil = validUntilOf(content, at, clinic.timeZone);
  const document = await writeDocument(deps.seal, reference, { record, row, content, sent, agreed, at, validUntil });
  await unitOfWork(deps.database, async (tx) => {
    const locked = await lockReadableQuote(deps, tx, scope, ids);
    if (!quoteActions(scope, locked.record, locked.row, at).includes('send'))
      throw new ProblemError('journeys.quote_not_possible');
    const as = roleOn(scope, record.row);
    await endQuotes(tx, record.row, { actor, at });
    await transition(tx, quoteLifecycle, {
      row: locked.row,
      version,
      action: 'send',
      actor,
      as,
      at,
      set: { ...document, contentSealed: sealQuote(deps.seal, row.id, { content, sent }), validUntil },
    });
    if (row.kind === 'quote')
      await transition(tx, journeyLifecycle, { row: locked.record.row, action: 'quote', actor, as, at });
  });
  return readQuote(deps, scope, ids, language);
}

function refuseIncomplete(gaps: ReturnType<typeof gapsOf>): void {
  const fields = gaps.map(({ path, code }): ProblemField => ({
    path: `content.${path}`,
    code,
    message: 'must be completed',
  }));
  if (fields.length) throw new ProblemError('journeys.quote_incomplete', { fields });
}
