import { ProblemError } from '../problem-error.ts';
import type { Flagged } from './sight.ts';

/** A row, or nothing where it belongs to the demo and that is off: its people and tokens are known to everybody. */
export const whileDemo = <T extends Flagged>(isOn: boolean, row: T | null | undefined): T | undefined =>
  row && (isOn || !row.demo) ? row : undefined;

/** Throws `request.not_found`: while the demo is off its own calls are not there either. */
export function refuseWhileOff(isOn: boolean): void {
  if (!isOn) throw new ProblemError('request.not_found');
}

/** Whether anybody answers what visitors send in; in a demonstration nobody does, and receipts and mails say so. */
export const isAnswered = (isOn: boolean): boolean => !isOn;
