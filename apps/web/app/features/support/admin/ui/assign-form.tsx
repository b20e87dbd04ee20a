import { type AdminTicket, assignTicket } from '@travesia/contracts/support';
import type { FormEvent } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { supportTexts } from '../../texts.ts';
import { FailedAct } from '../../ui/parts/failed-act.tsx';

/** Who of the team answers a ticket. */
export function AssignForm({ ticket, show }: { ticket: AdminTicket; show: (ticket: AdminTicket) => void }) {
  const t = useTexts(supportTexts);
  const { busy, problem, run } = useAct();
  const { id, version, assignee, team } = ticket;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = String(new FormData(event.currentTarget).get('assignee') ?? '');
    void run(async () => {
      show(await sessionCall(assignTicket, { params: { id }, body: { assignee_id: chosen || null, version } }));
      showToast(t('team.given'));
    });
  };
  return (
    <form className="inbox-assign" data-draft="own" onSubmit={submit}>
      <SelectField
        name="assignee"
        label={t('team.assign')}
        defaultValue={assignee?.id ?? ''}
        options={[
          { value: '', label: t('inbox.nobody') },
          ...team.map((member) => ({ value: member.id, label: member.name })),
        ]}
      />
      <Button busy={busy}>{t('team.give')}</Button>
      <FailedAct problem={problem} />
    </form>
  );
}
