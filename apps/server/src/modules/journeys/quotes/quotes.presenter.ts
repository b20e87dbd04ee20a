import {
  exceedsVariance,
  type Quote,
  type QuoteContent,
  type QuoteFacts,
  type QuoteQuestion,
  type QuoteSummary,
  quoteTotal,
} from '@travesia/contracts/journeys';
import type { Locale, Money } from '@travesia/contracts/kit';
import { InclusionKey } from '@travesia/contracts/packages';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { Reference } from '../../catalog/index.ts';
import type { JourneyScope } from '../journey-sides.policy.ts';
import { needsSignature } from '../journeys.presenter.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { amountsOf } from './quote-amounts.ts';
import type { QuoteRow } from './quote.lifecycle.ts';
import { mayReadWords, quoteActions } from './quotes.policy.ts';
import type { QuestionRow } from './quotes.repo.ts';
import type { StoredQuote } from './stored-quote.ts';

export const presentQuoteSummary = (row: QuoteRow, openQuestions: number): QuoteSummary => ({
  id: row.id,
  reference: row.reference,
  number: row.number,
  kind: row.kind,
  status: row.status,
  total: { amount: row.totalMinor, currency: row.currency },
  valid_until: row.validUntil?.toISOString() ?? null,
  sent_at: row.sentAt?.toISOString() ?? null,
  decided_at: row.decidedAt?.toISOString() ?? null,
  open_questions: openQuestions,
  version: row.version,
});

export interface QuoteAround {
  reference: Reference;
  language: Locale;
  now: Date;
  seal: Seal;
  record: JourneyRecord;
  questions: readonly QuestionRow[];
  gaps: Quote['gaps'];
  /** Of a change order: what it changes, and the quote that its limit counts from; null for a quote. */
  agreed: QuoteFacts['agreed'];
  first: QuoteContent | null;
  /** Name of who treats, for a draft. */
  clinician: string | null;
}

/** A quote for a reader of its journey. Whoever may not read about the patient's health gets prices, not words. */
export function presentQuote(scope: JourneyScope, row: QuoteRow, stored: StoredQuote, around: QuoteAround): Quote {
  const { reference, language, now, seal, record, questions, gaps, agreed, first, clinician } = around;
  const mayRead = mayReadWords(scope, record);
  const { content, sent } = stored;
  const name = sent?.clinician ?? clinician;
  return {
    ...presentQuoteSummary(row, questions.filter(({ answeredAt }) => answeredAt === null).length),
    journey_id: row.journeyId,
    language: row.language,
    content: mayRead ? content : { ...content, plan: '', reason: '' },
    clinician: content.clinician_id !== null && name !== null ? { id: content.clinician_id, name } : null,
    ...amountsOf(content),
    policy: sent && {
      ...sent.policy,
      name: reference.policies.get(sent.policy.key)?.name[language] ?? sent.policy.key,
    },
    time_zone: sent?.time_zone ?? record.provider.timeZone,
    sha256: row.sha256,
    change: agreed && presentChange(agreed.content, content, first ?? agreed.content),
    questions: mayRead ? questions.map((question) => presentQuestion(seal, question)) : [],
    gaps,
    decline_reason: mayRead && row.declineSealed ? seal.open(row.declineSealed, row.id) : null,
    needs_signature: needsSignature(record),
    booking_id: row.status === 'accepted' ? (record.booking?.id ?? null) : null,
    actions: quoteActions(scope, record, row, now),
  };
}

/** What a change order changes of what was agreed; its limit counts from the quote that was accepted first. */
const presentChange = (agreed: QuoteContent, content: QuoteContent, first: QuoteContent): Quote['change'] => ({
  before: quoteTotal(agreed),
  lines: changedLines(agreed, content),
  over_limit: exceedsVariance(first, content),
});

function changedLines(before: QuoteContent, after: QuoteContent): NonNullable<Quote['change']>['lines'] {
  const amountIn = ({ lines }: QuoteContent, key: string): Money | null =>
    lines.find((line) => line.key === key)?.amount ?? null;
  const keys = new Set([...before.lines, ...after.lines].map(({ key }) => key));
  return [...keys]
    .map((key) => ({ key, before: amountIn(before, key), after: amountIn(after, key) }))
    .filter(({ before: one, after: other }) => one?.amount !== other?.amount);
}

const presentQuestion = (seal: Seal, row: QuestionRow): QuoteQuestion => ({
  id: row.id,
  key: row.key === null ? null : InclusionKey.parse(row.key),
  question: seal.open(row.questionSealed, row.id),
  asked_at: row.askedAt.toISOString(),
  answer: row.answerSealed === null ? null : seal.open(row.answerSealed, row.id),
  answered_at: row.answeredAt?.toISOString() ?? null,
});
