import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { DialogForm } from '../../../ui/overlay/dialog-form.tsx';
import { screenTexts } from './texts.ts';

interface FormDialogProps {
  title: ReactNode;
  submit: ReactNode;
  /** Something that cannot easily be undone. */
  isDangerous?: boolean;
  busy: boolean;
  fault: string;
  /** Does it; true closes the dialog. */
  onSubmit: (form: FormData) => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog of the administration. */
export function FormDialog(props: FormDialogProps) {
  const t = useTexts(screenTexts);
  return <DialogForm cancel={t('dialog.cancel')} {...props} />;
}
