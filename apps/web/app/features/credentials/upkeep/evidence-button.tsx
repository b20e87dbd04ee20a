import { exportEvidence } from '@travesia/contracts/credentials';
import { useAct } from '../../../lib/calls/use-act.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { upkeepTexts } from './texts.ts';

interface EvidenceButtonProps {
  clinic: { id: string; slug: string; name: string };
}

/** Downloads a clinic's evidence pack: its documents, and what was checked, by whom, when and where. */
export function EvidenceButton({ clinic }: EvidenceButtonProps) {
  const t = useTexts(upkeepTexts);
  const { busy, problem, save } = useEvidence();
  return (
    <>
      <Button type="button" icon="download" busy={busy} onClick={() => void save(clinic)}>
        {t('evidence.button')}
      </Button>
      <ActProblem problem={problem} />
    </>
  );
}

/** Requests an evidence pack and saves it. */
export function useEvidence() {
  const language = useLocale();
  const { busy, problem, run } = useAct();
  const save = ({ id, slug }: { id: string; slug: string }) =>
    run(async () => {
      const content = await sessionCall(exportEvidence, { params: { provider: id }, query: { language } });
      // A download call resolves to the file itself.
      saveFile(content as unknown as Blob, `${slug}.zip`);
    });
  return { busy, problem, save };
}
