import type { Problem } from '@travesia/contracts/kit';
import type { ReactNode } from 'react';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { failureOf } from '../../calls/failure-of.ts';

/** What became of one row. */
export interface BulkLine {
  id: string;
  /** Why nothing was done; null if it was. */
  problem: (Pick<Problem, 'code'> & Partial<Problem>) | null;
  /** Takes back what was done; offered for a moment. */
  undo?: () => Promise<unknown>;
}

/** What is typed into a question's own fields, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** Fields of a question. */
export interface BulkFields {
  /** Initial values. */
  start: Typed;
  /** Fields of `typed-fields.tsx`. */
  inputs: ReactNode;
}

/** What is asked before an act that can't easily be undone, or that needs more than a click. */
export interface BulkQuestion<Row = never> {
  /** Identifies the act, so that a typed reason survives a reload. */
  place: string;
  title: (count: number) => string;
  /** The consequences. */
  explain: string;
  reason: 'none' | 'optional' | 'required';
  isDangerous?: boolean;
  /** What else is asked; the act gets what was typed. */
  fields?: (rows: readonly Row[]) => BulkFields;
}

interface NamedAct<Row> {
  key: string;
  /** “Suspend”. */
  name: string;
  icon: IconName;
  /** Whether it applies to a row. */
  fits: (row: Row) => boolean;
}

/** An act that has a dialog of its own, which also says what became of the rows. */
export interface DialogAct<Row> extends NamedAct<Row> {
  opens: (rows: readonly Row[]) => void;
  ask?: undefined;
}

/** An act on rows of a list: on those that are selected, or on one from its menu. */
export interface BulkAct<Row> extends NamedAct<Row> {
  opens?: undefined;
  /** Without it, the act is done at once. */
  ask?: BulkQuestion<Row>;
  run: (rows: readonly Row[], reason: string, typed?: Typed) => Promise<readonly BulkLine[]>;
}

const AT_ONCE = 3;

/**
 * Does something to each row on its own and says what became of it. The first row goes ahead: if users are asked to
 * confirm who they are, they are asked once. `undoOf` is how to take one back, if that is possible.
 */
export const eachOf =
  <Row extends { id: string }, Answer = unknown>(
    act: (row: Row, reason: string) => Promise<Answer>,
    undoOf?: (answer: Answer, row: Row) => BulkLine['undo'],
  ) =>
  async (rows: readonly Row[], reason: string): Promise<BulkLine[]> => {
    const one = async (row: Row): Promise<BulkLine> => {
      try {
        const answer = await act(row, reason);
        const undo = undoOf?.(answer, row);
        return { id: row.id, problem: null, ...(undo ? { undo } : {}) };
      } catch (error) {
        return { id: row.id, problem: failureOf(error) };
      }
    };
    const lines = await Promise.all(rows.slice(0, 1).map(one));
    for (let at = 1; at < rows.length; at += AT_ONCE)
      lines.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map(one))));
    return lines;
  };
