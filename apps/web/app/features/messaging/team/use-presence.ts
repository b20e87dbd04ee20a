import { type Presence, presenceLive, sayPresence } from '@travesia/contracts/messaging';
import { useCallback, useEffect, useState } from 'react';
import { sayLive } from '../../../lib/live/live.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** How often it is said while a conversation is open, and for how long a colleague is shown after it was last heard. */
const SAID_EVERY_MS = 20_000;
const SHOWN_MS = 45_000;

/** A colleague who has the same conversation open. */
export interface PresentColleague {
  id: string;
  name: string;
  doing: Exclude<Presence, 'gone'>;
}

/**
 * Which colleagues have a conversation open too, and tells them that the user has. Only the own team hears it. `isWriting`: the
 * user has begun a reply.
 */
export function usePresence(id: string, isWriting: boolean): readonly PresentColleague[] {
  const own = useSession((session) => session.user?.id);
  const [heard, setHeard] = useState<readonly (PresentColleague & { at: number })[]>([]);
  const say = useCallback(() => {
    if (document.visibilityState === 'visible')
      void sayLive(sayPresence, { conversation_id: id, doing: isWriting ? 'writing' : 'reading' });
  }, [id, isWriting]);
  useLive(presenceLive, ({ conversation_id: of, user_id: by, name, doing }) => {
    if (of !== id || by === own) return;
    const others = heard.filter((one) => one.id !== by);
    setHeard(doing === 'gone' ? others : [...others, { id: by, name, doing, at: Date.now() }]);
    // Whoever was here first would otherwise be unknown to the one who comes until they say it next.
    if (others.length === heard.length && doing !== 'gone') say();
  });
  useEffect(() => {
    say();
    const timer = setInterval(() => {
      say();
      setHeard((before) => before.filter(({ at }) => Date.now() - at < SHOWN_MS));
    }, SAID_EVERY_MS);
    return () => clearInterval(timer);
  }, [say]);
  useEffect(() => () => void sayLive(sayPresence, { conversation_id: id, doing: 'gone' }), [id]);
  return heard;
}
