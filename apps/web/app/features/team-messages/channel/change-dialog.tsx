import {
  changeTeamChannel,
  MAX_CHANNEL_NAME,
  MAX_CHANNEL_PURPOSE,
  type TeamChannel,
} from '@travesia/contracts/team-messages';
import { useAct } from '../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedArea, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ReaderTicks, YES } from '../create/reader-ticks.tsx';
import type { TeamDesk } from '../data/desk.ts';
import { teamMessagesTexts } from '../texts.ts';

interface ChangeDialogProps {
  desk: TeamDesk;
  channel: TeamChannel;
  onChanged: (channel: TeamChannel) => void;
  onClose: () => void;
}

/** Changes name, purpose and, for the organization, who reads a channel. */
export function ChangeDialog({ desk, channel, onChanged, onClose }: ChangeDialogProps) {
  const t = useTexts(teamMessagesTexts);
  const { id, name, purpose, limited, clinic_takes_part: takesPart, kind } = channel;
  const { form, typed } = useTypedForm(`team-messages.change.${id}`, {
    name,
    purpose: purpose ?? '',
    limited: limited ? YES : '',
    takesPart: takesPart ? YES : '',
  });
  const { busy, problem, fault, run } = useAct();
  const send = (wanted: typeof typed) =>
    run(async () => {
      const body = {
        name: wanted.name,
        purpose: wanted.purpose,
        limited: wanted.limited === YES,
        clinic_takes_part: wanted.takesPart === YES,
      };
      onChanged(await sessionCall(changeTeamChannel, { params: { id }, body }));
    });
  return (
    <DialogForm
      form={form}
      title={t('change')}
      cancel={t('cancel')}
      submit={t('change.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      check={({ name: wanted }) => (wanted.trim() ? {} : { name: t('field.name.empty') })}
      onSubmit={send}
      onClose={onClose}
    >
      <TypedText
        name="name"
        label={t('field.name')}
        hint={t('field.name.hint')}
        maxLength={MAX_CHANNEL_NAME}
        autoComplete="off"
      />
      <TypedArea name="purpose" label={t('field.purpose')} rows={3} maxLength={MAX_CHANNEL_PURPOSE} />
      {desk.side === 'organization' ? (
        <ReaderTicks typed={typed} isOfClinic={kind !== 'topic'} onChange={(changed) => form.change(changed)} />
      ) : null}
    </DialogForm>
  );
}
