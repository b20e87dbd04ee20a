import { CARD_EFFECTS, type CardEffect, effectOfNumber, spacedNumber, TEST_CARDS } from '../book/test-cards.ts';

/** A sent card form: what the card does, or which fields are wrong. The number itself goes no further than this function. */
export type SentCard = { effect: CardEffect } | { faults: CardFault[]; kept: { expiry: string; name: string } };
export type CardFault = 'number' | 'expiry' | 'code' | 'name';

export function readCard(form: URLSearchParams, now: Date): SentCard {
  const field = (name: string) => (form.get(name) ?? '').trim();
  const effect = effectOfNumber(field('number'));
  const faults: CardFault[] = [
    ...(effect === null ? (['number'] as const) : []),
    ...(isOver(field('expiry'), now) ? (['expiry'] as const) : []),
    ...(/^\d{3,4}$/.test(field('code')) ? [] : (['code'] as const)),
    ...(field('name') === '' ? (['name'] as const) : []),
  ];
  if (effect !== null && !faults.length) return { effect };
  // A name may hold a number by mistake; only what looks like a name goes back into the page.
  const name = /\d{4}/.test(field('name')) ? '' : field('name').slice(0, 100);
  const expiry = /^[\d /]{4,9}$/.test(field('expiry')) ? field('expiry') : '';
  return { faults, kept: { expiry, name } };
}

/** Whether `MM/YY` is no month, or one that is over. */
function isOver(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return true;
  return Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime();
}

/** What the browser itself lets through: a real number is not even sent. Works without script. */
export const NUMBER_PATTERN = CARD_EFFECTS.map((effect) =>
  TEST_CARDS[effect].replaceAll(/(\d{4})(?=\d)/g, '$1[ \\-]?'),
).join('|');

export interface CardValues {
  number: string;
  expiry: string;
  code: string;
  name: string;
}

/** The form filled in with a test card. */
export function valuesOf(effect: CardEffect, now: Date): CardValues {
  const year = String(now.getUTCFullYear() + 3).slice(-2);
  return { number: spacedNumber(effect), expiry: `12/${year}`, code: '123', name: 'Test Card' };
}
