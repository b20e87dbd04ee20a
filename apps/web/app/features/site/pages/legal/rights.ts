import type { Locale } from '../../../../lib/i18n/locale.ts';
import en from './content/en/rights.json';
import es from './content/es/rights.json';
import pt from './content/pt/rights.json';
import { type Law, MAIN_CITATIONS, MAIN_LAWS, MORE_CITATIONS, MORE_LAWS } from './laws.ts';

interface RightsText {
  id: string;
  heading: string;
  /** One per law, in column order. */
  cells: readonly string[];
}

export interface RightsRow {
  id: string;
  heading: string;
  cells: readonly { text: string; citation: string }[];
}

const TEXTS: Readonly<Record<Locale, { main: readonly RightsText[]; more: readonly RightsText[] }>> = { en, es, pt };

/** A table comparing laws: what each says on a subject, and in which article. */
export function rightsTable(locale: Locale, more: boolean): { laws: readonly Law[]; rows: readonly RightsRow[] } {
  const citations = more ? MORE_CITATIONS : MAIN_CITATIONS;
  const rows = TEXTS[locale][more ? 'more' : 'main'].map(({ id, heading, cells }) => ({
    id,
    heading,
    cells: cells.map((text, index) => ({ text, citation: citations[id]?.[index] ?? '' })),
  }));
  return { laws: more ? MORE_LAWS : MAIN_LAWS, rows };
}
