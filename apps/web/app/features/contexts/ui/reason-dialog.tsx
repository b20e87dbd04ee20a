import type { ReactNode } from 'react';
import { DialogForm, type DialogFormProps } from '../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { accessTexts } from '../texts.ts';

interface Reason {
  'context-reason': string;
}

interface ReasonDialogProps extends Omit<
  DialogFormProps<Reason>,
  'form' | 'cancel' | 'names' | 'sentences' | 'check' | 'onSubmit' | 'onDone' | 'children'
> {
  /** Identifies the action and its subject, so that the reason survives a reload. */
  place: string;
  /** Whether it may be left out. */
  optional?: boolean;
  /** The consequences, with counts. */
  explain: ReactNode;
  /** Performs the action; resolving to true closes the dialog. */
  onSubmit: (reason: string) => Promise<boolean | undefined>;
}

/** The screen behind may have a field with the same name. */
const NAMES = { reason: 'context-reason' } as const;
const NOTHING: Reason = { 'context-reason': '' };

/** Asks for the reason of an action that others can see. Typed text is kept on failure. */
export function ReasonDialog({ place, explain, optional = false, onSubmit, ...dialog }: ReasonDialogProps) {
  const t = useTexts(accessTexts);
  const { form } = useTypedForm(place, NOTHING);
  return (
    <DialogForm
      {...dialog}
      form={form}
      names={NAMES}
      sentences={{ [NAMES.reason]: t('enter.reasonShort') }}
      cancel={t('reason.cancel')}
      onSubmit={(typed) => onSubmit(typed[NAMES.reason].trim())}
    >
      <p>{explain}</p>
      <TypedArea
        name={NAMES.reason}
        label={t('reason.label')}
        hint={t(optional ? 'reason.optional' : 'reason.hint')}
        required={!optional}
        minLength={5}
        maxLength={300}
        rows={3}
      />
    </DialogForm>
  );
}
