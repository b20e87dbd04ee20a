import { exportHealthSummary } from '@travesia/contracts/records';
import { useAct } from '../../../lib/calls/use-act.ts';
import { saveReceived } from '../../../lib/device/save-received.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { summaryTexts } from './texts.ts';

const DAY = 10;

/** Downloads the summary as a FHIR document. */
export function ExportSummary() {
  const t = useTexts(summaryTexts);
  const language = useLocale();
  const { busy, problem, run } = useAct();
  const save = () =>
    run(async () => {
      const content = await sessionCall(exportHealthSummary, { query: { language } });
      saveReceived(content, `patient-summary-${new Date().toISOString().slice(0, DAY)}.json`);
      showToast(t('export.saved'));
    });
  return (
    <div className="stack">
      <div className="row">
        <Button type="button" icon="download" busy={busy} disabled={busy} onClick={() => void save()}>
          {t('export')}
        </Button>
        <span className="small muted measure">{t('export.note')}</span>
      </div>
      <ActProblem problem={problem} />
    </div>
  );
}
