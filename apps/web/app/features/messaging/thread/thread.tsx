import type { Conversation, InternalNote, Message, MessageFile, Colleague } from '@travesia/contracts/messaging';
import { useMemo, useRef, useState } from 'react';
import { useDraftInTabs } from '../../../lib/forms/draft/use-draft-in-tabs.ts';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { unsent } from '../data/outgoing.ts';
import { firstUnread } from '../data/thread-state.ts';
import { lastEditable } from '../data/thread-rows.ts';
import type { useThread } from '../data/use-thread.ts';
import type { Desk } from '../desk.ts';
import { readHeld } from '../proposals/held-proposal.ts';
import { readHeldRecords } from '../records/held-records.ts';
import { useNotes } from '../team/use-team.ts';
import { OpenFile } from '../ui/open-file.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { OutgoingRows } from './outgoing-rows.tsx';
import { ThreadLog } from './thread-log.tsx';
import { useAttached } from './use-attached.ts';
import { useDropFiles } from './use-drop-files.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOnline } from './use-online.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { useTyping } from './use-typing.ts';
import { type TypedHere, WriteArea } from './write-area.tsx';

const NONE: readonly Message[] = [];
const NO_NOTES: readonly InternalNote[] = [];
const NOTHING_TYPED: TypedHere = { content: '', files: '', records: '', proposal: '', note: '', mode: 'reply' };

interface ThreadProps extends ReturnType<typeof useThread> {
  desk: Desk;
  id: string;
  /** Null until loaded. */
  conversation: Conversation | null;
  /** Colleagues; none where one reads alone. */
  members: readonly Colleague[];
}

/** The messages of a conversation, and where the next one is written. */
export function Thread({ desk, id, conversation, members, store, view, outbox, queue }: ThreadProps) {
  const isOnline = useOnline();
  const { thread } = view;
  const messages = thread?.messages ?? NONE;
  // Where one had read to when the conversation was opened: the line stays while it is open.
  const [newFrom, setNewFrom] = useState<number | null | undefined>();
  if (thread && newFrom === undefined) setNewFrom(firstUnread(thread)?.seq ?? null);
  const shown = useMemo(() => thread && [thread.messages, queue], [thread, queue]);
  const scroll = useThreadScroll(shown, () => void store.older());
  const refresh = () => void store.refresh();
  useMarkRead({ box: scroll.box, conversationId: id, messages, isOn: desk.inbox === 'own', onMarked: refresh });
  const { form, typed } = useTypedForm(`messages.${id}`, NOTHING_TYPED);
  useDraftInTabs(form);
  const attached = useAttached(id, form, typed.files);
  const area = useRef<HTMLTextAreaElement>(null);
  const [editedId, setEdited] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Message | null>(null);
  const [openFile, setOpenFile] = useState<MessageFile | null>(null);
  const edited = messages.find((message) => message.id === editedId && message.actions.includes('edit'));
  const mayWrite = conversation?.actions.includes('write') ?? false;
  const dropped = useDropFiles(mayWrite && !edited, attached.choose);
  const last = lastEditable(messages);
  const typing = useTyping(id, desk.side);
  const notes = useNotes(desk, id);
  const send = () => {
    const { content, records, proposal } = form.read();
    outbox.add({ content, files: attached.held, records: readHeldRecords(records), proposal: readHeld(proposal) });
    // A note that was begun stays.
    form.change({ content: '', files: '', records: '', proposal: '' });
    scroll.toEnd();
  };
  const endEdit = () => {
    setEdited(null);
    // The composer is back after the next paint.
    requestAnimationFrame(() => area.current?.focus());
  };
  const saved = (message: Message) => {
    store.merge(message);
    refresh();
    endEdit();
  };
  return (
    <div className="msg-thread-body" {...dropped}>
      <ThreadLog
        store={store}
        view={view}
        scroll={scroll}
        newFrom={newFrom ?? null}
        editedId={edited?.id ?? null}
        notes={notes.data?.data ?? NO_NOTES}
        onNoteDeleted={notes.reload}
        onEdit={({ id: one }) => setEdited(one)}
        onDelete={setDeleted}
        onOpenFile={setOpenFile}
      >
        <OutgoingRows queue={unsent(queue, messages)} isOnline={isOnline} onRetry={outbox.retry} onDrop={outbox.drop} />
      </ThreadLog>
      <WriteArea
        desk={desk}
        conversation={conversation}
        members={members}
        messages={messages}
        edited={edited}
        onEdited={saved}
        onEditEnd={endEdit}
        onEditLast={last ? () => setEdited(last.id) : undefined}
        area={area}
        form={form}
        typed={typed}
        typing={typing}
        attached={attached}
        isOnline={isOnline}
        onSend={send}
        onNoteAdded={notes.reload}
      />
      {deleted ? <DeleteDialog message={deleted} onDeleted={store.refresh} onClose={() => setDeleted(null)} /> : null}
      <OpenFile conversationId={id} file={openFile} onClose={() => setOpenFile(null)} />
    </div>
  );
}
