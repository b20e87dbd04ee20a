import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { TrendsOf } from './trends-section.tsx';

const TrendsSection = lazy(() => import('./trends-section.tsx').then((file) => ({ default: file.TrendsSection })));

interface TrendsPartProps {
  /** Whose counts. */
  of: TrendsOf;
  /** Replaces the start of links, where a list has another address. */
  links?: { from: string; to: string };
  /** Adds a table of all counts, each with its definition. */
  explains?: boolean;
}

/** Charts over time on a dashboard or report; their code loads after the rest. */
export const TrendsPart = (props: TrendsPartProps) => (
  // In a report something follows: it waits outside the window, so that it is not seen moving.
  <Suspense fallback={<Skeleton height={props.explains ? '100vh' : '20rem'} />}>
    <TrendsSection {...props} />
  </Suspense>
);
