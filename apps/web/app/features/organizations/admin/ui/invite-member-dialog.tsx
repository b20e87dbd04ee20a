import { LOCALES } from '@travesia/contracts/kit';
import { ORGANIZATION_ROLES } from '@travesia/contracts/access';
import { inviteOrganizationMember } from '@travesia/contracts/organizations';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { useAct } from '../../../../lib/workbench/screen/use-act.ts';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { adminOrganizationTexts } from '../texts.ts';
import type { OrganizationDialogProps } from './dialog-props.ts';

/** Invites somebody to work for a network. */
export function InviteMemberDialog({ organization, onChanged, onClose }: OrganizationDialogProps) {
  const t = useTexts(adminOrganizationTexts);
  const format = useFormat();
  const own = useLocale();
  const { busy, problem, fault, run } = useAct();
  const invite = (form: FormData) =>
    run(async () => {
      const email = String(form.get('email') ?? '').trim();
      const language = LOCALES.find((one) => one === form.get('language')) ?? own;
      const role = choiceOf(ORGANIZATION_ROLES, form.get('role'));
      await sessionCall(inviteOrganizationMember, { params: { id: organization.id }, body: { email, role, language } });
      showToast(t('invite.done', { email }));
      onChanged();
    });
  return (
    <FormDialog
      place={`organization.${organization.id}.invite`}
      title={t('invite.title', { name: organization.name })}
      submit={t('act.invite')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={invite}
      onClose={onClose}
    >
      <TextField type="email" name="email" label={t('field.email')} required />
      <SelectField
        name="role"
        label={t('field.role')}
        options={ORGANIZATION_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        defaultValue="manager"
      />
      <SelectField
        name="language"
        label={t('field.language')}
        options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
        defaultValue={own}
      />
    </FormDialog>
  );
}
