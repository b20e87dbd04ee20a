import type { RecordFile } from '@travesia/contracts/records';
import { lazy, Suspense } from 'react';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';
import type { ReadFile } from './viewer-props.ts';

const PdfViewer = lazy(() => import('./pdf/pdf-viewer.tsx').then((file) => ({ default: file.PdfViewer })));
const ImageViewer = lazy(() => import('./image/image-viewer.tsx').then((file) => ({ default: file.ImageViewer })));

/** A PDF or a picture. */
export function OneFile({ file: { id, name, media_type: type }, read }: { file: RecordFile; read: ReadFile }) {
  const { data, problem, reload } = useLoad(['record-file', id], (signal) => read(id, signal));
  if (problem) return <FailedLoad problem={problem} retry={reload} />;
  if (!data) return <LoadShapes tall />;
  return (
    <Suspense fallback={<LoadShapes tall />}>
      {type === 'application/pdf' ? (
        <PdfViewer content={data} name={name} />
      ) : (
        <ImageViewer content={data} name={name} />
      )}
    </Suspense>
  );
}
