import { AUDIT_FAULTS } from '@travesia/contracts/audit';
import type { AuditFacts } from '../audit.tables.ts';

/**
 * What can be wrong with the log. `entry_inserted`: an entry our code did not write, or that is not part of the chain. `link_missing`: entries
 * are gone with their places. `link_changed`: an entry is genuine, but its place in the chain is not. `head_changed`: the signed length
 * doesn't match the chain. `entry_newer`: a newer release wrote it, and only that can verify it.
 */
export type FaultKind = (typeof AUDIT_FAULTS)[number];

/** Consecutive places of the chain with the same fault; places are null for entries outside it. */
export interface ChainFault {
  kind: FaultKind;
  from: number | null;
  until: number | null;
  /** The first entry, if it exists. */
  entryId: string | null;
  entries: number;
}

/** A fault at one place, or at consecutive ones. */
export const faultAt = (
  kind: FaultKind,
  from: number,
  until: number = from,
  entryId: string | null = null,
): ChainFault => ({ kind, from, until, entryId, entries: until - from + 1 });

/** Entries outside the chain, or removed before they were sealed. */
export const faultOutside = (kind: FaultKind, entryId: string, entries: number): ChainFault => ({
  kind,
  from: null,
  until: null,
  entryId,
  entries,
});

/** Adds a fault, or extends the last one by the next place. */
export function addFault(faults: ChainFault[], fault: ChainFault): void {
  const last = faults.at(-1);
  if (last && last.kind === fault.kind && last.until !== null && fault.from === last.until + 1) {
    faults[faults.length - 1] = { ...last, until: fault.until, entries: last.entries + fault.entries };
  } else faults.push(fault);
}

/** How an entry about the log names a fault. */
export const factsOf = ({ kind, from, until, entryId, entries }: ChainFault): AuditFacts => ({
  fault: kind,
  number: from,
  until_number: until,
  entries,
  entry_id: entryId,
});

/** Reads a fault back from such an entry. */
export function faultOf(facts: AuditFacts): ChainFault | null {
  const kind = AUDIT_FAULTS.find((one) => one === facts['fault']);
  if (!kind) return null;
  const { number, until_number: until, entry_id: entryId, entries } = facts;
  return {
    kind,
    from: typeof number === 'number' ? number : null,
    until: typeof until === 'number' ? until : null,
    entryId: typeof entryId === 'string' ? entryId : null,
    entries: typeof entries === 'number' ? entries : 1,
  };
}

/** Identifies a fault in the entry by which an operator accepts it. */
export const keyOf = ({ kind, from, until, entryId, entries }: ChainFault): string =>
  from === null ? `${kind}:${entryId}+${entries}` : `${kind}:${from}-${until}`;

/** Whether all places of a fault are in another. */
export const covers = (wide: ChainFault, { from, until }: ChainFault): boolean =>
  wide.from !== null &&
  wide.until !== null &&
  from !== null &&
  until !== null &&
  wide.from <= from &&
  until <= wide.until;
