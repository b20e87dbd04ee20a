import { ProblemError } from '../problem-error.ts';
import type { Flagged } from './sight.ts';

/** Returns a row, or nothing if it belongs to the demo while that is off: its users and tokens are public. */
export const whileDemo = <T extends Flagged>(isOn: boolean, row: T | null | undefined): T | undefined =>
  row && (isOn || !row.demo) ? row : undefined;

/** Throws `request.not_found`: while the demo is off, its endpoints don't exist. */
export function refuseWhileOff(isOn: boolean): void {
  if (!isOn) throw new ProblemError('request.not_found');
}

/** Whether visitors' requests are answered; in a demo they are not, and receipts and emails say so. */
export const isAnswered = (isOn: boolean): boolean => !isOn;
