import { lazy, type ReactNode, Suspense } from 'react';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';

const Summary = lazy(() => import('./health-summary.tsx').then((file) => ({ default: file.HealthSummaryView })));

/** The health summary; few people have documents for it, so it loads where it is opened. */
export const HealthSummaryView = ({ tabs }: { tabs: ReactNode }) => (
  <Suspense fallback={<LoadShapes tall />}>
    <Summary tabs={tabs} />
  </Suspense>
);
