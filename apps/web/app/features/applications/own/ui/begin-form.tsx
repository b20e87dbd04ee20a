import { type Application, beginApplication } from '@travesia/contracts/applications';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { Choices } from '../choices.ts';
import { clinicBody, clinicErrors } from '../clinic-form.ts';
import { applyTexts } from '../texts.ts';
import { useSentForm } from '../use-sent-form.ts';
import { ClinicFields } from './clinic-fields.tsx';
import { FormNotes } from './form-notes.tsx';

/** Begins an application for somebody who is signed in. */
export function BeginForm({ choices, onBegun }: { choices: Choices; onBegun: (application: Application) => void }) {
  const t = useTexts(applyTexts);
  const form = useSentForm(clinicErrors, async (values) =>
    onBegun(await sessionCall(beginApplication, { body: { provider: clinicBody(values) } })),
  );
  const labels = {
    name: t('field.business.trade_name'),
    type: t('field.business.type'),
    country: t('field.business.country'),
    city: t('field.business.city'),
    phone: t('field.contact.phone'),
    website: t('field.contact.website'),
  };
  return (
    <div className="apply-begin stack-wide">
      <div className="stack">
        <h1>{t('begin.heading')}</h1>
        <p className="lead">{t('begin.lead')}</p>
        <p className="muted">{t('intro.time')}</p>
      </div>
      <form
        method="post"
        className="card apply-card apply-form"
        data-draft="begin"
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        <FormNotes form={form} labels={labels} />
        <ClinicFields choices={choices} errors={form.errors} values={form.values} />
        <Button variant="primary" size="large" busy={form.busy}>
          {t('begin.submit')}
        </Button>
      </form>
    </div>
  );
}
