import { exportQuote, type Quote } from '@travesia/contracts/journeys';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { saveExported } from '../../../../lib/device/save-exported.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { quoteTexts } from '../texts.ts';

/** The stored document of a quote and its hash. */
export function QuoteDocument({ quote }: { quote: Pick<Quote, 'id' | 'journey_id' | 'sha256'> }) {
  const t = useTexts(quoteTexts);
  const { busy, problem, run } = useAct();
  const save = () =>
    run(async () => {
      const file = await sessionCall(exportQuote, { params: { id: quote.journey_id, quoteId: quote.id } });
      saveExported(file);
      showToast(t('document.saved', { name: file.name }));
    });
  return (
    <section className="stack">
      <h2>{t('document')}</h2>
      <div className="row">
        <Button type="button" icon="download" busy={busy} onClick={() => void save()}>
          {t('document.get')}
        </Button>
      </div>
      <ActProblem problem={problem} />
      <p className="small muted">{t('document.text')}</p>
      <p className="tiny muted quote-hash">{quote.sha256}</p>
    </section>
  );
}
