import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useAct } from '../../calls/use-act.ts';
import type { BulkAct, BulkLine, DialogAct, Typed } from './bulk-act.ts';

/** An act, and the rows it is meant for. */
export interface MeantAct<Row, Act = BulkAct<Row>> {
  act: Act;
  rows: readonly Row[];
  /** Number of selected rows it doesn't apply to. */
  left: number;
}

export interface Bulk<Row> {
  busy: boolean;
  /** Key of the act that is being done. */
  doing: string | null;
  /** Why the whole act failed, as a sentence; rows that were refused are in its result. */
  fault: string;
  problem: Problem | null;
  /** The act whose question is open. */
  asking: MeantAct<Row> | null;
  /** Asks first if the act has a question, and leaves the rest to its dialog if it has one. */
  begin: (meant: MeantAct<Row, BulkAct<Row> | DialogAct<Row>>) => void;
  /** Does what was asked about. */
  confirm: (reason: string, typed: Typed) => Promise<boolean | undefined>;
  close: () => void;
}

/**
 * Acts on rows of a list, on several or on one from its menu. `onDone` gets what became of each row, or null if that is
 * unknown.
 */
export function useBulk<Row>(
  onDone: (act: BulkAct<Row>, rows: readonly Row[], lines: readonly BulkLine[] | null) => Promise<void>,
): Bulk<Row> {
  const [asking, setAsking] = useState<MeantAct<Row> | null>(null);
  const { busy, doing, problem, fault, run, forget } = useAct();
  const start = ({ act, rows }: MeantAct<Row>, reason: string, typed: Typed) =>
    run(async () => {
      try {
        await onDone(act, rows, await act.run(rows, reason, typed));
      } catch (error) {
        await onDone(act, rows, null);
        throw error;
      }
    }, act.key);
  return {
    busy,
    doing,
    fault,
    problem,
    asking,
    begin: ({ act, ...meant }) => {
      forget();
      if (act.opens) act.opens(meant.rows);
      else if (act.ask) setAsking({ act, ...meant });
      else void start({ act, ...meant }, '', {});
    },
    confirm: (reason, typed) => (asking ? start(asking, reason, typed) : Promise.resolve(true)),
    close: () => {
      setAsking(null);
      forget();
    },
  };
}
