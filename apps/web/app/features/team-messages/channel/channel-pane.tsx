import { archiveTeamChannel, getTeamChannel, getTeamPeople, type TeamChannel } from '@travesia/contracts/team-messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { useWiderThan } from '../../../lib/screen/use-wider-than.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Drawer } from '../../../lib/workbench/drawer.tsx';
import { useAct } from '../../../lib/calls/use-act.ts';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { LIST_MS, PaneHead, ThreadCallsContext } from '../../messaging/index.ts';
import { AboutChannel } from '../about/about-channel.tsx';
import { channelCalls } from '../data/channel-calls.ts';
import type { TeamDesk } from '../data/desk.ts';
import { useChannelNews, useChannelThread } from '../data/use-channel.ts';
import { teamMessagesTexts } from '../texts.ts';
import { ChannelMenu } from './channel-menu.tsx';
import { ChannelThread } from './channel-thread.tsx';

/** From this width on, purpose and members are beside the thread. */
const WIDE = 1200;
const UNKNOWN = ['team_messages.channel_not_found', 'request.invalid'];

interface PaneProps {
  desk: TeamDesk;
  id: string;
  /** The list as it was left. */
  back: string;
}

/** A channel: what it is about, its messages, and who is in it. */
export function ChannelPane(props: PaneProps) {
  return isId(props.id) ? (
    <ThreadCallsContext value={channelCalls}>
      <Known {...props} />
    </ThreadCallsContext>
  ) : (
    <Unknown {...props} />
  );
}

function Known({ desk, id, back }: PaneProps) {
  const t = useTexts(teamMessagesTexts);
  const thread = useChannelThread(id);
  const options = { every: LIST_MS, followsChanges: true };
  const channel = useCall(getTeamChannel, { params: { id } }, options);
  const people = useCall(getTeamPeople, { params: { id } }, options);
  useChannelNews(id, () => void Promise.all([channel.reload(), people.reload()]));
  const isWide = useWiderThan(WIDE, false);
  const [isOpen, setOpen] = useState(false);
  const { data, problem, show } = channel;
  const failed = problem ?? (data ? null : thread.view.problem);
  if (failed && UNKNOWN.includes(failed.code)) return <Unknown desk={desk} id={id} back={back} />;
  if (failed && !data)
    return (
      <div className="msg-pane msg-pane-note">
        <PaneHead back={back}>
          <h1>{t('channel')}</h1>
        </PaneHead>
        <FailedLoad
          problem={failed}
          retry={() => Promise.all([channel.reload(), thread.store.open()]).then(() => undefined)}
        />
      </div>
    );
  const about = data ? (
    <AboutChannel desk={desk} channel={data} people={people} show={show} reload={channel.reload} />
  ) : null;
  return (
    <>
      <section className="msg-pane tm-pane" aria-label={t('channel')}>
        <Head desk={desk} channel={data} back={back} show={show} onAbout={isWide ? undefined : () => setOpen(true)} />
        <ChannelThread {...thread} id={id} channel={data} members={people.data?.members ?? []} show={show} />
      </section>
      {isWide ? (
        <aside className="msg-about" aria-label={t('about')}>
          {about}
        </aside>
      ) : null}
      {isOpen && !isWide ? (
        <Drawer title={t('about')} close={() => setOpen(false)}>
          {about}
        </Drawer>
      ) : null}
    </>
  );
}

interface HeadProps {
  desk: TeamDesk;
  channel: TeamChannel | null;
  back: string;
  show: (channel: TeamChannel) => void;
  /** Opens purpose and members, where they are not beside the thread. */
  onAbout: (() => void) | undefined;
}

function Head({ desk, channel, back, show, onAbout }: HeadProps) {
  const t = useTexts(teamMessagesTexts);
  const { busy, fault, run } = useAct();
  if (!channel)
    return (
      <PaneHead back={back}>
        <div className="msg-head-who" aria-busy="true">
          <h1 className="sr-only">{t('channel')}</h1>
          <Skeleton width="12rem" height="1.25rem" />
        </div>
      </PaneHead>
    );
  const { id, name, actions } = channel;
  const restore = () =>
    run(async () => {
      show(await sessionCall(archiveTeamChannel, { params: { id }, body: { archived: false } }));
      showToast(t('restored'));
    });
  return (
    <PaneHead back={back}>
      <div className="msg-head-who">
        <h1>{name}</h1>
        <p className="small muted">
          {[
            channel.kind === 'topic' ? null : t(`kind.${channel.kind}.short`),
            channel.provider_name !== name ? channel.provider_name : null,
            channel.journey_reference,
            channel.purpose,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {fault ? (
          <p className="small msg-warning" role="alert">
            {fault}
          </p>
        ) : null}
      </div>
      {actions.includes('restore') ? (
        <Button type="button" size="small" icon="inbox" busy={busy} onClick={() => void restore()}>
          {t('restore')}
        </Button>
      ) : null}
      <ChannelMenu desk={desk} channel={channel} back={back} show={show} />
      {onAbout ? <IconButton type="button" icon="info" label={t('about')} onClick={onAbout} /> : null}
    </PaneHead>
  );
}

function Unknown({ back }: PaneProps) {
  const t = useTexts(teamMessagesTexts);
  return (
    <div className="msg-pane msg-pane-note">
      <PaneHead back={back}>
        <h1>{t('channel')}</h1>
      </PaneHead>
      <EmptyState
        title={t('unknown.title')}
        action={
          <Link to={back} className="btn btn-primary">
            {t('back')}
          </Link>
        }
      >
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </div>
  );
}
