import { LOCALES } from '@travesia/contracts/kit';
import { ORGANIZATION_ROLES } from '@travesia/contracts/access';
import { inviteOrganizationMember } from '@travesia/contracts/organizations';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { adminOrganizationTexts } from '../texts.ts';
import type { OrganizationDialogProps } from './dialog-props.ts';

/** Invites a person to work for an organization. */
export function InviteMemberDialog({ organization, onChanged, onClose }: OrganizationDialogProps) {
  const t = useTexts(adminOrganizationTexts);
  const format = useFormat();
  const own = useLocale();
  const { busy, problem, fault, run } = useAct();
  const start = { email: '', role: 'manager', language: own };
  const { form } = useTypedForm(`organization.${organization.id}.invite`, start);
  const invite = (typed: typeof start) =>
    run(async () => {
      const email = typed.email.trim();
      const language = LOCALES.find((one) => one === typed.language) ?? own;
      const role = choiceOf(ORGANIZATION_ROLES, typed.role);
      await sessionCall(inviteOrganizationMember, { params: { id: organization.id }, body: { email, role, language } });
      showToast(t('invite.done', { email }));
      onChanged();
    });
  return (
    <FormDialog
      form={form}
      title={t('invite.title', { name: organization.name })}
      submit={t('act.invite')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={invite}
      onClose={onClose}
    >
      <TypedText type="email" name="email" label={t('field.email')} required />
      <TypedSelect
        name="role"
        label={t('field.role')}
        options={ORGANIZATION_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <TypedSelect
        name="language"
        label={t('field.language')}
        options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
      />
    </FormDialog>
  );
}
