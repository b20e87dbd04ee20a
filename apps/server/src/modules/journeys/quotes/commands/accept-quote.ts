import type { Journey, QuoteAcceptance } from '@travesia/contracts/journeys';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { bookAgreedTime } from '../../../bookings/index.ts';
import { journeyLifecycle } from '../../journey.lifecycle.ts';
import { type JourneyScope, ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { refuseUnsigned } from '../../journeys.presenter.ts';
import { readJourney } from '../../queries/read-journey.ts';
import { termsOf } from '../agreed-terms.ts';
import { changePrice, tripsOf } from '../change-price.ts';
import { closeOthers } from '../close-others.ts';
import { lockReadableQuote } from '../lock-quote.ts';
import { findReadableQuote, type ReadableQuote } from '../queries/read-quote.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { quoteActions } from '../quotes.policy.ts';

/**
 * Accepts a quote, which books its time, or a change order, which changes the price of that booking. Throws `journeys.not_found`,
 * `journeys.quote_not_found`, `journeys.quote_not_possible`, `journeys.quote_expired`, `journeys.quote_changed`,
 * `journeys.signature_missing`, `request.stale_version`, what `bookAgreedTime` throws, and `request.invalid` without a time.
 */
export async function acceptQuote(
  deps: JourneysDeps,
  ids: { id: string; quoteId: string },
  acceptance: QuoteAcceptance,
  request: RequestContext,
): Promise<Journey> {
  const { actor, language } = request;
  const scope = ofPatient(actor);
  const found = await findReadableQuote(deps, deps.database.db, scope, ids);
  const { record, row, stored } = found;
  const at = deps.clock.now();
  const accept = async (tx: Tx): Promise<ReadableQuote> => {
    const locked = await lockReadableQuote(deps, tx, scope, ids);
    refuse(scope, locked, acceptance, at);
    await transition(tx, quoteLifecycle, { row: locked.row, action: 'accept', actor, as: 'patient', at });
    return locked;
  };
  if (row.kind === 'change_order') {
    await unitOfWork(deps.database, async (tx) => changePrice(tx, await accept(tx), at));
    return readJourney(deps, scope, ids.id, language);
  }
  const { time } = acceptance;
  if (!time) throw timeMissing();
  const terms = termsOf(stored, at);
  const { clinician_id: clinicianId } = stored.content;
  if (!terms || clinicianId === null) throw new ProblemError('journeys.quote_not_possible');
  const { providerId: clinicId, treatment, packageId } = record.row;
  const { starts_at: startsAt, ...day } = time;
  const agreed = {
    journeyId: ids.id,
    trip: 1,
    clinicId,
    treatment,
    packageId,
    clinicianId,
    terms,
    ...day,
    startsAt,
  } as const;
  await bookAgreedTime(deps.bookings, agreed, request, async (tx) => {
    const locked = await accept(tx);
    const moved = await transition(tx, journeyLifecycle, {
      row: locked.record.row,
      action: 'accept',
      actor,
      as: 'patient',
      at,
      set: { trips: tripsOf(stored) },
    });
    await closeOthers(tx, deps.seal, moved, { actor, at, language: record.asked.language });
  });
  return readJourney(deps, scope, ids.id, language);
}

function refuse(
  scope: JourneyScope,
  { record, row }: ReadableQuote,
  { version, sha256 }: QuoteAcceptance,
  at: Date,
): void {
  if (row.status === 'sent' && row.validUntil && at >= row.validUntil) throw new ProblemError('journeys.quote_expired');
  if (!quoteActions(scope, record, row, at).includes('accept')) throw new ProblemError('journeys.quote_not_possible');
  if (row.version !== version) throw new ProblemError('request.stale_version');
  if (row.sha256 !== sha256) throw new ProblemError('journeys.quote_changed');
  if (row.kind === 'quote') refuseUnsigned(record);
}

const timeMissing = (): ProblemError =>
  new ProblemError('request.invalid', {
    detail: 'body.time: must be given',
    fields: [{ path: 'body.time', code: 'required', message: 'must be given' }],
  });
