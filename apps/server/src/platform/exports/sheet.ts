/** A line of an account: what it is, more about it, and how much. */
export interface SheetRow {
  label: string;
  note?: string | undefined;
  amount: string;
  /** A sum. */
  strong?: boolean;
}

/** What a printed document says, in the words of its language; `draw-sheet.ts` puts it on paper. */
export interface Sheet {
  title: string;
  number: string;
  /** The most important line, below the title. */
  lead: string;
  /** Between whom it is, side by side: a label and its lines. */
  parties: readonly { label: string; lines: readonly string[] }[];
  facts: readonly (readonly [string, string])[];
  /** Running text, before the tables; a heading is null where there is none. */
  sections?: readonly { heading: string | null; paragraphs: readonly string[] }[];
  tables: readonly { heading: string; rows: readonly SheetRow[] }[];
  notes: readonly string[];
  /** What stands at the foot of each page, before its number. */
  foot: string;
  page: (page: number, pages: number) => string;
}
