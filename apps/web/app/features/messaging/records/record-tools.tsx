import { journeyMachine, listMyJourneys } from '@travesia/contracts/journeys';
import { MAX_PAGE_SIZE, statesTagged } from '@travesia/contracts/kit';
import type { Conversation } from '@travesia/contracts/messaging';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import { AttachRecords, type ChosenRecord } from '../../records/index.ts';
import { otherSide } from '../desk.ts';
import { messagingTexts } from '../texts.ts';

const ENDED: readonly string[] = statesTagged(journeyMachine, 'final');

interface RecordToolsProps {
  conversation: Conversation;
  held: readonly ChosenRecord[];
  onAttached: (records: readonly ChosenRecord[]) => void;
}

/** Attaches medical records for the clinic of an open journey: that of the conversation, or the newest with this clinic. */
export default function RecordTools({ conversation, held, onAttached }: RecordToolsProps) {
  const t = useTexts(messagingTexts);
  const [isOpen, setOpen] = useState(false);
  const clinic = otherSide(conversation);
  const { data } = useCall(listMyJourneys, { query: { tab: 'all', limit: MAX_PAGE_SIZE } });
  const open = (data?.data ?? []).filter(
    ({ provider, status }) => provider.id === clinic?.user_id && !ENDED.includes(status),
  );
  const journey = open.find(({ id }) => id === conversation.journey_id) ?? open[0];
  if (!journey) return null;
  return (
    <>
      <IconButton
        type="button"
        icon="file-text"
        className="msg-clip"
        label={t('records.add')}
        onClick={() => setOpen(true)}
      />
      {isOpen
        ? createPortal(
            // It stands outside the message’s form, which must not hear of what is submitted here either.
            <div onSubmit={(event) => event.stopPropagation()}>
              <AttachRecords
                journey={{ id: journey.id, reference: journey.reference, clinic: journey.provider.name }}
                attached={held.map(({ id }) => id)}
                onAttached={(records) => {
                  if (records.length) onAttached(records);
                }}
                onClose={() => setOpen(false)}
              />
            </div>,
            document.body,
          )
        : null}
    </>
  );
}
