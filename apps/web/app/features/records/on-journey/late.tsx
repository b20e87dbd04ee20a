import { lazy, Suspense } from 'react';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';
import type { NetworkJourneyRecordsProps } from './network-journey-records.tsx';
import type { OwnJourneyRecordsProps } from './own-journey-records.tsx';

const Own = lazy(() => import('./own-journey-records.tsx').then((file) => ({ default: file.OwnJourneyRecords })));
const Desk = lazy(() => import('./desk-journey-records.tsx').then((file) => ({ default: file.DeskJourneyRecords })));
const Network = lazy(() =>
  import('./network-journey-records.tsx').then((file) => ({ default: file.NetworkJourneyRecords })),
);

/** What a patient shares with the clinic of a journey; its code loads where it is shown. */
export const OwnJourneyRecords = (props: OwnJourneyRecordsProps) => (
  <Suspense fallback={<LoadShapes />}>
    <Own {...props} />
  </Suspense>
);

/** What the patient of a journey shares with its clinic, for the clinic’s care staff. */
export const DeskJourneyRecords = (props: { journeyId: string }) => (
  <Suspense fallback={<LoadShapes />}>
    <Desk {...props} />
  </Suspense>
);

/** The same for the organization of the clinic, which reads them in an emergency only. */
export const NetworkJourneyRecords = (props: NetworkJourneyRecordsProps) => (
  <Suspense fallback={<LoadShapes />}>
    <Network {...props} />
  </Suspense>
);
