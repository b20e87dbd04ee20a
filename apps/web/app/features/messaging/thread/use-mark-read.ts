import { markRead, type Message } from '@travesia/contracts/messaging';
import { type RefObject, useEffect, useRef } from 'react';
import { sayChanged } from '../../../lib/session/on-change.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { isUnread } from '../data/thread-state.ts';

const LOOK_MS = 250;
/** How long a message has to be in sight to count as read. */
const READING_MS = 1000;
const AGAIN_MS = 10_000;
const MOST_AT_ONCE = 500;

/** Whether the end of a message is in sight, or it fills all that is. */
function isInSight(message: Element | null, box: DOMRect): boolean {
  if (!message) return false;
  const { top, bottom } = message.getBoundingClientRect();
  return (bottom > box.top && bottom <= box.bottom + 4) || (top <= box.top && bottom >= box.bottom);
}

interface Reading {
  box: RefObject<HTMLElement | null>;
  conversationId: string;
  messages: readonly Message[];
  /** Those who only look for somebody else mark nothing. */
  isOn: boolean;
  onMarked: () => void;
  /** Marks them by another call than that of conversations. */
  mark?: (ids: string[]) => Promise<unknown>;
}

/** Marks messages as read that were in sight for a second, on a page that is visible and has the focus. */
export function useMarkRead({ box, conversationId, messages, isOn, onMarked, mark: markThem }: Reading): void {
  const since = useRef(new Map<string, number>());
  const marked = useRef(new Set<string>());
  const done = useRef(onMarked);
  const call = useRef(markThem);
  useEffect(() => {
    done.current = onMarked;
    call.current = markThem;
  });
  useEffect(() => {
    const unread = isOn ? messages.filter((message) => isUnread(message)) : [];
    if (unread.length === 0) return undefined;
    let notBefore = 0;
    const mark = async (ids: string[]) => {
      for (const id of ids) marked.current.add(id);
      try {
        await (call.current?.(ids) ??
          sessionCall(markRead, { params: { id: conversationId }, body: { message_ids: ids } }, { background: true }));
        sayChanged();
        done.current();
      } catch {
        // Reading is not disturbed by it: it is tried again later.
        for (const id of ids) marked.current.delete(id);
        notBefore = Date.now() + AGAIN_MS;
      }
    };
    const look = () => {
      const now = Date.now();
      if (document.visibilityState !== 'visible' || !document.hasFocus() || now < notBefore) {
        since.current.clear();
        return;
      }
      const shown = box.current?.getBoundingClientRect();
      if (!shown) return;
      const due: string[] = [];
      for (const { id } of unread) {
        if (marked.current.has(id)) continue;
        if (!isInSight(box.current?.querySelector(`[data-message="${id}"]`) ?? null, shown)) since.current.delete(id);
        else if (!since.current.has(id)) since.current.set(id, now);
        else if (now - (since.current.get(id) ?? now) >= READING_MS) due.push(id);
      }
      if (due.length) void mark(due.slice(0, MOST_AT_ONCE));
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [box, conversationId, messages, isOn]);
}
