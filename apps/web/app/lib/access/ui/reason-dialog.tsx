import { useState, type ReactNode } from 'react';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { DialogForm } from '../../../ui/overlay/dialog-form.tsx';
import { useTexts } from '../../i18n/use-texts.tsx';
import { accessTexts } from '../texts.ts';

interface ReasonDialogProps {
  title: ReactNode;
  /** What it leads to, with counts. */
  explain: ReactNode;
  /** Names the result. */
  submit: ReactNode;
  /** Something that cannot easily be undone. */
  isDangerous?: boolean;
  busy: boolean;
  /** Why it did not work the last time. */
  fault: string;
  /** Does it; true closes the dialog. */
  onSubmit: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason of an act that others will read about. What was typed stays when it fails. */
export function ReasonDialog({ explain, onSubmit, ...dialog }: ReasonDialogProps) {
  const t = useTexts(accessTexts);
  const [reason, setReason] = useState('');
  return (
    <DialogForm {...dialog} cancel={t('reason.cancel')} onSubmit={() => onSubmit(reason.trim())}>
      <p>{explain}</p>
      <TextArea
        name="context-reason"
        label={t('reason.label')}
        hint={t('reason.hint')}
        required
        minLength={5}
        maxLength={300}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
