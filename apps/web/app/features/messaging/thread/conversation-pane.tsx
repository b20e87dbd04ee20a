import { archiveConversation, type Conversation, getConversation } from '@travesia/contracts/messaging';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { useWiderThan } from '../../../lib/screen/use-wider-than.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Drawer } from '../../../lib/workbench/drawer.tsx';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useNow } from '../../bookings/index.ts';
import { About } from '../about/about.tsx';
import { useThread } from '../data/use-thread.ts';
import { type Desk, hasTeam, otherSide } from '../desk.ts';
import { LIST_MS } from '../live.ts';
import { subjectText } from '../subject-text.ts';
import { useTeam } from '../team/use-team.ts';
import { WorkBar } from '../team/work-bar.tsx';
import { messagingTexts } from '../texts.ts';
import { TranslationArea } from '../translation/translation-area.tsx';
import { Face } from '../ui/face.tsx';
import { ReasonNeeded } from '../ui/reason-needed.tsx';
import { BlockMenu } from './block-menu.tsx';
import { Thread } from './thread.tsx';

/** From this width on, what is known of the other side is beside the thread. */
const WIDE = 1200;
const UNKNOWN = ['messaging.conversation_not_found', 'request.invalid'];

interface PaneProps {
  desk: Desk;
  id: string;
  /** The list as it was left. */
  back: string;
}

/** A conversation: who it is with, its messages, and what is known of the other side. */
export function ConversationPane(props: PaneProps) {
  return isId(props.id) ? <Known {...props} /> : <Unknown {...props} />;
}

function Known({ desk, id, back }: PaneProps) {
  const thread = useThread(id);
  const { data, problem, reload, show } = useCall(
    getConversation,
    { params: { id } },
    { every: LIST_MS, followsChanges: true },
  );
  const isWide = useWiderThan(WIDE, false);
  const [isOpen, setOpen] = useState(false);
  const t = useTexts(messagingTexts);
  const failed = problem ?? (data ? null : thread.view.problem);
  const team = useTeam(desk);
  const again = async () => {
    await Promise.all([reload(), thread.store.open()]);
  };
  if (failed && UNKNOWN.includes(failed.code)) return <Unknown desk={desk} id={id} back={back} />;
  if (failed && !data)
    return (
      <div className="msg-pane msg-pane-note">
        <PaneHead back={back}>
          <h1>{t('conversation')}</h1>
        </PaneHead>
        {failed.code === 'access.reason_required' ? (
          <ReasonNeeded onGiven={() => void again()} />
        ) : (
          <FailedLoad problem={failed} retry={again} />
        )}
      </div>
    );
  const about = data ? <About desk={desk} conversation={data} messages={thread.view.thread?.messages ?? []} /> : null;
  return (
    <>
      <section className="msg-pane" aria-label={t('conversation')}>
        <Head conversation={data} back={back} show={show} onAbout={isWide ? undefined : () => setOpen(true)} />
        {data?.work ? (
          <WorkBar conversation={{ ...data, work: data.work }} team={team.data} show={show} />
        ) : hasTeam(desk) ? (
          <div className="msg-work" aria-hidden="true" />
        ) : null}
        <TranslationArea conversation={data} thread={thread.view.thread}>
          <Thread {...thread} desk={desk} id={id} conversation={data} members={team.data?.members ?? []} />
        </TranslationArea>
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

/** The top of a pane; on narrow screens with the way back to the list. */
export function PaneHead({ back, children }: { back: string; children: ReactNode }) {
  const t = useTexts(messagingTexts);
  return (
    <header className="msg-head">
      <Link to={back} className="icon-btn msg-back" aria-label={t('back')} title={t('back')}>
        <Icon name="arrow-left" />
      </Link>
      {children}
    </header>
  );
}

interface HeadProps {
  conversation: Conversation | null;
  back: string;
  show: (conversation: Conversation) => void;
  /** Opens what is known of the other side, where it is not beside the thread. */
  onAbout: (() => void) | undefined;
}

function Head({ conversation, back, show, onAbout }: HeadProps) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const now = useNow();
  const { busy, fault, run } = useAct();
  if (!conversation)
    return (
      <PaneHead back={back}>
        <div className="msg-head-who" aria-busy="true">
          <h1 className="sr-only">{t('conversation')}</h1>
          <Skeleton width="12rem" height="1.25rem" />
        </div>
      </PaneHead>
    );
  const { id, subject, actions } = conversation;
  const other = otherSide(conversation);
  const name = other?.user_name ?? t(`gone.${other?.party ?? 'patient'}`);
  const archive = (archived: boolean) =>
    run(async () => {
      show(await sessionCall(archiveConversation, { params: { id }, body: { archived } }));
      showToast(t(archived ? 'archived' : 'restored'));
    });
  const isArchiving = actions.includes('archive');
  return (
    <PaneHead back={back}>
      {other ? <Face name={name} party={other.party} picture={other.user_avatar} size={36} isPlace /> : null}
      <div className="msg-head-who">
        <h1>{name}</h1>
        <p className="small muted">
          {subjectText(t, subject)}
          {other?.time_zone ? (
            <span className="msg-head-time">
              {' · '}
              {t('timeThere', {
                time: format.time(new Date(now).toISOString(), other.time_zone),
                place: format.place(other.time_zone),
              })}
            </span>
          ) : null}
        </p>
        {fault ? (
          <p className="small msg-warning" role="alert">
            {fault}
          </p>
        ) : null}
      </div>
      {isArchiving || actions.includes('restore') ? (
        <Button
          type="button"
          size="small"
          icon={isArchiving ? 'archive' : 'inbox'}
          className="msg-archive"
          data-shortcut="e"
          busy={busy}
          onClick={() => void archive(isArchiving)}
        >
          {t(isArchiving ? 'archive' : 'restore')}
        </Button>
      ) : null}
      <BlockMenu conversation={conversation} name={name} show={show} />
      {onAbout ? <IconButton type="button" icon="info" label={t('about')} onClick={onAbout} /> : null}
    </PaneHead>
  );
}

function Unknown({ back }: PaneProps) {
  const t = useTexts(messagingTexts);
  return (
    <div className="msg-pane msg-pane-note">
      <PaneHead back={back}>
        <h1>{t('conversation')}</h1>
      </PaneHead>
      <EmptyState
        title={t('unknown.title')}
        action={
          <Link to={back} className="btn btn-primary">
            {t('unknown.back')}
          </Link>
        }
      >
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </div>
  );
}
