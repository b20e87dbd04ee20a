import { LOCALES } from '@travesia/contracts/kit';
import { ORGANIZATION_TYPES, createOrganization } from '@travesia/contracts/organizations';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { useAct } from '../../../../lib/workbench/screen/use-act.ts';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { adminOrganizationTexts } from '../texts.ts';
import { FIELD_NAMES, OrganizationFields } from './organization-fields.tsx';

/** Makes an organization and invites its owner. */
export function NewOrganizationDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(adminOrganizationTexts);
  const format = useFormat();
  const language = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { busy, problem, fault, run } = useAct();
  const make = (form: FormData) =>
    run(async () => {
      const text = (name: string) => String(form.get(name) ?? '').trim();
      const chosen = LOCALES.find((one) => one === text('language')) ?? language;
      const { id, name } = await sessionCall(createOrganization, {
        body: {
          name: text('organization_name'),
          type: choiceOf(ORGANIZATION_TYPES, text('organization_type')),
          city: text('organization_city') || null,
          country: text('organization_country'),
          owner_email: text('owner_email'),
          language: chosen,
        },
      });
      showToast(t('made', { name }));
      await navigate(path(`/admin/organizations/${id}`));
    });
  return (
    <FormDialog
      place="organization.new"
      names={FIELD_NAMES}
      title={t('new')}
      submit={t('new.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={make}
      onClose={onClose}
    >
      <OrganizationFields />
      <TextField type="email" name="owner_email" label={t('field.owner')} required />
      <SelectField
        name="language"
        label={t('field.language')}
        options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
        defaultValue={language}
      />
    </FormDialog>
  );
}
