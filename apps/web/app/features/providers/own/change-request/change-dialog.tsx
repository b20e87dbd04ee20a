import { type ClinicProfile, updateClinicProfile } from '@travesia/contracts/providers';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { clinicTexts } from '../texts.ts';

interface ChangeDialogProps {
  profile: ClinicProfile;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Asks for another name, type or country; what is not changed is not asked for. */
export default function ChangeDialog({ profile, reload, onClose }: ChangeDialogProps) {
  const t = useTexts(clinicTexts);
  const language = useLocale();
  const { busy, fault, problem, run, forget } = useAct();
  const { pending_changes: waiting, type_choices: types, country_choices: countries, address } = profile;
  const before = {
    name: waiting?.name ?? profile.name,
    type: waiting?.type?.slug ?? profile.type.slug,
    country: waiting?.country?.code ?? address.country,
  };
  const { form } = useTypedForm(`clinic.${profile.id}.change`, before);
  return (
    <DialogForm
      title={t('change.title')}
      form={form}
      cancel={t('change.cancel')}
      submit={t('change.send')}
      busy={busy}
      fault={fault}
      problem={problem}
      check={({ name, type, country }) =>
        name.trim() === before.name && type === before.type && country === before.country
          ? { name: t('change.nothing') }
          : {}
      }
      names={{ 'type.slug': 'type', 'address.country': 'country' }}
      onSubmit={({ name, type, country }) =>
        run(async () => {
          const { street, city, state, postal_code } = address;
          const slug = types.find((one) => one.slug === type) ?? profile.type;
          await sessionCall(updateClinicProfile, {
            query: { language },
            body: {
              version: profile.version,
              name: name.trim(),
              type: slug,
              address: { street, city, state, postal_code, country },
            },
          });
          await reload();
          showToast(t('change.sent'));
        })
      }
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <p className="muted">{t('change.explain')}</p>
      <TypedText name="name" label={t('fixed.name')} required minLength={2} maxLength={120} autoComplete="off" />
      <TypedSelect
        name="type"
        label={t('fixed.type')}
        options={types.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <TypedSelect
        name="country"
        label={t('fixed.country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </DialogForm>
  );
}
