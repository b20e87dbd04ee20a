import { lazy, Suspense } from 'react';
import type { ShareDialogProps } from './share-dialog-props.ts';

const Dialog = lazy(() => import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog })));

/** Shares records with the clinic of a journey; its code and texts load when it is opened. */
export const ShareDialog = (props: ShareDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
