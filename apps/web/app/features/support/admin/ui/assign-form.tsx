import { type AdminTicket, assignTicket } from '@travesia/contracts/support';
import type { FormEvent } from 'react';
import { TypedFields, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { supportTexts } from '../../texts.ts';
import { FailedAct } from '../../ui/parts/failed-act.tsx';

/** Assigns a ticket to a team member. */
export function AssignForm({ ticket, show }: { ticket: AdminTicket; show: (ticket: AdminTicket) => void }) {
  const t = useTexts(supportTexts);
  const { busy, problem, run } = useAct();
  const { id, version, assignee, team } = ticket;
  const { form, typed } = useTypedForm(`ticket.${id}.assignee`, { assignee: assignee?.id ?? '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      show(await sessionCall(assignTicket, { params: { id }, body: { assignee_id: typed.assignee || null, version } }));
      form.clear();
      showToast(t('team.given'));
    });
  };
  return (
    <form className="inbox-assign" data-draft="own" onSubmit={submit}>
      <TypedFields form={form}>
        <TypedSelect
          name="assignee"
          label={t('team.assign')}
          options={[
            { value: '', label: t('inbox.nobody') },
            ...team.map((member) => ({ value: member.id, label: member.name })),
          ]}
        />
      </TypedFields>
      <Button busy={busy}>{t('team.give')}</Button>
      <FailedAct problem={problem} />
    </form>
  );
}
