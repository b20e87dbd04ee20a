import { deliverDischarge, type Discharge, listSigners } from '@travesia/contracts/journeys';
import { useRef, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { dropDraft } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { dischargeTexts } from '../texts.ts';
import { draftPart, type DischargeWork } from './use-discharge-draft.ts';

interface DeliverDialogProps {
  work: DischargeWork;
  /** Name of the patient. */
  patient: string;
  onDelivered: (discharge: Discharge) => void;
  onClose: () => void;
}

/** Says what happens, who signs, and delivers the papers. */
export function DeliverDialog({ work: { known, draft }, patient, onDelivered, onClose }: DeliverDialogProps) {
  const t = useTexts(dischargeTexts);
  const owner = useSession((session) => session.user?.id ?? '');
  const signers = useCall(listSigners);
  const people = signers.data?.data ?? [];
  const [chosen, setChosen] = useState('');
  const { busy, problem, run } = useAct();
  const [isMissing, setMissing] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const clinician = chosen || (people.length === 1 ? (people[0]?.id ?? '') : '');
  const deliver = () => {
    setMissing(!clinician);
    if (!clinician) {
      fields.current?.querySelector('select')?.focus();
      return;
    }
    void run(async () => {
      const params = { id: known.journey_id };
      const body = { version: draft.saved.version, clinician_id: clinician };
      const delivered = await sessionCall(deliverDischarge, { params, body });
      dropDraft(owner, draftPart(known.journey_id));
      showToast(t('deliver.done'));
      onClose();
      onDelivered(delivered);
    });
  };
  return (
    <ConfirmDialog
      title={t('deliver.title', { name: patient })}
      confirm={t('deliver.open')}
      isWanted
      busy={busy}
      problem={problem}
      onConfirm={deliver}
      onClose={onClose}
    >
      <div ref={fields} className="stack">
        <ul className="quote-points">
          <li>{t('deliver.fixed')}</li>
          {known.is_correction ? (
            <li>{t('deliver.replaces')}</li>
          ) : (
            <>
              <li>{t('deliver.moves')}</li>
              <li>{t('deliver.money')}</li>
            </>
          )}
        </ul>
        <LoadState loaded={signers}>
          {({ data }) =>
            data.length ? (
              <SelectField
                name="clinician"
                label={t('deliver.clinician')}
                hint={data.find(({ id }) => id === clinician)?.license}
                error={isMissing ? t('deliver.choose') : undefined}
                value={clinician}
                onChange={({ currentTarget }) => {
                  setChosen(currentTarget.value);
                  setMissing(false);
                }}
                options={[
                  { value: '', label: t('deliver.choose') },
                  ...data.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            ) : (
              <Notice tone="warning">{t('deliver.nobody')}</Notice>
            )
          }
        </LoadState>
      </div>
    </ConfirmDialog>
  );
}
