import {
  type Conversation,
  type Message,
  type MessageFile,
  readMessageFile,
} from '@travesia/contracts/messaging';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useNow } from '../../bookings/index.ts';
import { dayName, dayOf } from '../data/day-of.ts';
import { unsent } from '../data/outgoing.ts';
import { firstUnread } from '../data/thread-state.ts';
import { lastEditable, lastRead, threadRows } from '../data/thread-rows.ts';
import type { useThread } from '../data/use-thread.ts';
import type { Desk } from '../desk.ts';
import { messagingTexts } from '../texts.ts';
import { ThreadShapes } from '../ui/shapes.tsx';
import { Composer } from './composer.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditForm } from './edit-form.tsx';
import { NewMessages } from './new-messages.tsx';
import { OutgoingRows } from './outgoing-rows.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import { ThreadGroup } from './thread-group.tsx';
import { useAttached } from './use-attached.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOnline } from './use-online.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

const FileDialog = lazy(() =>
  import('../../../lib/screen/viewer/file-dialog.tsx').then((file) => ({ default: file.FileDialog })),
);
const NONE: readonly Message[] = [];
const NOTHING_TYPED = { content: '', files: '' };

interface ThreadProps extends ReturnType<typeof useThread> {
  desk: Desk;
  id: string;
  /** Null until loaded. */
  conversation: Conversation | null;
}

/** The messages of a conversation, and where the next one is written. */
export function Thread({ desk, id, conversation, store, view, outbox, queue }: ThreadProps) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const isOnline = useOnline();
  const now = useNow();
  const zone = ownTimeZone();
  const { thread, problem, isLoadingOlder, olderProblem, isStale } = view;
  const messages = thread?.messages ?? NONE;
  // Where one had read to when the conversation was opened: the line stays while it is open.
  const [newFrom, setNewFrom] = useState<number | null | undefined>();
  if (thread && newFrom === undefined) setNewFrom(firstUnread(thread)?.seq ?? null);
  const rows = useMemo(() => threadRows(messages, zone, newFrom ?? null), [messages, zone, newFrom]);
  const going = unsent(queue, messages);
  const shown = useMemo(() => (thread ? [rows, queue] : null), [thread, rows, queue]);
  const { box, inner, isAway, toEnd, onScroll } = useThreadScroll(shown, () => void store.older());
  useMarkRead({
    box,
    conversationId: id,
    messages,
    isOn: desk.inbox === 'own',
    onMarked: () => void store.refresh(),
  });
  const { form, typed } = useTypedForm(`messages.${id}`, NOTHING_TYPED);
  const attached = useAttached(id, form, typed.files);
  const area = useRef<HTMLTextAreaElement>(null);
  const [editedId, setEdited] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Message | null>(null);
  const [openFile, setOpenFile] = useState<MessageFile | null>(null);
  const [isOver, setOver] = useState(false);
  const edited = messages.find((message) => message.id === editedId && message.actions.includes('edit'));
  const mayWrite = conversation?.actions.includes('write') ?? false;
  const today = dayOf(now, zone);
  const send = () => {
    const { content } = form.read();
    outbox.add(content, attached.held);
    form.clear();
    toEnd();
  };
  const endEdit = () => {
    setEdited(null);
    // The composer is back after the next paint.
    requestAnimationFrame(() => area.current?.focus());
  };
  const last = lastEditable(messages);
  return (
    <div
      className="msg-thread-body"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!mayWrite || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!isOver) return;
        event.preventDefault();
        setOver(false);
        attached.choose([...event.dataTransfer.files]);
      }}
    >
      <div className="msg-scroll-frame">
        <div ref={box} className="msg-scroll" role="log" aria-live="off" aria-label={t('log')} tabIndex={0} onScroll={onScroll}>
          {problem && !thread ? <FailedLoad problem={problem} retry={store.open} /> : null}
          {!thread && !problem ? <ThreadShapes /> : null}
          {thread?.hasOlder ? (
            <div className="msg-older">
              {olderProblem ? <p className="small">{t('older.failed')}</p> : null}
              <Button type="button" size="small" variant="quiet" busy={isLoadingOlder} onClick={() => void store.older()}>
                {t('older')}
              </Button>
            </div>
          ) : null}
          <ol ref={inner} className="msg-rows">
            {rows.map((row) =>
              row.kind === 'group' ? (
                <ThreadGroup
                  key={row.key}
                  group={row}
                  lastReadId={lastRead(messages)?.id ?? null}
                  editedId={edited?.id ?? null}
                  onEdit={({ id: one }) => setEdited(one)}
                  onDelete={setDeleted}
                  onOpenFile={setOpenFile}
                />
              ) : row.kind === 'new' ? (
                <li key={row.key} className="msg-line msg-line-new" data-new="">
                  <span>{t('new.line')}</span>
                </li>
              ) : (
                <li key={row.key} className="msg-line">
                  <span>{dayText(dayName(row.day, today)) ?? format.date(row.day, dayStyleOf(row.day, today))}</span>
                </li>
              ),
            )}
            <OutgoingRows queue={going} isOnline={isOnline} onRetry={outbox.retry} onDrop={outbox.drop} />
          </ol>
        </div>
        <NewMessages messages={messages} isAway={isAway && thread !== null} onGo={toEnd} />
      </div>
      <p role="status" className="msg-stale small">
        {isStale ? t('stale') : null}
      </p>
      {conversation === null ? (
        problem ? null : (
          <div className="msg-composer" aria-hidden="true">
            <div className="msg-box msg-box-pending" />
          </div>
        )
      ) : !mayWrite ? (
        <ReadOnlyNote desk={desk} text={typed.content} />
      ) : edited ? (
        <EditForm
          key={edited.id}
          message={edited}
          onSaved={(saved) => {
            store.merge(saved);
            void store.refresh();
            endEdit();
          }}
          onClose={endEdit}
        />
      ) : (
        <Composer
          area={area}
          text={typed.content}
          onText={(content) => form.change({ content })}
          attached={attached}
          isOnline={isOnline}
          onSend={send}
          onEditLast={last ? () => setEdited(last.id) : undefined}
        />
      )}
      {deleted ? <DeleteDialog message={deleted} onDeleted={store.refresh} onClose={() => setDeleted(null)} /> : null}
      {openFile ? (
        <Suspense>
          <FileDialog
            file={openFile}
            closeLabel={t('files.close')}
            read={(fileId, signal) => readFile(id, fileId, signal)}
            onClose={() => setOpenFile(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );

  function dayText(name: 'today' | 'yesterday' | null): string | null {
    return name ? t(`day.${name}`) : null;
  }
}

/** Other years are said. */
const dayStyleOf = (day: string, today: string) => (day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'weekdayYear');

/** A download call resolves to the file itself. */
const readFile = async (id: string, fileId: string, signal: AbortSignal): Promise<Blob> =>
  (await sessionCall(readMessageFile, { params: { id, fileId } }, { signal })) as unknown as Blob;
