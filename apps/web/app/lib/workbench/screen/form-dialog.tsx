import { DialogForm, type DialogFormProps } from '../../forms/dialog-form.tsx';
import { useTexts } from '../../i18n/use-texts.tsx';
import { screenTexts } from './texts.ts';

/** A short form in a dialog of the administration. */
export function FormDialog(props: Omit<DialogFormProps, 'cancel'>) {
  const t = useTexts(screenTexts);
  return <DialogForm cancel={t('dialog.cancel')} {...props} />;
}
