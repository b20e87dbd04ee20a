import { LOCALES } from '@travesia/contracts/kit';
import { ORGANIZATION_TYPES, createOrganization } from '@travesia/contracts/organizations';
import { useNavigate } from 'react-router';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { adminOrganizationTexts } from '../texts.ts';
import { useCountries } from '../use-countries.ts';
import { FIELD_NAMES, OrganizationFields } from './organization-fields.tsx';

/** Creates an organization and invites its owner. */
export function NewOrganizationDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(adminOrganizationTexts);
  const format = useFormat();
  const language = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { busy, problem, fault, run } = useAct();
  const { data: countries } = useCountries();
  const { form, typed } = useTypedForm('organization.new', {
    name: '',
    type: 'clinic_network',
    city: '',
    country: countries?.[0]?.value ?? '',
    owner_email: '',
    language,
  });
  const make = () =>
    run(async () => {
      const chosen = LOCALES.find((one) => one === typed.language) ?? language;
      const { id, name } = await sessionCall(createOrganization, {
        body: {
          name: typed.name.trim(),
          type: choiceOf(ORGANIZATION_TYPES, typed.type),
          city: typed.city.trim() || null,
          country: typed.country,
          owner_email: typed.owner_email.trim(),
          language: chosen,
        },
      });
      showToast(t('made', { name }));
      await navigate(path(`/admin/organizations/${id}`));
    });
  return (
    <FormDialog
      form={form}
      names={FIELD_NAMES}
      title={t('new')}
      submit={t('new.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={make}
      onClose={onClose}
    >
      <OrganizationFields draft={typed} onChange={(changed) => form.change(changed)} />
      <TypedText type="email" name="owner_email" label={t('field.owner')} required />
      <TypedSelect
        name="language"
        label={t('field.language')}
        options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
      />
    </FormDialog>
  );
}
