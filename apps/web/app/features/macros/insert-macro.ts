import { fillMacro, type Macro, type MacroPlaceholder, type MacroTopic } from '@travesia/contracts/macros';
import { type Locale, LOCALES } from '../../lib/i18n/locale.ts';

/** Who gets the reply, and what its placeholders stand for. */
export interface Receiver {
  name: string;
  language: Locale;
  reference: string;
  clinic: string | null;
}

/** A saved reply in the receiver's language, filled in. */
export interface Inserted {
  text: string;
  /** The language of the text. */
  language: Locale;
  /** Placeholders without a value. */
  missing: MacroPlaceholder[];
}

/** The text of a saved reply: in the receiver's language, otherwise in English or what there is. */
export function macroFor(macro: Macro, { clinic, reference, ...receiver }: Receiver, agent: string): Inserted {
  const language =
    [receiver.language, 'en' as const, ...LOCALES].find((one) => macro.texts[one] !== '') ?? receiver.language;
  const name = receiver.name.split(' ')[0] ?? '';
  return { language, ...fillMacro(macro.texts[language], { name, reference, clinic, agent }) };
}

/** Saved replies that are offered: those of the topic first, narrowed by words. */
export function offeredMacros(macros: readonly Macro[], topic: MacroTopic | null, words: string): Macro[] {
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
