import { Outlet } from 'react-router';
import { GivenFailure } from '../../features/records/given/given-failure.tsx';
import { GivenFrame } from '../../features/records/given/given-frame.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';
import type { Route } from './+types/given-layout.ts';

/** Around what somebody was given a link to. */
export default function GivenLayout() {
  return (
    <GivenFrame ribbon={<DemoRibbon />}>
      <Outlet />
    </GivenFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <GivenFrame ribbon={<DemoRibbon />}>
      <GivenFailure error={error} />
    </GivenFrame>
  );
}
