import type { ReactNode } from 'react';

/** A fact of both cities, in their order. */
export interface FactRow {
  key: string;
  label: ReactNode;
  cells: readonly ReactNode[];
}
