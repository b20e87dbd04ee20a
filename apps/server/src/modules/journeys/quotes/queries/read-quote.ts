import type { Quote } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import type { Db } from '../../../../platform/db/database.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findSellingClinic } from '../../../packages/index.ts';
import { type JourneyScope, ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney, type JourneyRecord } from '../../journeys.repo.ts';
import type { QuoteRow } from '../quote.lifecycle.ts';
import { agreedOf, gapsOf } from '../quote-facts.ts';
import { mayReadQuote } from '../quotes.policy.ts';
import { presentQuote } from '../quotes.presenter.ts';
import { findFirstAgreed, findQuote, listQuestions } from '../quotes.repo.ts';
import { openQuote, type StoredQuote } from '../stored-quote.ts';

/** A quote with its journey, as the reader may see them. */
export interface ReadableQuote {
  record: JourneyRecord;
  row: QuoteRow;
  stored: StoredQuote;
}

/** Throws `journeys.not_found` and `journeys.quote_not_found`. */
export async function findReadableQuote(
  { seal }: Pick<JourneysDeps, 'seal'>,
  db: Db,
  scope: JourneyScope,
  { id, quoteId }: { id: string; quoteId: string },
): Promise<ReadableQuote> {
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const row = await findQuote(db, record.row, quoteId);
  const stored = row && mayReadQuote(scope, record, row) ? openQuote(seal, row) : null;
  if (!row || !stored) throw new ProblemError('journeys.quote_not_found');
  return { record, row, stored };
}

/** A quote within a scope. Throws `journeys.not_found` and `journeys.quote_not_found`. */
export async function readQuote(
  deps: JourneysDeps,
  scope: JourneyScope,
  ids: { id: string; quoteId: string },
  language: Locale,
): Promise<Quote> {
  const { db } = deps.database;
  const [reference, found] = await Promise.all([deps.reference(), findReadableQuote(deps, db, scope, ids)]);
  return showQuote(deps, scope, found, { reference, language });
}

/** The same, of what was found already. */
export async function showQuote(
  deps: JourneysDeps,
  scope: JourneyScope,
  { record, row, stored }: ReadableQuote,
  { reference, language }: { reference: Awaited<ReturnType<JourneysDeps['reference']>>; language: Locale },
): Promise<Quote> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const isChange = row.kind === 'change_order';
  const [questions, agreed, firstRow, clinic] = await Promise.all([
    listQuestions(db, row.id),
    isChange ? agreedOf(deps, reference, record) : null,
    isChange ? findFirstAgreed(db, record.row.id) : null,
    row.status === 'draft' ? findSellingClinic(db, record.row.providerId, now) : undefined,
  ]);
  const { content } = stored;
  return presentQuote(scope, row, stored, {
    reference,
    language,
    now,
    seal: deps.seal,
    record,
    questions,
    gaps: clinic ? gapsOf(reference, { record, clinic, content, agreed, now }) : [],
    agreed,
    first: firstRow ? (openQuote(deps.seal, firstRow)?.content ?? null) : (agreed?.content ?? null),
    clinician: clinic?.clinicians.find(({ id }) => id === content.clinician_id)?.name ?? null,
  });
}

/** A quote for whoever may read it. */
export const getQuoteQuery = async (
  deps: JourneysDeps,
  ids: { id: string; quoteId: string },
  { actor, language }: RequestContext,
): Promise<Quote> => readQuote(deps, await ofEverySide(deps.takeSide, actor), ids, language);
