/** Pages of rules, by their path. */
export const LEGAL_PAGES = ['privacy', 'terms', 'hipaa'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export interface LegalTableText {
  caption: string;
  columns: readonly string[];
  /** Cells in the order of the columns; the first heads its row. */
  rows: readonly (readonly string[])[];
}

/** One of the four: a paragraph, points, a table, or a part that the page fills in. Texts hold marks; see inline-marks.ts. */
export interface LegalBlock {
  text?: string | undefined;
  list?: readonly string[] | undefined;
  table?: LegalTableText | undefined;
  /** `operator`: who runs this. `law`: whose law applies. `rights`, `more-rights`: the tables of laws. */
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

/** One page in one language, as `content/<language>/<page>.json` holds it. */
export interface LegalDocument {
  title: string;
  description: string;
  lead: string;
  /** The page in a few sentences; it explains the sections and does not replace them. */
  summary: readonly string[];
  sections: readonly LegalSection[];
  /** Newest first. */
  changes: readonly LegalChange[];
}
