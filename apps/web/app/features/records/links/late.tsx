import { lazy, type ReactNode, Suspense } from 'react';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';
import type { ShareByLinkProps } from './share-by-link.tsx';

const Share = lazy(() => import('./share-by-link.tsx').then((file) => ({ default: file.ShareByLink })));
const View = lazy(() => import('./links-view.tsx').then((file) => ({ default: file.LinksView })));

/** Links to records; their code and texts load when they are looked at. */
export const LinksView = (props: { tabs: ReactNode }) => (
  <Suspense fallback={<LoadShapes />}>
    <View {...props} />
  </Suspense>
);

/** Makes a link to chosen records. */
export const ShareByLink = (props: ShareByLinkProps) => (
  <Suspense fallback={null}>
    <Share {...props} />
  </Suspense>
);
