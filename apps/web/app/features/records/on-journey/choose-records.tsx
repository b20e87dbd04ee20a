import type { ReactNode } from 'react';
import { MAX_PAGE_SIZE } from '@travesia/contracts/kit';
import { listRecords, type MedicalRecord } from '@travesia/contracts/records';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { CheckboxList } from '../../../ui/field/choice-list.tsx';
import { ShareDialog } from '../sharing/late.tsx';
import type { ShareJourney } from '../sharing/share-dialog-props.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import { onJourneyTexts } from './texts.ts';

interface ChooseRecordsProps {
  journey: ShareJourney;
  /** Ids of records that the clinic reads already. */
  shared: readonly string[];
  onShared: () => void;
  onClose: () => void;
}

/** Chooses which records the clinic of a journey may read; what that means is said in the next step. */
export function ChooseRecords({ journey, shared, onShared, onClose }: ChooseRecordsProps) {
  const loaded = useCall(listRecords, { query: { limit: MAX_PAGE_SIZE } });
  const [chosen, setChosen] = useState<readonly MedicalRecord[] | null>(null);
  if (chosen) return <ShareDialog records={chosen} journey={journey} onShared={onShared} onClose={onClose} />;
  const others = loaded.data?.data.filter(({ id }) => !shared.includes(id));
  return (
    <ChoiceForm clinic={journey.clinic} records={others ?? []} onChosen={setChosen} onClose={onClose}>
      <LoadState loaded={loaded}>{() => null}</LoadState>
    </ChoiceForm>
  );
}

interface ChoiceFormProps {
  clinic: string;
  records: readonly MedicalRecord[];
  onChosen: (records: readonly MedicalRecord[]) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Chooses some of the given records. */
export function ChoiceForm({ clinic, records, onChosen, onClose, children }: ChoiceFormProps) {
  const t = useTexts(onJourneyTexts);
  const { factsOf } = useRecordWords();
  const { form, typed } = useTypedForm(null, { records: '' });
  const [isMissing, setMissing] = useState(false);
  const ids = typed.records.split(' ').filter(Boolean);
  return (
    <DialogForm
      title={t('choose.title', { clinic })}
      form={form}
      cancel={t('choose.cancel')}
      submit={t('choose.next')}
      busy={false}
      fault=""
      problem={null}
      onSubmit={async () => {
        const chosen = records.filter(({ id }) => ids.includes(id));
        setMissing(chosen.length === 0);
        // The next step takes this one’s place: there is nothing to close.
        if (chosen.length) onChosen(chosen);
        return false;
      }}
      onClose={onClose}
    >
      {children}
      {records.length ? (
        <CheckboxList
          name="records"
          legend={t('choose.legend')}
          choices={records.map((record) => ({
            value: record.id,
            label: (
              <>
                {record.title}
                <span className="small muted">{['', ...factsOf(record)].join(' · ')}</span>
              </>
            ),
          }))}
          chosen={ids}
          error={isMissing && ids.length === 0 ? t('choose.missing') : undefined}
          onChoose={(id, isChosen) =>
            form.change({ records: (isChosen ? [...ids, id] : ids.filter((one) => one !== id)).join(' ') })
          }
        />
      ) : (
        <p>{t('choose.none')}</p>
      )}
      <p className="small">
        <ScreenLink to="/medical-records">{t('own.all')}</ScreenLink>
      </p>
    </DialogForm>
  );
}
