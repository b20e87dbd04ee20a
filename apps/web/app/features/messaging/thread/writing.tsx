import type { Conversation, Message, Colleague } from '@travesia/contracts/messaging';
import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import { type Desk, hasTeam } from '../desk.ts';

const TeamWriting = lazy(() => import('../team/team-writing.tsx'));

/** What a team has around the field in which a reply is written. */
export interface WritingSlots {
  /** Among the tools below the field. */
  tools: (area: RefObject<HTMLTextAreaElement | null>) => ReactNode;
  /** Sends, after a question if the text looks like one for the team. */
  confirm: (send: () => void) => void;
}

export interface WritingProps {
  desk: Desk;
  conversation: Conversation;
  members: readonly Colleague[];
  messages: readonly Message[];
  typed: { content: string; note: string; mode: string };
  change: (typed: { content?: string; note?: string; mode?: string }) => void;
  onNoteAdded: () => Promise<unknown>;
  /** The field for a reply. */
  children: (slots: WritingSlots) => ReactNode;
}

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
