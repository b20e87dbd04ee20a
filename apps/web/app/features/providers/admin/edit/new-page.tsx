import { createAdminProvider } from '@travesia/contracts/providers';
import { useNavigate } from 'react-router';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { adminProviderTexts } from '../texts.ts';
import { AlikeNotice } from './alike-notice.tsx';
import { emptyClinic, newClinicOf } from './new-clinic.ts';
import { NAMES_IN_FORM, NewForm } from './new-form.tsx';
import { useChoices } from './use-choices.ts';

const ADMINS = ['admin'] as const;

/** `/admin/providers/new`: creates a clinic and invites its owner, after checking that it does not exist yet. */
export function NewPage() {
  const t = useTexts(adminProviderTexts);
  return (
    <PortalPage title={t('create.title')} description={t('description')} roles={ADMINS} feature="admin_providers">
      <div className="stack-wide">
        <BackLink to="/admin/providers">{t('back')}</BackLink>
        <h1>{t('create.title')}</h1>
        <p className="muted">{t('create.lead')}</p>
        <Creation />
      </div>
    </PortalPage>
  );
}

function Creation() {
  const t = useTexts(adminProviderTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const choices = useChoices();
  const { form, typed: draft } = useTypedForm('new-provider', emptyClinic(locale));
  const { busy, problem, run } = useAct();
  if (!choices.data)
    return choices.problem ? <FailedLoad problem={choices.problem} retry={choices.reload} /> : <LinesLoading />;
  const create = () =>
    run(async () => {
      const { id, name } = await sessionCall(createAdminProvider, { body: newClinicOf(draft) });
      form.clear();
      showToast(t('create.done', { name }));
      await navigate(path(`/admin/providers/${id}`));
    });
  const country = choices.data.countryOf.get(draft.city);
  return (
    <div className="admin-halves">
      <SentForm
        form={form}
        className="stack"
        problem={problem}
        names={NAMES_IN_FORM}
        busy={busy}
        onSubmit={() => void create()}
        foot={
          <Button type="submit" variant="primary" busy={busy} className="admin-start">
            {t('create.submit')}
          </Button>
        }
      >
        <NewForm draft={draft} choices={choices.data} onChange={(changed) => form.change(changed)} />
      </SentForm>
      <AlikeNotice name={draft.name} phone={draft.phone} licence={draft.licence_number} country={country} />
    </div>
  );
}
