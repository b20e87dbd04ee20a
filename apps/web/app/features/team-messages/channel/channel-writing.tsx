import type { Message } from '@travesia/contracts/messaging';
import { addTeamMember, type TeamChannel, type TeamPerson } from '@travesia/contracts/team-messages';
import type { RefObject } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../lib/screen/action-menu.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { Composer, EditForm, type useAttached } from '../../messaging/index.ts';
import { withMention } from '../data/with-mention.ts';
import { teamMessagesTexts } from '../texts.ts';

interface ChannelWritingProps {
  /** Null until loaded. */
  channel: TeamChannel | null;
  members: readonly TeamPerson[];
  show: (channel: TeamChannel) => void;
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  attached: ReturnType<typeof useAttached>;
  isOnline: boolean;
  /** The message that is being edited. */
  edited: Message | undefined;
  onEdited: (message: Message) => void;
  onEditEnd: () => void;
  onEditLast: (() => void) | undefined;
  onSend: () => void;
}

/**
 * Below the messages of a channel: who reads it, in the color, with the lock and the words of what patients never see, and where the
 * next one is written, or why nothing can be.
 */
export function ChannelWriting({ channel, members, show, edited, ...writing }: ChannelWritingProps) {
  const t = useTexts(teamMessagesTexts);
  if (!channel)
    return (
      <div className="msg-composer" aria-hidden="true">
        <div className="msg-box msg-box-pending" />
      </div>
    );
  if (!channel.actions.includes('write'))
    return (
      <div className="msg-composer">
        <Notice icon={channel.archived_at ? 'archive' : 'lock'}>
          <p>{t(channel.archived_at ? 'archived.note' : 'readOnly')}</p>
          {writing.text ? <p className="msg-text">{t('typed', { text: writing.text })}</p> : null}
        </Notice>
      </div>
    );
  const { area, text, onText } = writing;
  const mention = ({ name }: TeamPerson) => {
    onText(withMention(text, area.current?.selectionStart ?? text.length, name));
    area.current?.focus();
  };
  return (
    <div className="msg-writing tm-writing">
      <ReadersNote channel={channel} show={show} />
      {edited ? (
        <EditForm key={edited.id} message={edited} onSaved={writing.onEdited} onClose={writing.onEditEnd} />
      ) : (
        <Composer
          area={area}
          text={text}
          onText={onText}
          attached={writing.attached}
          isOnline={writing.isOnline}
          typing={null}
          onSend={writing.onSend}
          onEditLast={writing.onEditLast}
          tools={
            <ActionMenu
              label={t('mention.menu')}
              text={t('mention')}
              acts={members
                .filter((member) => !member.is_own)
                .map((member) => ({
                  key: member.user_id,
                  label: t('field.person', member),
                  icon: 'user',
                  onAct: () => mention(member),
                }))}
            />
          }
        />
      )}
    </div>
  );
}

/** Who reads what is written here; for those who only look on, with the way in. */
function ReadersNote({ channel, show }: { channel: TeamChannel; show: (channel: TeamChannel) => void }) {
  const t = useTexts(teamMessagesTexts);
  const format = useFormat();
  const own = useSession((session) => session.user?.id);
  const { busy, fault, run } = useAct();
  const { id, limited, teams, actions } = channel;
  const join = () =>
    run(async () => {
      show(await sessionCall(addTeamMember, { params: { id, userId: own ?? '' }, body: {} }));
      showToast(t('joined'));
    });
  return (
    <div className="tm-readers">
      <p className="msg-note-by">
        <Icon name="lock" />
        {limited ? t('readers.limited') : t('readers', { teams: format.list(teams) })}
      </p>
      {actions.includes('join') ? (
        <Button type="button" size="small" icon="user-plus" busy={busy} onClick={() => void join()}>
          {t('join')}
        </Button>
      ) : null}
      {fault ? (
        <p className="small msg-warning" role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
