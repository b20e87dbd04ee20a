import { useSearchParams } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { BeginPane } from '../begin/begin-pane.tsx';
import type { Desk } from '../desk.ts';
import { ListPane } from '../list/list-pane.tsx';
import { messagingTexts } from '../texts.ts';
import { ConversationPane } from '../thread/conversation-pane.tsx';

interface MessagesScreenProps {
  desk: Desk;
  /** The open conversation. */
  id: string | undefined;
}

/** The list with a conversation beside it; on narrow screens one at a time. */
export function MessagesScreen({ desk, id }: MessagesScreenProps) {
  const t = useTexts(messagingTexts);
  const path = useLocalPath();
  const href = useQueryHref();
  const [query] = useSearchParams();
  const isBeginning = !id && query.get('new') !== null && desk.inbox === 'own';
  const isBeside = isBeginning || id !== undefined;
  const back = `${path(desk.base)}${href({ new: null, to: null, type: null, journey: null }).replace(/^\?$/, '')}`;
  return (
    <div className="msg" data-beside={isBeside || undefined}>
      <ListPane desk={desk} openId={id} isBeside={isBeside} />
      {id !== undefined ? (
        <ConversationPane key={id} desk={desk} id={id} back={back} />
      ) : isBeginning ? (
        <BeginPane desk={desk} back={back} />
      ) : (
        <div className="msg-pane msg-pane-empty">
          <Icon name="message-circle" />
          <p>{t('choose')}</p>
          <p className="small muted msg-keys">{t('choose.keys')}</p>
        </div>
      )}
    </div>
  );
}
