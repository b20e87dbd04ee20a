import { type Application, beginApplication } from '@travesia/contracts/applications';
import { TypedFields } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { FieldErrors } from '../../../../ui/field/field-errors.ts';
import type { Choices } from '../choices.ts';
import { clinicBody, clinicErrors, NO_CLINIC } from '../clinic-form.ts';
import { applyTexts } from '../texts.ts';
import { useSentForm } from '../use-sent-form.ts';
import { ClinicFields } from './clinic-fields.tsx';
import { FormNotes } from './form-notes.tsx';

/** Starts an application for a signed-in user. */
export function BeginForm({ choices, onBegun }: { choices: Choices; onBegun: (application: Application) => void }) {
  const t = useTexts(applyTexts);
  const form = useSentForm(NO_CLINIC, clinicErrors, async (values) =>
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
      <form method="post" className="card apply-card apply-form" data-draft="own" noValidate onSubmit={form.onSubmit}>
        <FormNotes form={form} labels={labels} />
        <FieldErrors value={form.errors}>
          <TypedFields form={form.form}>
            <ClinicFields choices={choices} />
          </TypedFields>
        </FieldErrors>
        <Button variant="primary" size="large" busy={form.busy}>
          {t('begin.submit')}
        </Button>
      </form>
    </div>
  );
}
