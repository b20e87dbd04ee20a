import type { ReactNode } from 'react';
import type { Statement } from './group-panels.ts';

/** How statements are read. */
export interface Reading {
  /** Language of the document’s own words, where it is known. */
  lang: string | undefined;
  showsCodes: boolean;
  /** What follows a statement, such as where it comes from; members know their panel. */
  after?: (statement: Statement, panel: Statement | undefined) => ReactNode;
}
