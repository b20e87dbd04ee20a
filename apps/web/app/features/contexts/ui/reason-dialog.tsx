import type { ReactNode } from 'react';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { DialogForm, type DialogFormProps } from '../../../lib/forms/dialog-form.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { accessTexts } from '../texts.ts';

interface ReasonDialogProps extends Omit<DialogFormProps, 'cancel' | 'names' | 'onSubmit' | 'onDone' | 'children'> {
  /** What it leads to, with counts. */
  explain: ReactNode;
  /** Does it; true closes the dialog. */
  onSubmit: (reason: string) => Promise<boolean>;
}

const NAMES = { reason: 'context-reason' };

/** Asks for the reason of an act that others will read about. What was typed stays when it fails. */
export function ReasonDialog({ explain, onSubmit, ...dialog }: ReasonDialogProps) {
  const t = useTexts(accessTexts);
  const reasonIn = (form: FormData) => String(form.get(NAMES.reason) ?? '').trim();
  return (
    <DialogForm {...dialog} names={NAMES} cancel={t('reason.cancel')} onSubmit={(form) => onSubmit(reasonIn(form))}>
      <p>{explain}</p>
      <TextArea
        name={NAMES.reason}
        label={t('reason.label')}
        hint={t('reason.hint')}
        required
        minLength={5}
        maxLength={300}
        rows={3}
      />
    </DialogForm>
  );
}
