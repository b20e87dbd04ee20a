import { lazy, Suspense } from 'react';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';
import type { RecordViewerProps } from './viewer-props.ts';

const Viewer = lazy(() => import('./record-viewer.tsx').then((file) => ({ default: file.RecordViewer })));

/** Shows a record; what each kind needs loads where it is shown. */
export const RecordViewer = (props: RecordViewerProps) => (
  <Suspense fallback={<LoadShapes tall />}>
    <Viewer {...props} />
  </Suspense>
);
