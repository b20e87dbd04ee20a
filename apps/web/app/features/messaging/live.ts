import {
  messageCreatedLive,
  messageDeletedLive,
  messageReadLive,
  messageUpdatedLive,
} from '@travesia/contracts/messaging';
import { useEffect, useRef } from 'react';
import { liveState } from '../../lib/live/live.ts';
import { useLive, useResync } from '../../lib/live/use-live.ts';

/** How often an open conversation asks for its changes while the page is visible: without a connection, and with one, in case an event was lost. */
const CONVERSATION_MS = 5_000;
const WHILE_LIVE_MS = 30_000;
export const LIST_MS = 30_000;

/** Hears of a conversation’s changes at each event, and asks for them as every thread does. */
export function useConversationChanges(id: string, refresh: () => void): void {
  const heard = (told: { conversation_id: string }) => {
    if (told.conversation_id === id) refresh();
  };
  useLive(messageCreatedLive, heard);
  useLive(messageUpdatedLive, heard);
  useLive(messageDeletedLive, heard);
  useLive(messageReadLive, heard);
  useThreadChanges(refresh);
}

/**
 * The only place that decides when an open thread asks for its changes besides at events: regularly while the page is visible, when it
 * becomes visible again and when the connection or the device is back.
 */
export function useThreadChanges(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useResync(() => latest.current());
  useEffect(() => {
    let asked = Date.now();
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      asked = Date.now();
      latest.current();
    };
    const timer = setInterval(() => {
      if (liveState() !== 'live' || Date.now() - asked >= WHILE_LIVE_MS) ask();
    }, CONVERSATION_MS);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, []);
}
