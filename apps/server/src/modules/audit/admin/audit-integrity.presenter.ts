import type { AuditBreak, AuditFault } from '@travesia/contracts/audit';
import type { ChainFault } from '../../../platform/audit/chain/faults.ts';

/** Presents what is wrong in one or more places of the log. */
export const presentFault = (fault: ChainFault & { accepted: boolean }): AuditFault => ({
  kind: fault.kind,
  number: fault.from,
  until: fault.until,
  entries: fault.entries,
  entry_id: fault.entryId,
  accepted: fault.accepted,
});

/** The same with the time when it was noticed. */
export const presentBreak = (fault: ChainFault & { accepted: boolean; at: Date }): AuditBreak => ({
  ...presentFault(fault),
  at: fault.at.toISOString(),
});
