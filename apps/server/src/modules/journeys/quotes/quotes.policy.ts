import { quoteMachine, type QuoteAction } from '@travesia/contracts/journeys';
import { nextState } from '@travesia/contracts/kit';
import { journeyActions, type JourneyScope, mayReadHealth, roleOn } from '../journey-sides.policy.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import type { QuoteRow } from './quote.lifecycle.ts';

type On = Pick<JourneyRecord, 'row' | 'booking'>;

/** Drafts are the clinic's own; everything that was sent is read by whoever reads the journey. */
export const mayReadQuote = (
  scope: JourneyScope,
  { row }: Pick<On, 'row'>,
  { status }: Pick<QuoteRow, 'status'>,
): boolean => status !== 'draft' || roleOn(scope, row) !== 'patient';

/** Plans, reasons and questions are about health: the patient and the clinic's own care staff read them. */
export const mayReadWords = (scope: JourneyScope, { row }: Pick<On, 'row'>): boolean => mayReadHealth(scope, row);

/** Whether the clinic's side may write a quote or a change order in this journey now. */
export function mayWrite(scope: JourneyScope, { row, booking }: On, kind: QuoteRow['kind']): boolean {
  const actions = journeyActions(scope, row, booking?.status ?? null);
  return actions.includes(kind === 'quote' ? 'quote' : 'change_quote');
}

/** What a user may do with a quote now. */
export function quoteActions(
  scope: JourneyScope,
  on: On,
  quote: Pick<QuoteRow, 'status' | 'kind' | 'validUntil'>,
  now: Date,
): QuoteAction[] {
  const as = roleOn(scope, on.row);
  const isValid = quote.validUntil === null || now < quote.validUntil;
  if (as === 'patient') {
    const may = (action: 'accept' | 'decline') => nextState(quoteMachine, quote.status, action, as) !== null;
    const isOpen = quote.kind === 'quote' ? on.row.status === 'quoted' : on.booking?.status === 'confirmed';
    if (!isOpen) return [];
    return [
      ...(may('accept') && isValid ? (['accept'] as const) : []),
      ...(may('decline') ? (['decline', 'ask'] as const) : []),
    ];
  }
  if (quote.status === 'draft') return mayWrite(scope, on, quote.kind) ? ['edit', 'send', 'discard'] : [];
  return mayWrite(scope, on, quote.kind) && mayReadWords(scope, on) ? ['answer'] : [];
}
