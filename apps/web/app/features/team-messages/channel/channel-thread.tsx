import type { Message, MessageFile } from '@travesia/contracts/messaging';
import { readTeamChannel, type TeamChannel, type TeamPerson } from '@travesia/contracts/team-messages';
import { useMemo, useRef, useState } from 'react';
import { useDraftInTabs } from '../../../lib/forms/draft/use-draft-in-tabs.ts';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import {
  DeleteDialog,
  firstUnread,
  lastEditable,
  OpenFile,
  OutgoingRows,
  ThreadLog,
  unsent,
  useAttached,
  useDropFiles,
  useMarkRead,
  useOnline,
  useThreadScroll,
} from '../../messaging/index.ts';
import type { useChannelThread } from '../data/use-channel.ts';
import { teamMessagesTexts } from '../texts.ts';
import { ChannelWriting } from './channel-writing.tsx';

const NONE: readonly Message[] = [];
const NOTHING_TYPED = { content: '', files: '' };

interface ChannelThreadProps extends ReturnType<typeof useChannelThread> {
  id: string;
  /** Null until loaded. */
  channel: TeamChannel | null;
  members: readonly TeamPerson[];
  show: (channel: TeamChannel) => void;
}

/** The messages of a channel, and where the next one is written. */
export function ChannelThread({ id, channel, members, show, store, view, outbox, queue }: ChannelThreadProps) {
  const t = useTexts(teamMessagesTexts);
  const isOnline = useOnline();
  const { thread } = view;
  const messages = thread?.messages ?? NONE;
  // Where one had read to when the channel was opened: the line stays while it is open.
  const [newFrom, setNewFrom] = useState<number | null | undefined>();
  if (thread && newFrom === undefined) setNewFrom(firstUnread(thread)?.seq ?? null);
  const shown = useMemo(() => thread && [thread.messages, queue], [thread, queue]);
  const scroll = useThreadScroll(shown, () => void store.older());
  const refresh = () => void store.refresh();
  const mark = (ids: string[]) => {
    const seq = Math.max(...messages.filter((message) => ids.includes(message.id)).map((message) => message.seq));
    return sessionCall(readTeamChannel, { params: { id }, body: { seq } }, { background: true });
  };
  const isOn = channel?.is_member ?? false;
  useMarkRead({ box: scroll.box, conversationId: id, messages, isOn, onMarked: refresh, mark });
  const { form, typed } = useTypedForm(`team-messages.${id}`, NOTHING_TYPED);
  useDraftInTabs(form);
  const attached = useAttached(id, form, typed.files);
  const area = useRef<HTMLTextAreaElement>(null);
  const [editedId, setEdited] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Message | null>(null);
  const [openFile, setOpenFile] = useState<MessageFile | null>(null);
  const edited = messages.find((message) => message.id === editedId && message.actions.includes('edit'));
  const mayWrite = channel?.actions.includes('write') ?? false;
  const dropped = useDropFiles(mayWrite && !edited, attached.choose);
  const last = lastEditable(messages);
  const endEdit = () => {
    setEdited(null);
    // The composer is back after the next paint.
    requestAnimationFrame(() => area.current?.focus());
  };
  return (
    <div className="msg-thread-body" {...dropped}>
      {thread && messages.length === 0 && queue.length === 0 ? <p className="tm-first muted">{t('first')}</p> : null}
      <ThreadLog
        store={store}
        view={view}
        scroll={scroll}
        newFrom={newFrom ?? null}
        editedId={edited?.id ?? null}
        notes={[]}
        onNoteDeleted={store.refresh}
        onEdit={({ id: one }) => setEdited(one)}
        onDelete={setDeleted}
        onOpenFile={setOpenFile}
      >
        <OutgoingRows queue={unsent(queue, messages)} isOnline={isOnline} onRetry={outbox.retry} onDrop={outbox.drop} />
      </ThreadLog>
      <ChannelWriting
        channel={channel}
        members={members}
        show={show}
        area={area}
        text={typed.content}
        onText={(content) => form.change({ content })}
        attached={attached}
        isOnline={isOnline}
        edited={edited}
        onEdited={(message) => {
          store.merge(message);
          refresh();
          endEdit();
        }}
        onEditEnd={endEdit}
        onEditLast={last ? () => setEdited(last.id) : undefined}
        onSend={() => {
          outbox.add({ content: form.read().content, files: attached.held, proposal: null });
          form.change({ content: '', files: '' });
          scroll.toEnd();
        }}
      />
      {deleted ? <DeleteDialog message={deleted} onDeleted={store.refresh} onClose={() => setDeleted(null)} /> : null}
      <OpenFile conversationId={id} file={openFile} onClose={() => setOpenFile(null)} />
    </div>
  );
}
