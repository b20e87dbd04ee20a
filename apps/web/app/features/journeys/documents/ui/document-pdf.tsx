import { exportDocument, type JourneyDocument } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { saveExported } from '../../../../lib/device/save-exported.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { documentTexts } from '../texts.ts';

interface DocumentPdfProps {
  document: Pick<JourneyDocument, 'id' | 'journey_id'>;
  language: Locale;
  sha256: string;
}

/** The document with its signatures as a PDF, and the hash of the text. */
export function DocumentPdf({ document, language, sha256 }: DocumentPdfProps) {
  const t = useTexts(documentTexts);
  const { busy, problem, run } = useAct();
  const save = () =>
    run(async () => {
      const params = { id: document.journey_id, documentId: document.id };
      const file = await sessionCall(exportDocument, { params, query: { language } });
      saveExported(file);
      showToast(t('pdf.saved', { name: file.name }));
    });
  return (
    <div className="stack-tight">
      <div>
        <Button type="button" icon="download" busy={busy} onClick={() => void save()}>
          {t('pdf')}
        </Button>
      </div>
      <ActProblem problem={problem} />
      <p className="small muted document-hash">{`${t('hash')}: ${sha256}`}</p>
    </div>
  );
}
