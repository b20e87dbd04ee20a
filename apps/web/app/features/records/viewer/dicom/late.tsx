import { lazy, Suspense } from 'react';
import { LoadShapes } from '../../../../lib/screen/load-state.tsx';
import type { DicomViewerProps } from './types.ts';

const Viewer = lazy(() => import('./ui/dicom-viewer.tsx').then((file) => ({ default: file.DicomViewer })));

/** Shows pictures of DICOM files; the viewer’s code, styles and decoders load where it is shown. */
export const DicomViewer = (props: DicomViewerProps) => (
  <Suspense fallback={<LoadShapes />}>
    <Viewer {...props} />
  </Suspense>
);
