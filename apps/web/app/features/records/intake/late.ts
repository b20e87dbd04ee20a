import { lazy } from 'react';

/**
 * Records for the clinics that a patient asks; its code and texts load with the page that asks. What it stands in waits
 * for it: otherwise clinics could be asked without the records that were chosen before.
 */
export const IntakeRecords = lazy(() =>
  import('./intake-records.tsx').then((file) => ({ default: file.IntakeRecords })),
);
