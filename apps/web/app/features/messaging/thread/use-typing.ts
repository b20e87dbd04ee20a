import { type ConversationParty, sayTyping, typingLive } from '@travesia/contracts/messaging';
import { useEffect, useRef, useState } from 'react';
import { sayLive } from '../../../lib/live/live.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** How often it is said while somebody writes, and for how long it is shown after it was last heard. */
const SAID_EVERY_MS = 3000;
const SHOWN_MS = 6000;

/** Who of another side is writing in a conversation, and the function that says that the user is. Both may get lost. */
export function useTyping(id: string, side: ConversationParty): { name: string | null; say: () => void } {
  const own = useSession((session) => session.user?.id);
  const [heard, setHeard] = useState<{ name: string } | null>(null);
  const said = useRef(0);
  useLive(typingLive, ({ conversation_id: of, user_id: by, name, party }) => {
    // Colleagues are shown by their presence.
    if (of === id && by !== own && party !== side) setHeard({ name });
  });
  useEffect(() => {
    if (!heard) return undefined;
    const timer = setTimeout(() => setHeard(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [heard]);
  const say = () => {
    if (Date.now() - said.current < SAID_EVERY_MS) return;
    said.current = Date.now();
    void sayLive(sayTyping, { conversation_id: id });
  };
  return { name: heard?.name ?? null, say };
}
