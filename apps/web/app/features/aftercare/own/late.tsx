import { lazy, Suspense } from 'react';

const Due = lazy(() => import('./due-check-in.tsx').then((file) => ({ default: file.DueCheckIn })));

/** On the dashboard: the check-in that a patient should answer now. Its code and texts load for patients who are followed. */
export const DueCheckIn = (props: { journeyId: string }) => (
  <Suspense fallback={null}>
    <Due {...props} />
  </Suspense>
);
