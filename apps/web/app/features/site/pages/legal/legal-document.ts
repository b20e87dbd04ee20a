/** Legal pages by path. */
export const LEGAL_PAGES = ['privacy', 'terms', 'hipaa'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export interface LegalTableText {
  caption: string;
  columns: readonly string[];
  /** Cells in column order; the first is the row's head. */
  rows: readonly (readonly string[])[];
}

/**
 * Exactly one of: a paragraph, bullet points, a table, or a part filled in by the page. Texts contain marks; see inline-marks.ts.
 */
export interface LegalBlock {
  text?: string | undefined;
  list?: readonly string[] | undefined;
  table?: LegalTableText | undefined;
  /** `operator`: who runs this installation. `law`: which law applies. `rights`, `more-rights`: the tables of laws. */
  part?: string | undefined;
}

export interface LegalSection {
  /** Anchor, the same in every language. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

export interface LegalChange {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  text: string;
}

/** One page in one language, as stored in `content/<language>/<page>.json`. */
export interface LegalDocument {
  title: string;
  description: string;
  lead: string;
  /** A short summary; it explains the sections and does not replace them. */
  summary: readonly string[];
  sections: readonly LegalSection[];
  /** Newest first. */
  changes: readonly LegalChange[];
}
