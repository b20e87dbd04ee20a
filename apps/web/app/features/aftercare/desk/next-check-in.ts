import type { CheckInSummary } from '@travesia/contracts/aftercare';

/** The check-in that the patient should answer now, else the next one of the schedule; `checkIns` are by due day. */
export const nextCheckIn = <C extends Pick<CheckInSummary, 'status'>>(checkIns: readonly C[]): C | undefined =>
  checkIns.find(({ status }) => status === 'due') ?? checkIns.find(({ status }) => status === 'planned');
