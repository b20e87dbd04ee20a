import { listSigners, type NewClinicalReview, signReview, type Signers } from '@travesia/contracts/journeys';
import { useState } from 'react';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { ActProps } from '../act-props.ts';
import { journeyDeskTexts } from '../texts.ts';
import { NoSignerDialog } from './no-signer-dialog.tsx';
import { SignFields } from './sign-fields.tsx';

interface SignDialogProps extends ActProps {
  credentials: string | undefined;
}

/** Signs a clinician’s decision about the answers that were read. */
export function SignDialog(props: SignDialogProps) {
  const signers = useCall(listSigners);
  const people = signers.data?.data ?? [];
  return people.length ? (
    <SigningForm {...props} signers={signers} people={people} />
  ) : (
    <NoSignerDialog signers={signers} credentials={props.credentials} onClose={props.onClose} />
  );
}

const NOTHING = { decision: '', reason: '', clinician: '' };
type Typed = typeof NOTHING;

interface SigningFormProps extends ActProps {
  signers: Loaded<Signers>;
  people: Signers['data'];
}

function SigningForm({ journey, show, reload, onClose, signers, people }: SigningFormProps) {
  const t = useTexts(journeyDeskTexts);
  const [only] = people.length === 1 ? people : [];
  const { form, typed } = useTypedForm(`journey.${journey.id}.sign`, { ...NOTHING, clinician: only?.id ?? '' });
  const { busy, fault, problem, run } = useAct();
  const [isConfirming, setConfirming] = useState(false);
  const { id, version, answers, patient } = journey;
  // The answers as they were when the dialog opened: later ones were not read.
  const [read] = useState(answers?.revision ?? 0);
  const hasChanged = answers !== null && answers.revision !== read;
  const send = async ({ decision, reason, clinician }: Typed) => {
    const body: NewClinicalReview = {
      decision: decision as NewClinicalReview['decision'],
      reason,
      clinician_id: clinician,
      revision: read,
      version,
    };
    const changed = await run(() => sessionCall(signReview, { params: { id }, body }));
    setConfirming(false);
    if (!changed) {
      await Promise.all([reload(), signers.reload()]);
      return undefined;
    }
    show(changed);
    showToast(t('done.sign'));
    return true;
  };
  const confirmed = async () => {
    if (!(await send(form.read()))) return;
    form.clear();
    onClose();
  };
  return (
    <>
      <FormDialog
        title={t('sign.title', { name: patient.name })}
        form={form}
        submit={t('sign.submit')}
        isDangerous={typed.decision === 'unfit'}
        busy={busy}
        fault={fault}
        problem={problem}
        names={{ clinician_id: 'clinician' }}
        check={({ decision }) => ({ decision: decision ? undefined : t('sign.choose') })}
        onSubmit={(what) => {
          if (what.decision !== 'unfit') return send(what);
          setConfirming(true);
          return Promise.resolve(undefined);
        }}
        onClose={onClose}
      >
        {hasChanged ? (
          <Notice tone="warning" role="alert" title={t('sign.changed')}>
            {t('sign.changed.text')}
          </Notice>
        ) : (
          <p className="small muted">{t('sign.text', { revision: read })}</p>
        )}
        <SignFields
          decision={typed.decision}
          onDecide={(decision) => form.change({ decision })}
          people={people}
          clinician={typed.clinician}
        />
      </FormDialog>
      {isConfirming ? (
        <ConfirmDialog
          title={t('sign.unfit.title', { name: patient.name })}
          confirm={t('sign.unfit.confirm')}
          busy={busy}
          problem={null}
          onConfirm={() => void confirmed()}
          onClose={() => setConfirming(false)}
        >
          {t('sign.unfit.text')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
