import { changeCompanion, type Companion } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { companionTexts } from '../texts.ts';
import { RightsField } from './rights-field.tsx';

const NAME_MAX = 80;

export interface OfCompanionProps {
  journeyId: string;
  companion: Companion;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Changes what a companion may read, and how the patient calls them. */
export function ChangeDialog({ journeyId, companion, reload, onClose }: OfCompanionProps) {
  const t = useTexts(companionTexts);
  const { id, name, version } = companion;
  const [rights, setRights] = useState(companion.rights);
  const { form } = useTypedForm(`journey.${journeyId}.companion.${id}`, { name });
  const { busy, problem, fault, run } = useAct();
  const change = async (typed: { name: string }) => {
    const params = { id: journeyId, companionId: id };
    const body = { version, name: typed.name.trim(), rights };
    const changed = await run(() => sessionCall(changeCompanion, { params, body }));
    void reload();
    if (!changed) return false;
    showToast(t('changed'));
    return true;
  };
  return (
    <FormDialog
      title={t('change.title', { name })}
      form={form}
      submit={t('change.submit')}
      busy={busy}
      problem={problem}
      fault={fault}
      check={() => ({ rights: rights.length ? undefined : t('wrong.rights') })}
      onSubmit={change}
      onClose={onClose}
    >
      <TypedText name="name" label={t('field.name')} hint={t('field.nameHint')} maxLength={NAME_MAX} required />
      <RightsField rights={rights} onChoose={setRights} />
    </FormDialog>
  );
}
