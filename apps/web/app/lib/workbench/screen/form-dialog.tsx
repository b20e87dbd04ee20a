import { DialogForm, type DialogFormProps } from '../../forms/dialog-form.tsx';
import type { Texts } from '../../forms/draft/typed-form.ts';
import { useTexts } from '../../i18n/use-texts.tsx';
import { screenTexts } from './texts.ts';

/** A short form in an admin dialog. */
export function FormDialog<T extends Texts<T>>(props: Omit<DialogFormProps<T>, 'cancel'>) {
  const t = useTexts(screenTexts);
  return <DialogForm cancel={t('dialog.cancel')} {...props} />;
}
