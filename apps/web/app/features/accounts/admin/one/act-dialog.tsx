import type { ReactNode } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { usersTexts } from '../texts.ts';

interface ActDialogProps {
  title: string;
  /** Identifies the action and the account, so that the reason survives a reload. */
  place: string;
  /** The consequences, with counts. */
  explain: ReactNode;
  /** Label of the submit button. */
  submit: string;
  /** Whether a reason is asked for, and whether it is required. */
  reason: 'none' | 'optional' | 'required';
  isDangerous?: boolean;
  children?: ReactNode;
  /** Performs the action; rejects with the problem if it fails. */
  act: (reason: string) => Promise<unknown>;
  onDone: () => void;
  /** Called when the account changed in the meantime. */
  onStale: () => void;
  onClose: () => void;
}

const NOTHING = { reason: '' };

/** Confirms an action on an account. The safe choice comes first; typed text is kept if the action fails. */
export function ActDialog({ explain, reason, place, children, act, onStale, ...dialog }: ActDialogProps) {
  const t = useTexts(usersTexts);
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm(reason === 'none' ? null : place, NOTHING);
  const send = async (typed: typeof NOTHING): Promise<boolean> => {
    const isDone = await run(async () => {
      try {
        await act(typed.reason.trim());
      } catch (error) {
        if (problemOf(error)?.code === 'request.stale_version') onStale();
        throw error;
      }
      return true;
    });
    return isDone ?? false;
  };
  return (
    <DialogForm
      {...dialog}
      form={form}
      cancel={t('act.cancel')}
      busy={busy}
      fault={fault}
      sentences={{ reason: t('act.reasonShort') }}
      problem={problem}
      onSubmit={send}
    >
      <div>{explain}</div>
      {children}
      {reason === 'none' ? null : (
        <TypedArea
          name="reason"
          label={t(`act.reason.${reason}`)}
          hint={t('act.reasonHint')}
          required={reason === 'required'}
          minLength={5}
          maxLength={300}
          rows={3}
        />
      )}
    </DialogForm>
  );
}
