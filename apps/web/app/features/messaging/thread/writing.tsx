import { lazy, Suspense } from 'react';
import { hasTeam } from '../desk.ts';
import type { WritingProps, WritingSlots } from './writing-slots.ts';

const TeamWriting = lazy(() => import('../team/team-writing.tsx'));

const ALONE: WritingSlots = { tools: () => null, confirm: (send) => send() };

/** Where is written: a reply or, for teams, a note too. */
export function Writing(props: WritingProps) {
  const { desk, children } = props;
  if (!hasTeam(desk)) return children(ALONE);
  return (
    <Suspense fallback={<div className="msg-writing-pending">{children(ALONE)}</div>}>
      <TeamWriting {...props} />
    </Suspense>
  );
}
