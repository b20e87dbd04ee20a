import type { Locale } from '@travesia/contracts/kit';
import type { UnshownWords } from './shown-text.ts';

/** A piece of running text, in the words of its language. */
export interface Block {
  style: 'title' | 'heading' | 'text' | 'statement' | 'small';
  text: string;
}

/** What is shown of a record. Null: nothing but its line in the index. */
export type Body =
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'picture'; jpeg: Uint8Array }
  | { kind: 'text'; blocks: Block[] };

export interface PackEntry {
  title: string;
  /** Category, date and source, as the index says below the title. */
  about: string;
  /** Why nothing or not everything is included. */
  note: string | null;
  bodies: Body[];
}

/** Everything that a pack says; drawing it knows no words of a language. */
export interface PackParts {
  title: string;
  language: Locale;
  at: string;
  cover: Block[];
  summary: Block[];
  summaryTitle: string;
  indexTitle: string;
  entries: PackEntry[];
  /** `{page}` and `{pages}` stand for numbers. */
  pageOf: string;
  /** With what the cover says if there is something that can’t be shown. */
  unshown: UnshownWords & { note: string };
}

export interface DrawnPack {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
}

/** A PDF taken apart and written anew, so that it can be merged without surprises; or why it can’t be. */
export type PreparedPdf =
  | {
      bytes: Uint8Array<ArrayBuffer>;
      pages: number;
      /** Something that its pages show is missing. */ incomplete: boolean;
    }
  | { refusal: 'locked' | 'broken' };
