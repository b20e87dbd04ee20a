import { lazy, type ComponentProps, Suspense } from 'react';
import type { JoinNow as Shown } from './join-now.tsx';

const Link = lazy(() => import('./join-now.tsx').then((file) => ({ default: file.JoinNow })));

/** `JoinNow`, whose code loads where there is a room. */
export const JoinNow = ({ booking }: ComponentProps<typeof Shown>) =>
  booking.video_room === undefined ? null : (
    <Suspense>
      <Link booking={booking} />
    </Suspense>
  );
