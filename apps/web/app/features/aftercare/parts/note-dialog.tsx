import { addIncidentNote, type Incident, moveIncident, NOTE_MAX } from '@travesia/contracts/aftercare';
import { useAct } from '../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { aftercareTexts } from '../texts.ts';

export type NoteKind = 'shared' | 'internal' | 'resolve';

interface NoteDialogProps {
  kind: NoteKind;
  incident: Incident;
  isPatient: boolean;
  onChanged: (incident: Incident) => void;
  onClose: () => void;
}

/** Writes a note, and says who reads it. */
export function NoteDialog({ kind, incident, isPatient, onChanged, onClose }: NoteDialogProps) {
  const t = useTexts(aftercareTexts);
  const { id, version } = incident;
  const { form } = useTypedForm(`incident.${id}.${kind}`, { note: '' });
  const { busy, fault, problem, run } = useAct();
  const save = async ({ note }: { note: string }) => {
    const text = note.trim();
    const changed = await run(() =>
      kind === 'resolve'
        ? sessionCall(moveIncident, { params: { id }, body: { version, action: 'resolve' as const, note: text } })
        : sessionCall(addIncidentNote, { params: { id }, body: { text, shared: kind === 'shared' } }),
    );
    if (!changed) return false;
    onChanged(changed);
    showToast(t('act.done'));
    return true;
  };
  const title = {
    shared: isPatient ? 'act.reply' : 'act.write',
    internal: 'act.internal',
    resolve: 'act.resolve',
  } as const;
  const submit = { shared: 'dialog.send', internal: 'dialog.save', resolve: 'act.resolve' } as const;
  const hint = isPatient
    ? 'dialog.clinicHint'
    : ({ shared: 'dialog.sharedHint', internal: 'dialog.internalHint', resolve: 'dialog.resolveHint' } as const)[kind];
  return (
    <DialogForm
      title={t(title[kind])}
      form={form}
      cancel={t('cancel')}
      submit={t(submit[kind])}
      busy={busy}
      problem={problem}
      fault={fault}
      onSubmit={save}
      onClose={onClose}
    >
      <TypedArea
        name="note"
        label={t(kind === 'shared' ? 'dialog.message' : 'dialog.note')}
        hint={t(hint)}
        rows={4}
        maxLength={NOTE_MAX}
        required
      />
    </DialogForm>
  );
}
