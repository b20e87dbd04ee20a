import type { Message } from '@travesia/contracts/messaging';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { messagingTexts } from '../texts.ts';

interface NewMessagesProps {
  messages: readonly Message[];
  /** Whether the end is out of sight. */
  isAway: boolean;
  onGo: () => void;
}

/** Says new messages of others to screen readers, and counts those below what is being read: the thread doesn’t move by itself. */
export function NewMessages({ messages, isAway, onGo }: NewMessagesProps) {
  const t = useTexts(messagingTexts);
  const last = messages.at(-1)?.seq ?? 0;
  /** The last message that was in sight, or was there when the conversation was opened. */
  const [seen, setSeen] = useState(0);
  if (last > 0 && (seen === 0 || !isAway) && seen !== last) setSeen(last);
  const count = messages.filter(({ seq, is_own_side: isOwn }) => seq > seen && !isOwn).length;
  return (
    <>
      <Announcement messages={messages} />
      {isAway ? (
        <button type="button" className="msg-to-end" onClick={onGo}>
          <Icon name="arrow-down" />
          {count ? t('new.count', { count }) : t('new.end')}
        </button>
      ) : null}
    </>
  );
}

function Announcement({ messages }: Pick<NewMessagesProps, 'messages'>) {
  const t = useTexts(messagingTexts);
  const said = useRef(0);
  const [text, setText] = useState('');
  useEffect(() => {
    const last = messages.at(-1)?.seq ?? 0;
    const fresh = said.current ? messages.filter(({ seq, is_own: isOwn }) => seq > said.current && !isOwn) : [];
    said.current = Math.max(said.current, last);
    if (fresh.length === 0) return;
    setText(
      fresh
        .map(({ author, content, files }) =>
          t('announced', {
            name: author.name ?? t(`gone.${author.party}`),
            text: content || t('files.count', { count: files.length }),
          }),
        )
        .join(' '),
    );
  }, [messages, t]);
  return (
    <p className="sr-only" aria-live="polite">
      {text}
    </p>
  );
}
