import { type AdminTicket, fillMacro, type Macro, type MacroPlaceholder } from '@travesia/contracts/support';
import { type Locale, LOCALES } from '../../../../lib/i18n/locale.ts';

/** A saved reply in the receiver's language, filled in. */
export interface Inserted {
  text: string;
  /** The language of the text. */
  language: Locale;
  /** Placeholders without a value. */
  missing: MacroPlaceholder[];
}

/** The text of a saved reply for a ticket: in the receiver's language, otherwise in English or what there is. */
export function macroFor(macro: Macro, ticket: AdminTicket, agent: string): Inserted {
  const { requester, reference } = ticket;
  const language =
    [requester.language, 'en' as const, ...LOCALES].find((one) => macro.texts[one] !== '') ?? requester.language;
  const name = requester.name.split(' ')[0] ?? '';
  return { language, ...fillMacro(macro.texts[language], { name, reference, clinic: requester.place, agent }) };
}

/** Saved replies that are offered for a ticket: those of its topic first, narrowed by words. */
export function offeredMacros(macros: readonly Macro[], { topic }: Pick<AdminTicket, 'topic'>, words: string): Macro[] {
  const found = words.trim().toLowerCase();
  const rank = (macro: Macro) => (macro.topic === topic ? 0 : macro.topic === null ? 1 : 2);
  return macros
    .filter(({ archived }) => !archived)
    .filter(({ name, texts }) => `${name} ${Object.values(texts).join(' ')}`.toLowerCase().includes(found))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** A text with another inserted at the cursor, and where the cursor is then. */
export function insertAt(
  text: string,
  inserted: string,
  { start, end }: { start: number; end: number },
): { text: string; cursor: number } {
  return { text: `${text.slice(0, start)}${inserted}${text.slice(end)}`, cursor: start + inserted.length };
}
