import { lazy, type ReactNode, Suspense } from 'react';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';

const View = lazy(() => import('./links-view.tsx').then((file) => ({ default: file.LinksView })));

/** Links to records; their code and texts load when they are looked at. */
export const LinksView = (props: { tabs: ReactNode }) => (
  <Suspense fallback={<LoadShapes />}>
    <View {...props} />
  </Suspense>
);
