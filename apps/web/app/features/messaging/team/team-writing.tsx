import type { Locale } from '@travesia/contracts/kit';
import type { Message } from '@travesia/contracts/messaging';
import { type RefObject, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { otherSide } from '../desk.ts';
import { writeHeld } from '../proposals/held-proposal.ts';
import { ProposalTools } from '../proposals/proposal-tools.tsx';
import { messagingTexts } from '../texts.ts';
import type { WritingProps } from '../thread/writing-slots.ts';
import { ColleaguesNote } from './colleagues-note.tsx';
import { mentioned } from './mentions.ts';
import { NoteComposer } from './note-composer.tsx';
import { SavedReplies } from './saved-replies.tsx';
import { teamTexts } from './texts.ts';
import { useOvertaken } from './use-overtaken.ts';
import { usePresence } from './use-presence.ts';

/** Where a team writes: replies or notes, beside its saved replies and the colleagues who are at it too. */
export default function TeamWriting({
  desk,
  conversation,
  members,
  messages,
  typed,
  change,
  onNoteAdded,
  children,
}: WritingProps) {
  const t = useTexts(teamTexts);
  const texts = useTexts(messagingTexts);
  const { id } = conversation;
  const other = otherSide(conversation);
  const name = other?.user_name ?? texts(`gone.${other?.party ?? 'patient'}`);
  const isNote = typed.mode === 'note';
  const isWriting = !isNote && typed.content.trim() !== '';
  const colleagues = usePresence(id, isWriting);
  const overtakenBy = useOvertaken(messages, isWriting);
  const [asked, setAsked] = useState<{ send: () => void } | null>(null);
  return (
    <div className="msg-writing">
      <ColleaguesNote colleagues={colleagues} overtakenBy={overtakenBy} />
      <Modes isNote={isNote} onChoose={(mode) => change({ mode })} />
      {isNote ? (
        <NoteComposer
          conversationId={id}
          outsider={name}
          members={members}
          text={typed.note}
          onText={(note) => change({ note })}
          onAdded={onNoteAdded}
        />
      ) : (
        children({
          tools: (area) => <ReplyTools {...{ desk, conversation, messages, area, content: typed.content, change }} />,
          confirm: (send) => {
            if (mentioned(typed.content, members).length) setAsked({ send });
            else send();
          },
        })
      )}
      {asked ? (
        <ConfirmDialog
          title={t('leak.title', { name })}
          confirm={t('leak.send')}
          isWanted
          busy={false}
          problem={null}
          onConfirm={() => {
            asked.send();
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{t('leak.text', { name })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

interface ReplyToolsProps extends Pick<WritingProps, 'desk' | 'conversation' | 'messages' | 'change'> {
  area: RefObject<HTMLTextAreaElement | null>;
  content: string;
}

/** What a team puts into a reply: times or a quote for a patient, and what it saved. */
function ReplyTools({ desk, conversation, messages, area, content, change }: ReplyToolsProps) {
  const texts = useTexts(messagingTexts);
  const other = otherSide(conversation);
  const name = other?.user_name ?? texts(`gone.${other?.party ?? 'patient'}`);
  const own = conversation.participants.find(({ is_own: isOwn }) => isOwn);
  return (
    <>
      {own?.party === 'provider' && own.user_id && other?.party === 'patient' ? (
        <ProposalTools
          conversationId={conversation.id}
          patient={name}
          clinicId={own.user_id}
          onHeld={(held) => change({ proposal: writeHeld(held) })}
        />
      ) : null}
      <SavedReplies
        desk={desk}
        area={area}
        text={content}
        receiver={{
          name,
          language: languageOf(messages),
          reference: conversation.journey_reference ?? '',
          clinic: own?.party === 'provider' ? own.user_name : null,
        }}
        onText={(text) => change({ content: text })}
      />
    </>
  );
}

/** The language the other side writes in. */
const languageOf = (messages: readonly Message[]): Locale =>
  messages.findLast(({ is_own_side: isOwn, language }) => !isOwn && language)?.language ?? 'en';

/** Whether a reply or a note is written. */
function Modes({ isNote, onChoose }: { isNote: boolean; onChoose: (mode: 'reply' | 'note') => void }) {
  const t = useTexts(teamTexts);
  return (
    <div className="msg-modes" role="group" aria-label={t('mode')}>
      {(['reply', 'note'] as const).map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === (isNote ? 'note' : 'reply')}
          data-mode={mode}
          onClick={() => onChoose(mode)}
        >
          {t(`mode.${mode}`)}
        </button>
      ))}
    </div>
  );
}
