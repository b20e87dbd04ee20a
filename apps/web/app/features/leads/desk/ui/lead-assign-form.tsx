import { type FormEvent } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedFields, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { deskTexts } from '../texts.ts';
import type { LeadPartProps } from '../lead-part.ts';

/** Assigns a request to a team member. */
export function LeadAssignForm({ lead, calls, show, reload, me }: LeadPartProps & { me: string | null }) {
  const t = useTexts(deskTexts);
  const { busy, fault, run } = useAct();
  const { id, version, assignee, team } = lead;
  const { form, typed } = useTypedForm(`lead.${id}.assignee`, { assignee: assignee?.id ?? '' });
  // Someone of another side may have taken it; they stay visible as long as they have it.
  const people = assignee && !team.some((one) => one.id === assignee.id) ? [assignee, ...team] : team;
  const submit = async () => {
    const body = { assignee_id: typed.assignee || null, version };
    const changed = await run(() => sessionCall(calls.assign, { params: { id }, body }));
    if (!changed) return reload();
    form.clear();
    show(changed);
    showToast(t('assign.done'));
  };
  return (
    <form
      className="lead-desk-assign"
      data-draft="own"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TypedFields form={form}>
        <TypedSelect
          name="assignee"
          label={t('column.assignee')}
          options={[
            { value: '', label: t('assignee.nobody') },
            ...people.map((one) => ({
              value: one.id,
              label: one.id === me ? t('assign.me', { name: one.name }) : one.name,
            })),
          ]}
        />
      </TypedFields>
      <Button busy={busy}>{t('assign.submit')}</Button>
      <FailedAct fault={fault} />
    </form>
  );
}
