import { lazy, Suspense } from 'react';
import type { AttachRecordsProps } from './attach-records.tsx';

const Dialog = lazy(() => import('./attach-records.tsx').then((file) => ({ default: file.AttachRecords })));

/** Chooses records of the vault to send; its code and texts load when it is opened. */
export const AttachRecords = (props: AttachRecordsProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
