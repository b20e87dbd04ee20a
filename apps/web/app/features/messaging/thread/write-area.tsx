import type { Conversation, Message, Colleague } from '@travesia/contracts/messaging';
import { lazy, type RefObject, Suspense } from 'react';
import type { TypedForm } from '../../../lib/forms/draft/typed-form.ts';
import { type Desk, otherSide } from '../desk.ts';
import { readHeld, writeHeld } from '../proposals/held-proposal.ts';
import { HeldRecordRows } from '../records/held-record-rows.tsx';
import { readHeldRecords, withRecords, writeHeldRecords } from '../records/held-records.ts';
import { Composer } from './composer.tsx';
import { EditForm } from './edit-form.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import type { Attached } from './use-attached.ts';
import type { useTyping } from './use-typing.ts';
import { Writing } from './writing.tsx';

const RecordTools = lazy(() => import('../records/record-tools.tsx'));

/** What is typed in a conversation and not sent: a reply with its files, records and proposal, a note, and which of the two is shown. */
export interface TypedHere {
  content: string;
  files: string;
  records: string;
  proposal: string;
  note: string;
  mode: string;
}

interface WriteAreaProps {
  desk: Desk;
  /** Null until loaded. */
  conversation: Conversation | null;
  members: readonly Colleague[];
  messages: readonly Message[];
  /** The message that is being edited. */
  edited: Message | undefined;
  onEdited: (message: Message) => void;
  onEditEnd: () => void;
  onEditLast: (() => void) | undefined;
  area: RefObject<HTMLTextAreaElement | null>;
  form: TypedForm<TypedHere>;
  typed: TypedHere;
  typing: ReturnType<typeof useTyping>;
  attached: Attached;
  isOnline: boolean;
  onSend: () => void;
  onNoteAdded: () => Promise<unknown>;
}

/** Below the messages: where the next one is written or one is edited, or why nothing can be. */
export function WriteArea({ desk, conversation, edited, form, typed, typing, onSend, ...rest }: WriteAreaProps) {
  if (!conversation)
    return (
      <div className="msg-composer" aria-hidden="true">
        <div className="msg-box msg-box-pending" />
      </div>
    );
  if (!conversation.actions.includes('write')) return <ReadOnlyNote desk={desk} text={typed.content} />;
  if (edited) return <EditForm key={edited.id} message={edited} onSaved={rest.onEdited} onClose={rest.onEditEnd} />;
  const records = readHeldRecords(typed.records);
  return (
    <Writing
      desk={desk}
      conversation={conversation}
      members={rest.members}
      messages={rest.messages}
      typed={typed}
      change={(some) => form.change(some)}
      onNoteAdded={rest.onNoteAdded}
    >
      {({ tools, confirm }) => (
        <Composer
          area={rest.area}
          text={typed.content}
          onText={(content) => {
            form.change({ content });
            typing.say();
          }}
          typing={typing.name}
          attached={rest.attached}
          held={readHeld(typed.proposal)}
          onHeld={(held) => form.change({ proposal: writeHeld(held) })}
          hasRecords={records.length > 0}
          records={
            <HeldRecordRows
              records={records}
              onRemove={(id) => {
                form.change({ records: writeHeldRecords(records.filter((one) => one.id !== id)) });
                rest.area.current?.focus();
              }}
            />
          }
          isOnline={rest.isOnline}
          onSend={() => confirm(onSend)}
          onEditLast={rest.onEditLast}
          tools={
            <>
              {desk.side === 'patient' && otherSide(conversation)?.party === 'provider' ? (
                <Suspense>
                  <RecordTools
                    conversation={conversation}
                    held={records}
                    // Read again: sharing takes a while, and some may be there already.
                    onAttached={(more) =>
                      form.change({
                        records: writeHeldRecords(withRecords(readHeldRecords(form.read().records), more)),
                      })
                    }
                  />
                </Suspense>
              ) : null}
              {tools(rest.area)}
            </>
          }
        />
      )}
    </Writing>
  );
}
