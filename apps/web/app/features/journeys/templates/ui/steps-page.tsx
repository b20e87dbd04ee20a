import {
  checkSteps,
  type ClinicSteps,
  getClinicSteps,
  type JourneyStep,
  resetClinicSteps,
  updateClinicSteps,
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
import { journeysTexts } from '../../texts.ts';
import { ResetButton } from '../../ui/reset-button.tsx';
import { OwnTreatmentSelect } from '../../ui/treatment-choice.tsx';
import { textIn } from '../step-list.ts';
import { stepsTexts } from '../texts.ts';
import { StepsEditor } from './steps-editor.tsx';

/** `/provider/configuration/steps`: the clinic's journey template of each treatment. */
export function StepsPage() {
  const t = useTexts(stepsTexts);
  return (
    <ConfigurationPage section="steps" title={t('page.title')} description={t('page.description')}>
      <p className="muted team-lead">{t('page.lead')}</p>
      <OwnTreatmentSelect>{(treatment) => <Template key={treatment} treatment={treatment} />}</OwnTreatmentSelect>
    </ConfigurationPage>
  );
}

function Template({ treatment }: { treatment: string }) {
  const language = useLocale();
  const template = useCall(getClinicSteps, { query: { treatment, language } });
  return (
    <LoadState loaded={template} tall>
      {(data) => <TemplateForm template={data} taken={template.show} />}
    </LoadState>
  );
}

const savedOf = ({ steps, version }: ClinicSteps): Saved => ({ version, form: { steps: JSON.stringify(steps) } });
const stepsIn = (text: string | undefined): JourneyStep[] => JSON.parse(text || '[]') as JourneyStep[];

interface TemplateFormProps {
  template: ClinicSteps;
  taken: (template: ClinicSteps) => void;
}

function TemplateForm({ template, taken }: TemplateFormProps) {
  const t = useTexts(stepsTexts);
  const words = useTexts(journeysTexts);
  const format = useFormat();
  const language = useLocale();
  const { id } = useClinicArea();
  const owner = useSession((session) => session.user?.id ?? '');
  const { actions, facts, is_default: isDefault, time_zone: timeZone, treatment } = template;
  const query = { treatment, language };
  const { draft, state } = useDraftForm({
    part: `clinic.${id}.steps.${treatment}`,
    owner,
    saved: savedOf(template),
    save: async (form, version) => {
      const now = await sessionCall(updateClinicSteps, { query, body: { version, steps: stepsIn(form['steps']) } });
      taken(now);
      return savedOf(now);
    },
    presentOf: (present) => savedOf(present as ClinicSteps),
  });
  const steps = stepsIn(useTyped({ draft })['steps']);
  useEffect(() => draft.follow(savedOf(template)), [draft, template]);
  const reset = async () => {
    const now = await sessionCall(resetClinicSteps, { query, body: { version: draft.saved.version } });
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
      <SavedForm
        draft={draft}
        state={state}
        labelledBy="steps"
        labelOf={() => t('list.heading')}
        shown={(_name, text) => format.list(stepsIn(text).map((step) => textIn(step.title, language)))}
      >
        <StepsEditor
          steps={steps}
          facts={facts}
          timeZone={timeZone}
          mayChange={actions.includes('change')}
          present={() => stepsIn(draft.form['steps'])}
          // What can't be saved waits until it is corrected.
          change={(next, when) => draft.edit('steps', JSON.stringify(next), checkSteps(next).length ? 'leave' : when)}
        />
      </SavedForm>
    </>
  );
}
