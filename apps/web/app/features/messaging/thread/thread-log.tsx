import type { InternalNote } from '@travesia/contracts/messaging';
import { type ReactNode, useMemo } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useNow } from '../../bookings/index.ts';
import { dayName, dayOf } from '../data/day-of.ts';
import type { ThreadStore, ThreadView } from '../data/thread-store.ts';
import { lastRead, threadRows } from '../data/thread-rows.ts';
import { NoteRow } from '../team/note-row.tsx';
import { messagingTexts } from '../texts.ts';
import { ThreadShapes } from '../ui/shapes.tsx';
import { NewMessages } from './new-messages.tsx';
import { type GroupActs, ThreadGroup } from './thread-group.tsx';
import type { ThreadScroll } from './use-thread-scroll.ts';

interface ThreadLogProps extends GroupActs {
  store: ThreadStore;
  view: ThreadView;
  scroll: ThreadScroll;
  /** Position of the first message that was new when the conversation was opened. */
  newFrom: number | null;
  editedId: string | null;
  /** The team’s notes, oldest first. */
  notes: readonly InternalNote[];
  onNoteDeleted: () => Promise<unknown>;
  /** What follows the messages: those on their way. */
  children: ReactNode;
}

/** The messages that are there, in a box that scrolls. */
export function ThreadLog({
  store,
  view,
  scroll,
  newFrom,
  editedId,
  notes,
  onNoteDeleted,
  children,
  ...acts
}: ThreadLogProps) {
  const t = useTexts(messagingTexts);
  const { thread, problem } = view;
  const { box, inner, isAway, toEnd, onScroll } = scroll;
  const zone = ownTimeZone();
  const messages = thread?.messages;
  const hasOlder = thread?.hasOlder ?? false;
  const rows = useMemo(() => {
    const first = messages?.[0]?.created_at;
    // Notes on messages that aren't loaded yet come with them.
    const shown = first === undefined ? [] : hasOlder ? notes.filter((note) => note.created_at >= first) : notes;
    return threadRows(messages ?? [], zone, newFrom, shown);
  }, [messages, zone, newFrom, notes, hasOlder]);
  const lastReadId = lastRead(messages ?? [])?.id ?? null;
  return (
    <>
      <div className="msg-scroll-frame">
        {/* It scrolls, so it can be focused to scroll with keys. New messages are announced beside it, loaded ones never. */}
        <div
          ref={box}
          className="msg-scroll"
          role="log"
          aria-live="off"
          aria-label={t('log')}
          tabIndex={0}
          onScroll={onScroll}
        >
          {thread ? <Older view={view} load={store.older} /> : null}
          {thread ? null : problem ? <FailedLoad problem={problem} retry={store.open} /> : <ThreadShapes />}
          <ol ref={inner} className="msg-rows">
            {rows.map((row) =>
              row.kind === 'group' ? (
                <ThreadGroup key={row.key} group={row} lastReadId={lastReadId} editedId={editedId} {...acts} />
              ) : row.kind === 'note' ? (
                <NoteRow key={row.key} note={row.note} onDeleted={onNoteDeleted} />
              ) : row.kind === 'new' ? (
                <li key={row.key} className="msg-line msg-line-new" data-new="">
                  <span>{t('new.line')}</span>
                </li>
              ) : (
                <Day key={row.key} day={row.day} />
              ),
            )}
            {children}
          </ol>
        </div>
        <NewMessages messages={messages ?? []} isAway={isAway && thread !== null} onGo={toEnd} />
      </div>
      <p role="status" className="msg-stale small">
        {view.isStale ? t('stale') : null}
      </p>
    </>
  );
}

/** Loads by itself when one scrolls up, and with a button for those who don’t. */
function Older({ view, load }: { view: ThreadView; load: () => Promise<void> }) {
  const t = useTexts(messagingTexts);
  const { thread, olderProblem, isLoadingOlder } = view;
  if (!thread?.hasOlder) return null;
  return (
    <div className="msg-older">
      {olderProblem ? <p className="small">{t('older.failed')}</p> : null}
      <Button type="button" size="small" variant="quiet" busy={isLoadingOlder} onClick={() => void load()}>
        {t('older')}
      </Button>
    </div>
  );
}

/** The day of the messages below, in the reader’s zone. Other years are said. */
function Day({ day }: { day: string }) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const today = dayOf(useNow(), ownTimeZone());
  const name = dayName(day, today);
  return (
    <li className="msg-line">
      <span>
        {name ? t(`day.${name}`) : format.date(day, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'weekdayYear')}
      </span>
    </li>
  );
}
