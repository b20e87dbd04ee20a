import { assignCredential, type KeptCredential, listCredentialKeepers } from '@travesia/contracts/credentials';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedSelect } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { upkeepTexts } from './texts.ts';

interface OwnerDialogProps {
  credential: KeptCredential;
  onDone: () => void;
  onClose: () => void;
}

/** Chooses who is responsible for renewing a credential: someone at the clinic, its organization or the platform. */
export function OwnerDialog({ credential: { id, kind, owner }, onDone, onClose }: OwnerDialogProps) {
  const t = useTexts(upkeepTexts);
  const keepers = useCall(listCredentialKeepers, { params: { id } });
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm(null, { user_id: owner?.id ?? '' });
  const send = ({ user_id: chosen }: { user_id: string }) =>
    run(async () => {
      await sessionCall(assignCredential, { params: { id }, body: { user_id: chosen || null } });
      showToast(t('owner.done'));
      onDone();
    });
  return (
    <DialogForm
      form={form}
      title={t('owner.title', { kind: t(`kind.${kind}`) })}
      cancel={t('cancel')}
      submit={t('owner.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      {keepers.problem ? <FailedLoad problem={keepers.problem} retry={keepers.reload} /> : null}
      <TypedSelect
        name="user_id"
        label={t('owner.who')}
        hint={t('owner.hint')}
        disabled={keepers.data === null}
        options={[
          { value: '', label: t('owner.nobody') },
          ...(keepers.data?.data ?? []).map(({ id: value, name, side }) => ({
            value,
            label: t('owner.of', { name: name ?? t('someone'), side: t(`side.${side}`) }),
          })),
        ]}
      />
    </DialogForm>
  );
}
