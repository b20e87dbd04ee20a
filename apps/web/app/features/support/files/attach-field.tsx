import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { AttachProps } from './attach-box.tsx';

const AttachBox = lazy(() => import('./attach-box.tsx').then((file) => ({ default: file.AttachBox })));

/** Files of a message; the code loads after the form, which works without it. */
export const AttachField = (props: AttachProps) => (
  <Suspense fallback={<Skeleton height="7rem" />}>
    <AttachBox {...props} />
  </Suspense>
);
