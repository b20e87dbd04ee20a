import type { ClaimAction, ClaimStep } from '@travesia/contracts/aftercare';
import type { ClaimRow } from './claim.lifecycle.ts';
import { invalidField } from './invalid-field.ts';

/** What says nothing without words. */
const NEEDS_TEXT: readonly ClaimAction[] = ['answer', 'propose', 'decide', 'appeal', 'decide_appeal'];

const missing = (path: string) => invalidField(path, 'required', 'must be given');

type Amounts = Partial<Pick<ClaimRow, 'proposedMinor' | 'outcome' | 'decidedMinor'>>;

/**
 * What a step changes of a claim besides its state. Throws `request.invalid` for missing words, a missing outcome, and an amount that is missing
 * or more than what was claimed.
 */
export function amountsOf(
  { claimedMinor }: Pick<ClaimRow, 'claimedMinor'>,
  { action, text, amount, outcome }: Pick<ClaimStep, 'action' | 'text' | 'amount' | 'outcome'>,
): Amounts {
  if (NEEDS_TEXT.includes(action) && !text) throw missing('text');
  if (action === 'propose') {
    if (claimedMinor !== null && amount === undefined) throw missing('amount');
    if (claimedMinor !== null && amount !== undefined && amount > claimedMinor)
      throw invalidField('amount', 'out_of_range', 'must not be more than what was claimed');
    return { proposedMinor: amount ?? null };
  }
  if (action !== 'decide' && action !== 'decide_appeal') return {};
  if (outcome === undefined) throw missing('outcome');
  return { outcome, decidedMinor: grantedOf(claimedMinor, outcome, amount) };
}

function grantedOf(
  claimed: number | null,
  outcome: NonNullable<ClaimRow['outcome']>,
  amount: number | undefined,
): number | null {
  if (outcome === 'rejected') return claimed === null ? null : 0;
  if (claimed === null) return amount ?? null;
  if (outcome === 'granted') return claimed;
  if (amount === undefined) throw missing('amount');
  if (amount < 1 || amount >= claimed)
    throw invalidField('amount', 'out_of_range', 'must be a part of what was claimed');
  return amount;
}
