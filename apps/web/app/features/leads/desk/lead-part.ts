import type { LeadRecord } from '@travesia/contracts/leads';
import type { DeskCalls } from './desk-calls.ts';

/** What the parts of a record need to change it. */
export interface LeadPartProps {
  lead: LeadRecord;
  calls: DeskCalls;
  show: (lead: LeadRecord) => void;
  /** Loads the present version, after an act was refused. */
  reload: () => Promise<void>;
}
