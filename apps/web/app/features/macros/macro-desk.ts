import type { MacroTopic } from '@travesia/contracts/macros';
import type { archiveMacro, changeMacro, createMacro, listMacros } from '@travesia/contracts/support';

/** The calls of one desk; they differ only in whose replies they are. */
export interface MacroCalls {
  list: typeof listMacros;
  create: typeof createMacro;
  change: typeof changeMacro;
  archive: typeof archiveMacro;
}

/** A desk that has saved replies. */
export interface MacroDesk {
  calls: MacroCalls;
  /** Path of the page of its replies, without language prefix. */
  page: string;
  /** What a reply can be for; empty where everything is of one kind. */
  topics: readonly { value: MacroTopic; label: string }[];
}
