import { OrganizationType } from '@travesia/contracts/organizations';
import { editOrganization } from '@travesia/contracts/platform-admin';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../screen/form-dialog.tsx';
import { useAct } from '../../screen/use-act.ts';
import { adminOrganizationTexts } from '../texts.ts';
import type { OrganizationDialogProps } from './dialog-props.ts';
import { OrganizationFields } from './organization-fields.tsx';

/** Changes what a network is called, is and where it sits, with a reason. */
export function EditOrganizationDialog({ organization, onChanged, onClose }: OrganizationDialogProps) {
  const t = useTexts(adminOrganizationTexts);
  const { busy, fault, run } = useAct();
  const save = (form: FormData) =>
    run(async () => {
      const text = (name: string) => String(form.get(name) ?? '').trim();
      await sessionCall(editOrganization, {
        params: { id: organization.id },
        body: {
          version: organization.version,
          reason: text('reason'),
          name: text('organization_name'),
          type: OrganizationType.parse(text('organization_type')),
          city: text('organization_city') || null,
          country: text('organization_country'),
        },
      });
      showToast(t('saved', { name: text('organization_name') }));
      onChanged();
    });
  return (
    <FormDialog title={t('act.edit')} submit={t('save')} busy={busy} fault={fault} onSubmit={save} onClose={onClose}>
      <OrganizationFields organization={organization} />
      <TextField name="reason" label={t('field.reason')} required minLength={5} maxLength={500} />
    </FormDialog>
  );
}
