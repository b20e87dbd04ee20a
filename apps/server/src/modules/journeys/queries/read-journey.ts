import { type Journey, type JourneyAnswers, journeyMachine } from '@travesia/contracts/journeys';
import { type Locale, nextState } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listChanges } from '../../../platform/transition/history.repo.ts';
import type { Reference } from '../../catalog/index.ts';
import { assessCase } from '../cases/assess-case.ts';
import { openAnswers } from '../cases/sealed-answers.ts';
import { healedFrom } from '../templates/healed-from.ts';
import { type JourneyScope, mayReadHealth, roleOn } from '../journey-sides.policy.ts';
import { journeyLifecycle } from '../journey.lifecycle.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import {
  openEndNote,
  presentEvents,
  presentFlags,
  presentJourneyBooking,
  presentJourneySummary,
  presentReview,
} from '../journeys.presenter.ts';
import { findAsked, findJourney, type JourneyRecord } from '../journeys.repo.ts';
import { mayReadQuote } from '../quotes/quotes.policy.ts';
import { presentQuoteSummary } from '../quotes/quotes.presenter.ts';
import { countOpenQuestions, listQuotesOf } from '../quotes/quotes.repo.ts';
import { listReviews } from '../reviews/reviews.repo.ts';

/** A journey within a scope. Throws `journeys.not_found`. */
export async function readJourney(
  deps: JourneysDeps,
  scope: JourneyScope,
  id: string,
  language: Locale,
): Promise<Journey> {
  const { db } = deps.database;
  const [reference, record] = await Promise.all([deps.reference(), findJourney(db, scope, id)]);
  if (!record) throw new ProblemError('journeys.not_found');
  const { row } = record;
  const mayRead = mayReadHealth(scope, row);
  const [changes, reviews, quotes, answers] = await Promise.all([
    listChanges(db, journeyLifecycle, row.id),
    listReviews(db, row.id),
    listQuotesOf(db, [row.id]),
    mayRead ? readAnswers(deps, reference, { scope, record, language }) : null,
  ]);
  const readable = quotes.filter((quote) => mayReadQuote(scope, record, quote));
  const open = await countOpenQuestions(
    db,
    readable.map((quote) => quote.id),
  );
  return {
    ...presentJourneySummary(scope, record, reference, language),
    language: record.asked.language,
    answers,
    reviews: reviews.map((review) => presentReview(deps.seal, review, mayRead)),
    events: presentEvents(changes, mayRead ? openEndNote(deps.seal, row) : null),
    quotes: readable.map((quote) => presentQuoteSummary(quote, open.get(quote.id) ?? 0)),
    booking: presentJourneyBooking(record.booking),
    second_trip: presentSecondTrip(reference, record),
    offers_on: row.consents.some(({ purpose }) => purpose === 'offer_on'),
  };
}

/** A second trip is spoken of once the first one is over. */
function presentSecondTrip(reference: Reference, record: JourneyRecord): Journey['second_trip'] {
  const { status, trip, trips } = record.row;
  const isAhead = trip < trips && nextState(journeyMachine, status, 'return', 'patient') !== null;
  const from = isAhead || trip === 2 ? healedFrom(reference, record) : null;
  if (from === null) return null;
  const { clinicianId: id = null, clinician: name = null } = record.booking ?? {};
  return { from, clinician: id && name ? { id, name } : null, booking: presentJourneyBooking(record.returning) };
}

async function readAnswers(
  deps: JourneysDeps,
  reference: Reference,
  { scope, record, language }: { scope: JourneyScope; record: JourneyRecord; language: Locale },
): Promise<JourneyAnswers | null> {
  const asked = await findAsked(deps.database.db, record.row);
  if (!asked) return null;
  const answers = openAnswers(deps.seal, asked);
  const { completeness, flags } = assessCase(deps, reference, { ...asked, answers });
  return {
    sections: asked.sections,
    answers,
    faults: completeness.faults,
    flags: roleOn(scope, record.row) === 'patient' ? null : presentFlags(flags, language),
    revision: asked.revision,
    language: asked.language,
  };
}
