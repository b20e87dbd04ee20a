import type { Message, MessageList } from '@travesia/contracts/messaging';

/** The loaded end of a conversation: its newest messages without gaps, oldest first. */
export interface ThreadState {
  messages: readonly Message[];
  /** The last change that is in here; the next call asks for what changed since. */
  lastChange: number;
  /** Whether there are messages before the first one here. */
  hasOlder: boolean;
}

type Page = Pick<MessageList, 'data' | 'last_change' | 'has_next'>;

/** Each message once, in its newest version, by its position. */
function joined(known: readonly Message[], more: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    if (!before || before.change <= message.change) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Adds a page: the newest one, or the one before what is known. */
export function withPage(known: ThreadState | null, page: Page): ThreadState {
  const messages = joined(known?.messages ?? [], page.data);
  return {
    messages,
    // Older pages say nothing about what changed in the rest.
    lastChange: known?.lastChange ?? page.last_change,
    hasOlder: page.data.length > 0 && (messages[0]?.seq ?? 1) > 1,
  };
}

/** Applies changes. Those of messages before the loaded ones are left to their own page: they would leave a gap. */
export function withChanges(known: ThreadState, page: Page): ThreadState {
  const first = known.messages[0]?.seq ?? 1;
  const changed = page.data.filter(({ seq }) => seq >= first);
  const last = page.has_next ? Math.max(...page.data.map(({ change }) => change)) : page.last_change;
  return {
    ...known,
    messages: changed.length ? joined(known.messages, changed) : known.messages,
    lastChange: Math.max(known.lastChange, last),
  };
}

/** Adds the answer to an own act. What others did meanwhile is still to be asked for. */
export const withMessage = (known: ThreadState, message: Message): ThreadState => ({
  ...known,
  messages: joined(known.messages, [message]),
});

/** Whether the user’s side still has to read it. */
export const isUnread = ({ is_own_side: isOwn, read_at: at, deleted_at: deleted }: Message): boolean =>
  !isOwn && at === null && deleted === null;

/** The first message that the user’s side has not read; null if there is none. */
export const firstUnread = ({ messages }: ThreadState): Message | null => messages.find(isUnread) ?? null;

/** Whether messages before the loaded ones may be unread too: everything that others wrote here is. */
export function mayHaveOlderUnread({ messages, hasOlder }: ThreadState): boolean {
  const first = messages.find(({ is_own_side: isOwn, deleted_at: deleted }) => !isOwn && deleted === null);
  return hasOlder && first !== undefined && isUnread(first);
}
