import { getTreatmentSteps, type JourneyStep, type TreatmentSteps } from '@travesia/contracts/journeys';
import { listTreatments } from '@travesia/contracts/catalog';
import { useRef, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { readRecord, writeRecord } from '../../../../lib/device/device-json.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { ClinicPage } from '../../../portal/index.ts';
import { journeysTexts } from '../../texts.ts';
import { TreatmentSelect } from '../../ui/treatment-choice.tsx';
import { stepsTexts } from '../texts.ts';
import { StepsEditor } from './steps-editor.tsx';

/** `/provider/step-configuration-demo`: the same editor on the catalog's defaults; changes stay in the browser tab. */
export function StepsDemoPage() {
  const t = useTexts(stepsTexts);
  return (
    <ClinicPage isSame title={t('demo.title')} description={t('demo.description')} feature="provider_nav_dashboard">
      <h1 id="steps">{t('demo.title')}</h1>
      <p className="demo-strip">
        <DemoBadge>{t('demo.ribbon')}</DemoBadge> {t('demo.text')}
      </p>
      <Treatments />
    </ClinicPage>
  );
}

function Treatments() {
  const language = useLocale();
  const treatments = useCall(listTreatments, { query: { language, limit: 100 } });
  return (
    <LoadState loaded={treatments} tall>
      {({ data }) => (
        <TreatmentSelect options={data.map(({ slug, short_name: name }) => ({ treatment: slug, name }))}>
          {(treatment) => <Template key={treatment} treatment={treatment} />}
        </TreatmentSelect>
      )}
    </LoadState>
  );
}

function Template({ treatment }: { treatment: string }) {
  const language = useLocale();
  const template = useCall(getTreatmentSteps, { params: { slug: treatment }, query: { language } });
  return <LoadState loaded={template}>{(data) => <TabEditor template={data} />}</LoadState>;
}

const tab = () => sessionStorage;
const keyOf = (treatment: string) => `travesia.step-demo.${treatment}`;

/** What this tab saved. It wrote it itself; anything else it can't read is ignored. */
function savedIn(treatment: string): JourneyStep[] | null {
  const steps = readRecord(tab, keyOf(treatment))?.['steps'];
  return Array.isArray(steps) ? (steps as JourneyStep[]) : null;
}

function TabEditor({ template }: { template: TreatmentSteps }) {
  const t = useTexts(stepsTexts);
  const words = useTexts(journeysTexts);
  const { facts, steps: usual, treatment } = template;
  const [steps, setSteps] = useState<readonly JourneyStep[]>(() => savedIn(treatment) ?? usual);
  const [status, setStatus] = useState<'clean' | 'unsaved' | 'saved' | 'failed'>('clean');
  const newest = useRef(steps);
  const put = (next: readonly JourneyStep[]) => {
    newest.current = next;
    setSteps(next);
    setStatus('unsaved');
  };
  const save = () => setStatus(writeRecord(tab, keyOf(treatment), { steps: [...steps] }) ? 'saved' : 'failed');
  return (
    <>
      <StepsEditor
        steps={steps}
        facts={facts}
        timeZone={ownTimeZone()}
        mayChange
        present={() => newest.current}
        change={put}
      />
      <div className="save-foot">
        <p role="status" className="save-status">
          {status === 'clean' ? null : t(`demo.${status}`)}
        </p>
        <div className="row">
          <Button type="button" size="small" icon="rotate-ccw" onClick={() => put(usual)}>
            {words('reset')}
          </Button>
          <Button type="button" size="small" variant="primary" onClick={save}>
            {t('demo.save')}
          </Button>
        </div>
      </div>
    </>
  );
}
