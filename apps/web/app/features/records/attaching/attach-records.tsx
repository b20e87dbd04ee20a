import { MAX_PAGE_SIZE } from '@travesia/contracts/kit';
import { listRecords, type MedicalRecord } from '@travesia/contracts/records';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ChoiceForm } from '../on-journey/choose-records.tsx';
import { ShareDialog } from '../sharing/late.tsx';
import type { ShareJourney } from '../sharing/share-dialog-props.ts';

/** A record that goes with something its patient sends to a clinic. */
export interface ChosenRecord {
  id: string;
  title: string;
}

export interface AttachRecordsProps {
  /** The journey whose clinic receives them. */
  journey: ShareJourney;
  /** Ids of those that are attached already. */
  attached: readonly string[];
  onAttached: (records: readonly ChosenRecord[]) => void;
  onClose: () => void;
}

const isShared = ({ shares }: MedicalRecord, { id }: ShareJourney) => shares.some((one) => one.journey_id === id);

/** Chooses records to send to a clinic. Those that it can’t read yet are shared first, with consent and a day; only what is shared is attached. */
export function AttachRecords({ journey, attached, onAttached, onClose }: AttachRecordsProps) {
  const loaded = useCall(listRecords, { query: { limit: MAX_PAGE_SIZE } });
  const [asked, setAsked] = useState<readonly MedicalRecord[] | null>(null);
  if (asked)
    return (
      <ShareDialog
        records={asked}
        journey={journey}
        onShared={(ids) => onAttached(asked.filter(({ id }) => ids.includes(id)))}
        onClose={onClose}
      />
    );
  const others = loaded.data?.data.filter(({ id }) => !attached.includes(id)) ?? [];
  return (
    <ChoiceForm
      clinic={journey.clinic}
      records={others}
      onChosen={(chosen) => {
        onAttached(chosen.filter((record) => isShared(record, journey)));
        const rest = chosen.filter((record) => !isShared(record, journey));
        if (rest.length) setAsked(rest);
        else onClose();
      }}
      onClose={onClose}
    >
      <LoadState loaded={loaded}>{() => null}</LoadState>
    </ChoiceForm>
  );
}
