import type { Colleague, Conversation, Message } from '@travesia/contracts/messaging';
import type { ReactNode, RefObject } from 'react';
import type { Desk } from '../desk.ts';

/** What a team has around the field in which a reply is written. */
export interface WritingSlots {
  /** Among the tools below the field. */
  tools: (area: RefObject<HTMLTextAreaElement | null>) => ReactNode;
  /** Sends, after a question if the text looks like one for the team. */
  confirm: (send: () => void) => void;
}

interface Typed {
  content: string;
  proposal: string;
  note: string;
  mode: string;
}

export interface WritingProps {
  desk: Desk;
  conversation: Conversation;
  members: readonly Colleague[];
  messages: readonly Message[];
  typed: Typed;
  change: (typed: Partial<Typed>) => void;
  onNoteAdded: () => Promise<unknown>;
  /** The field for a reply. */
  children: (slots: WritingSlots) => ReactNode;
}
