import {
  checkQuestionnaire,
  type ClinicIntake,
  getClinicIntake,
  type IntakeSection,
  questionsOf,
  resetClinicIntake,
  updateClinicIntake,
} from '@travesia/contracts/journeys';
import { useEffect } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { useDraftForm, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { ConfigurationPage } from '../../../providers/index.ts';
import { textIn } from '../../templates/step-list.ts';
import { journeysTexts } from '../../texts.ts';
import { ResetButton } from '../../ui/reset-button.tsx';
import { OwnTreatmentSelect } from '../../ui/treatment-choice.tsx';
import { intakeTexts } from '../texts.ts';
import { FormBuilder } from './form-builder.tsx';
import { PhonePreview } from './phone-preview.tsx';

/** `/provider/configuration/intake`: the clinic's intake form of each treatment. */
export function IntakePage() {
  const t = useTexts(intakeTexts);
  return (
    <ConfigurationPage section="intake" title={t('page.title')} description={t('page.description')}>
      <p className="muted team-lead">{t('page.lead')}</p>
      <OwnTreatmentSelect>{(treatment) => <Form key={treatment} treatment={treatment} />}</OwnTreatmentSelect>
    </ConfigurationPage>
  );
}

function Form({ treatment }: { treatment: string }) {
  const language = useLocale();
  const intake = useCall(getClinicIntake, { query: { treatment, language } });
  return (
    <LoadState loaded={intake} tall>
      {(data) => <IntakeForm intake={data} taken={intake.show} />}
    </LoadState>
  );
}

const savedOf = ({ sections, version }: ClinicIntake): Saved => ({
  version,
  form: { sections: JSON.stringify(sections) },
});
const sectionsIn = (text: string | undefined): IntakeSection[] => JSON.parse(text || '[]') as IntakeSection[];

interface IntakeFormProps {
  intake: ClinicIntake;
  taken: (intake: ClinicIntake) => void;
}

function IntakeForm({ intake, taken }: IntakeFormProps) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const format = useFormat();
  const language = useLocale();
  const { id } = useClinicArea();
  const owner = useSession((session) => session.user?.id ?? '');
  const { actions, is_default: isDefault, treatment } = intake;
  const query = { treatment, language };
  const { draft, state } = useDraftForm({
    part: `clinic.${id}.intake.${treatment}`,
    owner,
    saved: savedOf(intake),
    save: async (form, version) => {
      const body = { version, sections: sectionsIn(form['sections']) };
      const now = await sessionCall(updateClinicIntake, { query, body });
      taken(now);
      return savedOf(now);
    },
    presentOf: (present) => savedOf(present as ClinicIntake),
  });
  const sections = sectionsIn(useTyped({ draft })['sections']);
  useEffect(() => draft.follow(savedOf(intake)), [draft, intake]);
  const reset = async () => {
    const now = await sessionCall(resetClinicIntake, { query, body: { version: draft.saved.version } });
    draft.discard();
    taken(now);
    return now;
  };
  return (
    <>
      <div className="row config-state">
        <Badge tone={isDefault ? 'neutral' : 'primary'}>{words(isDefault ? 'default' : 'own')}</Badge>
        {actions.includes('reset') ? <ResetButton text={t('reset.text')} reset={reset} /> : null}
      </div>
      {actions.length ? null : <Notice icon="lock">{words('readOnly')}</Notice>}
      <div className="config-columns">
        <div>
          <SavedForm
            draft={draft}
            state={state}
            labelledBy="intake"
            labelOf={() => t('list.heading')}
            shown={(_name, text) =>
              format.list(
                questionsOf({ sections: sectionsIn(text) }).map((question) => textIn(question.text, language)),
              )
            }
          >
            <FormBuilder
              sections={sections}
              mayChange={actions.includes('change')}
              present={() => sectionsIn(draft.form['sections'])}
              // What can't be saved waits until it is corrected.
              change={(next, when) =>
                draft.edit(
                  'sections',
                  JSON.stringify(next),
                  checkQuestionnaire({ sections: next }).length ? 'leave' : when,
                )
              }
            />
          </SavedForm>
        </div>
        <PhonePreview sections={sections} />
      </div>
    </>
  );
}
