import { createClinician, listOwnClinicians, type OwnClinicians, SPECIALTY_MAX } from '@travesia/contracts/providers';
import { LOCALES } from '@travesia/contracts/kit';
import { useNavigate } from 'react-router';
import { useClinicArea } from '../../../contexts/index.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { LANGUAGE_NAME } from '../../../../lib/i18n/locale.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ConfigurationPage } from '../configuration/configuration-page.tsx';
import { contentOf } from './person-draft.ts';
import { fullName } from './person-view.ts';
import { peopleTexts } from './texts.ts';

/** `/provider/configuration/people/new`: name, specialty and license of a new clinician; the rest follows on their own page. */
export function NewPersonPage() {
  const t = useTexts(peopleTexts);
  return (
    <ConfigurationPage section="people" title={t('new.title')} description={t('new.description')}>
      <NewPerson />
    </ConfigurationPage>
  );
}

function NewPerson() {
  const t = useTexts(peopleTexts);
  const language = useLocale();
  const { base } = useClinicArea();
  const people = useCall(listOwnClinicians, { query: { language } }, { keep: true });
  return (
    <>
      <BackLink to={`${base}/configuration`}>{t('back')}</BackLink>
      <LoadState loaded={people}>
        {(known) =>
          known.actions.includes('add') ? <NewForm known={known} /> : <Notice icon="lock">{t('mayNot')}</Notice>
        }
      </LoadState>
    </>
  );
}

const START = {
  title: '',
  name: '',
  'specialty.en': '',
  'specialty.es': '',
  'specialty.pt': '',
  'license.registry': '',
  'license.number': '',
  specialty_number: '',
};

function NewForm({ known }: { known: OwnClinicians }) {
  const t = useTexts(peopleTexts);
  const language = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { id: clinicId, base } = useClinicArea();
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm(`clinic.${clinicId}.clinician.new`, START);
  const { registry_hint: registry, specialty_register: register } = known;
  const add = async (typed: typeof START) => {
    const spoken = known.language_choices.join(' ');
    const body = contentOf({ ...typed, languages: spoken, sees: 'in_person' }, new Date().getFullYear() - 1);
    const made = await run(() => sessionCall(createClinician, { query: { language }, body }));
    if (!made) return;
    form.clear();
    showToast(t('new.done', { name: fullName(made) }));
    void navigate(path(`${base}/configuration/people/${made.id}`));
  };
  return (
    <>
      <p className="muted measure">{t('new.lead')}</p>
      <SentForm
        form={form}
        className="stack people-new"
        checksFields
        problem={problem}
        fault={fault}
        busy={busy}
        onSubmit={(typed) => void add(typed)}
        foot={
          <div className="row">
            <Button variant="primary" busy={busy}>
              {t('add')}
            </Button>
            <LinkButton href={path(`${base}/configuration`)}>{t('new.cancel')}</LinkButton>
          </div>
        }
      >
        <div className="people-name">
          <TypedText name="title" label={t('field.title')} hint={t('hint.title')} maxLength={20} />
          <TypedText name="name" label={t('field.name')} required minLength={2} maxLength={120} autoComplete="off" />
        </div>
        <fieldset className="plain-set">
          <legend className="field-label">{t('field.specialty')}</legend>
          <div className="in-languages">
            {LOCALES.map((lang) => (
              <TypedText
                key={lang}
                name={`specialty.${lang}`}
                label={t('field.specialtyIn', { language: LANGUAGE_NAME[lang] })}
                lang={lang}
                required
                minLength={2}
                maxLength={SPECIALTY_MAX}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="plain-set">
          <legend className="field-label">{t('part.license')}</legend>
          <p className="small muted measure">{t('license.lead')}</p>
          <div className="profile-fields">
            <TypedText
              name="license.registry"
              label={t('field.registry')}
              hint={registry ? t('hint.registry', { example: registry }) : undefined}
              maxLength={80}
              autoComplete="off"
            />
            <TypedText name="license.number" label={t('field.number')} maxLength={40} autoComplete="off" />
            {register ? (
              <TypedText
                name="specialty_number"
                label={t('field.specialtyNumber', { register })}
                hint={t('hint.specialtyNumber', { register })}
                maxLength={40}
                autoComplete="off"
              />
            ) : null}
          </div>
        </fieldset>
      </SentForm>
    </>
  );
}
