import { recordShareMachine, SHARE_DAYS_MAX } from '@travesia/contracts/records';
import { nextState, statesTagged } from '@travesia/contracts/kit';
import { isUntreated, type JourneyRow, type JourneyScope, mayReadHealth } from '../../journeys/index.ts';
import type { RecordShareRow } from './record-share.lifecycle.ts';

const DAY_MS = 24 * 3_600_000;

/** Whether records can be shared with the clinic of a journey until this day. */
export const mayShareUntil = (journey: Pick<JourneyRow, 'status'>, until: Date, now: Date): boolean =>
  !isUntreated(journey) && until > now && until.getTime() <= now.getTime() + SHARE_DAYS_MAX * DAY_MS;

const READS: readonly string[] = statesTagged(recordShareMachine, 'reads');

/** Whether a share still lets the clinic read. A timer ends it too, but may be late. */
export const stillReads = ({ status, expiresAt }: Pick<RecordShareRow, 'status' | 'expiresAt'>, now: Date): boolean =>
  READS.includes(status) && expiresAt > now;

/** What the patient may do with a share now. */
export const shareActions = ({ status }: Pick<RecordShareRow, 'status'>): 'revoke'[] =>
  nextState(recordShareMachine, status, 'revoke', 'patient') === null ? [] : ['revoke'];

/** Who reads what is shared with a journey: its patient, and the clinic's own care staff. */
export const readsRecordsOf = (scope: JourneyScope, journey: Pick<JourneyRow, 'patientId'>): boolean =>
  mayReadHealth(scope, journey);
