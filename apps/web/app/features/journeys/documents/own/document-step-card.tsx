import '../documents.css';
import { type Journey, listDocuments } from '@travesia/contracts/journeys';
import type { ReactNode } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { documentTexts } from '../texts.ts';
import { documentStep } from './document-step.ts';

/** What is to be signed next; without it, what comes next otherwise. */
export function DocumentStepCard({ journey, children }: { journey: Journey; children: ReactNode }) {
  const t = useTexts(documentTexts);
  const { id, provider } = journey;
  const { data, problem } = useCall(listDocuments, { params: { id } });
  // Until it is known which of them comes next, its place is kept.
  if (!data && !problem) return <div className="document-step-wait" aria-hidden="true" />;
  const step = data && documentStep(data);
  if (!step) return children;
  const { document, count } = step;
  return (
    <section className="journey-next stack" aria-labelledby="next-document">
      <p className="small muted">{t('step.eyebrow')}</p>
      <h2 id="next-document">{t('step.title', { name: document.title ?? t(`kind.${document.kind}`) })}</h2>
      <p>{t('step.text', { count, clinic: provider.name })}</p>
      <p className="row">
        <ScreenLink to={`/journey/${id}/documents/${document.id}`} className="btn btn-primary">
          {t('step.do')}
        </ScreenLink>
      </p>
    </section>
  );
}
