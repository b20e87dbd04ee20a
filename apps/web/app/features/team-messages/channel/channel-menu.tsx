import {
  archiveTeamChannel,
  muteTeamChannel,
  removeTeamMember,
  type TeamChannel,
} from '@travesia/contracts/team-messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu, type MenuAct } from '../../../lib/screen/action-menu.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { journeyPath, type TeamDesk } from '../data/desk.ts';
import { teamMessagesTexts } from '../texts.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface ChannelMenuProps {
  desk: TeamDesk;
  channel: TeamChannel;
  /** The list as it was left. */
  back: string;
  show: (channel: TeamChannel) => void;
}

/** What can be done with a channel besides writing in it. */
export function ChannelMenu({ desk, channel, back, show }: ChannelMenuProps) {
  const t = useTexts(teamMessagesTexts);
  const navigate = useNavigate();
  const own = useSession((session) => session.user?.id);
  const [isChanging, setChanging] = useState(false);
  const { fault, run } = useAct();
  const { id, actions, is_muted: isMuted, journey_id: journeyId } = channel;
  const mute = () =>
    run(async () => {
      show(await sessionCall(muteTeamChannel, { params: { id }, body: { muted: !isMuted } }));
      showToast(t(isMuted ? 'unmute.done' : 'mute.done'));
    });
  const archive = () =>
    run(async () => {
      show(await sessionCall(archiveTeamChannel, { params: { id }, body: { archived: true } }));
      showToast(t('archived'));
    });
  const leave = () =>
    run(async () => {
      await sessionCall(removeTeamMember, { params: { id, userId: own ?? '' } });
      showToast(t('left'));
      void navigate(back);
    });
  const may = (action: TeamChannel['actions'][number], act: MenuAct): MenuAct[] =>
    actions.includes(action) ? [act] : [];
  const acts: MenuAct[] = [
    {
      key: 'mute',
      label: t(isMuted ? 'unmute' : 'mute'),
      icon: isMuted ? 'bell' : 'bell-off',
      onAct: () => void mute(),
    },
    ...(journeyId
      ? [{ key: 'journey', label: t('about.openJourney'), icon: 'route' as const, to: journeyPath(desk, journeyId) }]
      : []),
    ...may('manage', { key: 'change', label: t('change'), icon: 'pencil', onAct: () => setChanging(true) }),
    ...may('archive', { key: 'archive', label: t('archive'), icon: 'archive', onAct: () => void archive() }),
    ...may('leave', { key: 'leave', label: t('leave'), icon: 'log-out', onAct: () => void leave() }),
  ];
  return (
    <>
      {fault ? (
        <p className="small msg-warning" role="alert">
          {fault}
        </p>
      ) : null}
      <ActionMenu label={t('menu')} acts={acts} />
      {isChanging ? (
        <ChangeDialog desk={desk} channel={channel} onChanged={show} onClose={() => setChanging(false)} />
      ) : null}
    </>
  );
}
