import { useSearchParams } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChannelPane } from '../channel/channel-pane.tsx';
import { CreatePane } from '../create/create-pane.tsx';
import type { TeamDesk } from '../data/desk.ts';
import { ChannelList } from '../list/channel-list.tsx';
import { teamMessagesTexts } from '../texts.ts';

interface TeamScreenProps {
  desk: TeamDesk;
  /** The open channel. */
  id: string | undefined;
}

/** The list with a channel beside it; on narrow screens one at a time. */
export function TeamScreen({ desk, id }: TeamScreenProps) {
  const t = useTexts(teamMessagesTexts);
  const path = useLocalPath();
  const href = useQueryHref();
  const [query] = useSearchParams();
  const isCreating = !id && query.get('new') !== null;
  const isBeside = isCreating || id !== undefined;
  const back = `${path(desk.base)}${href({ new: null, journey: null }).replace(/^\?$/, '')}`;
  return (
    <div className="msg" data-beside={isBeside || undefined}>
      <ChannelList desk={desk} openId={id} isBeside={isBeside} />
      {id !== undefined ? (
        <ChannelPane key={id} desk={desk} id={id} back={back} />
      ) : isCreating ? (
        <CreatePane desk={desk} back={back} />
      ) : (
        <div className="msg-pane msg-pane-empty">
          <Icon name="users" />
          <p>{t('choose')}</p>
          <p className="small muted msg-keys">{t('choose.keys')}</p>
        </div>
      )}
    </div>
  );
}
