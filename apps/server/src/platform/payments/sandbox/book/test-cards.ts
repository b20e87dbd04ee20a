import type { PaymentFailure } from '../../gateway.ts';

/** What a test card does. */
export const CARD_EFFECTS = [
  'paid',
  'declined',
  'insufficient_funds',
  'expired_card',
  'authentication',
  'late',
  'never',
  'disputed',
] as const;
export type CardEffect = (typeof CARD_EFFECTS)[number];

/** The only card numbers that the sandbox accepts; no bank issues them. */
export const TEST_CARDS: Readonly<Record<CardEffect, string>> = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  insufficient_funds: '4000000000009995',
  expired_card: '4000000000000069',
  authentication: '4000002500003155',
  late: '4000000000000077',
  never: '4000000000000135',
  disputed: '4000000000000259',
};

/** Why a card that pays nothing fails. */
export const CARD_FAILURES: Partial<Record<CardEffect, PaymentFailure>> = {
  declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
};

/** What the test card with this number does; null for any other number. Spaces and hyphens don't count. */
export function effectOfNumber(number: string): CardEffect | null {
  const digits = number.replaceAll(/[\s-]/g, '');
  return CARD_EFFECTS.find((effect) => TEST_CARDS[effect] === digits) ?? null;
}

/** `4242 4242 4242 4242`. */
export const spacedNumber = (effect: CardEffect): string => TEST_CARDS[effect].replaceAll(/(\d{4})(?=\d)/g, '$1 ');
