import type { ReactNode } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { adminMoneyTexts } from '../texts.ts';

const NOTHING = { reason: '' };

interface ReasonDialogProps {
  /** Identifies the act and its subject, so that a typed reason survives a reload. */
  place: string;
  title: string;
  submit: string;
  /** The consequences. */
  explain: ReactNode;
  /** Who reads the reason. */
  hint: string;
  /** Said when it was done. */
  done: string;
  act: (reason: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a refusal, and sends it. */
export function ReasonDialog({ place, title, submit, explain, hint, done, act, reload, onClose }: ReasonDialogProps) {
  const t = useTexts(adminMoneyTexts);
  const { form } = useTypedForm(place, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const send = async ({ reason }: typeof NOTHING) => {
    const changed = await run(() => act(reason.trim()));
    await reload();
    if (!changed) return undefined;
    showToast(done);
    return true;
  };
  return (
    <FormDialog
      title={title}
      form={form}
      submit={submit}
      isDangerous
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{explain}</p>
      <TypedArea name="reason" label={t('reason')} hint={hint} rows={3} minLength={3} maxLength={500} required />
    </FormDialog>
  );
}
