import { recordLinkMachine } from '@travesia/contracts/records';
import { nextState, statesTagged } from '@travesia/contracts/kit';
import type { RecordLinkRow } from './record-link.lifecycle.ts';

const READS: readonly string[] = statesTagged(recordLinkMachine, 'reads');

/** Whether something can still be read with a link. A timer ends it too, but may be late. */
export const linkReads = ({ status, expiresAt }: Pick<RecordLinkRow, 'status' | 'expiresAt'>, now: Date): boolean =>
  READS.includes(status) && expiresAt > now;

/** What the patient may do with a link now. */
export const linkActions = ({ status }: Pick<RecordLinkRow, 'status'>): 'revoke'[] =>
  nextState(recordLinkMachine, status, 'revoke', 'patient') === null ? [] : ['revoke'];
