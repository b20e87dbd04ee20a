import '../documents.css';
import {
  type Journey,
  type JourneyDocumentSummary,
  listDocuments,
  type MissingDocument,
} from '@travesia/contracts/journeys';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { isBeforeBooking } from '../../plan/is-running.ts';
import { documentTexts } from '../texts.ts';
import { DocumentBadge } from '../ui/document-badge.tsx';
import { useDocumentLine } from '../ui/use-document-line.ts';

// Few visits offer, sign or read one.
const OfferDialog = lazy(() => import('./offer-dialog.tsx').then((file) => ({ default: file.OfferDialog })));
const CountersignDialog = lazy(() =>
  import('./countersign-dialog.tsx').then((file) => ({ default: file.CountersignDialog })),
);
const VoidDialog = lazy(() => import('./void-dialog.tsx').then((file) => ({ default: file.VoidDialog })));
const ReadDocument = lazy(() => import('./read-document.tsx').then((file) => ({ default: file.ReadDocument })));

interface DocumentsSectionProps {
  journey: Journey;
  /** Whether the reader works at the clinic, and may read what the documents say. */
  isOfClinic: boolean;
}

/** Documents of a journey from the clinic’s side, and why the treatment can’t begin yet. */
export function DocumentsSection({ journey, isOfClinic }: DocumentsSectionProps) {
  const t = useTexts(documentTexts);
  return (
    <section aria-labelledby="journey-documents" className="stack">
      <h2 id="journey-documents">{t('heading')}</h2>
      {isBeforeBooking(journey.status) ? (
        <p className="muted">{t('desk.before')}</p>
      ) : (
        <Known journey={journey} isOfClinic={isOfClinic} />
      )}
    </section>
  );
}

function Known({ journey, isOfClinic }: DocumentsSectionProps) {
  const t = useTexts(documentTexts);
  const { id, provider } = journey;
  const loaded = useCall(listDocuments, { params: { id } });
  const [isOffering, setOffering] = useState(false);
  return (
    <LoadState loaded={loaded}>
      {({ data, missing, offers, language }) => (
        <>
          {missing.length ? <Missing missing={missing} /> : null}
          {data.length ? (
            <ul className="document-list">
              {data.map((document) => (
                <DocumentRow
                  key={document.id}
                  journeyId={id}
                  document={document}
                  zone={provider.time_zone}
                  isOfClinic={isOfClinic}
                  reload={loaded.reload}
                />
              ))}
            </ul>
          ) : (
            <p className="muted">{t('none')}</p>
          )}
          {offers.length ? (
            <div className="row">
              <Button type="button" icon="plus" onClick={() => setOffering(true)}>
                {t('offer.open')}
              </Button>
            </div>
          ) : null}
          <Suspense>
            {isOffering ? (
              <OfferDialog
                journeyId={id}
                offers={offers}
                language={language}
                reload={loaded.reload}
                onClose={() => setOffering(false)}
              />
            ) : null}
          </Suspense>
        </>
      )}
    </LoadState>
  );
}

function Missing({ missing }: { missing: readonly MissingDocument[] }) {
  const t = useTexts(documentTexts);
  const list = missing
    .map(({ kind, status }) => t('desk.missing.one', { kind: t(`kind.${kind}`), status: status ?? 'none' }))
    .join(', ');
  return <Notice icon="lock">{t('desk.missing', { list })}</Notice>;
}

interface DocumentRowProps {
  journeyId: string;
  document: JourneyDocumentSummary;
  zone: string;
  isOfClinic: boolean;
  reload: () => Promise<void>;
}

function DocumentRow({ journeyId, document, zone, isOfClinic, reload }: DocumentRowProps) {
  const t = useTexts(documentTexts);
  const lineOf = useDocumentLine(zone);
  const [open, setOpen] = useState<'read' | 'countersign' | 'void' | null>(null);
  const { actions, kind, title, status, open_questions: questions } = document;
  const name = title ?? t(`kind.${kind}`);
  const onClose = () => setOpen(null);
  const acting = { journeyId, document, name, reload, onClose };
  return (
    <li className="stack-tight">
      <span className="row">
        <span className="strong">{name}</span>
        <DocumentBadge status={status} />
        {status === 'offered' ? <Badge>{t(document.required ? 'required' : 'optional')}</Badge> : null}
        {questions ? (
          <Badge tone="warning" icon="message-circle">
            {t('questions.count', { count: questions })}
          </Badge>
        ) : null}
      </span>
      <span className="small muted num">{lineOf(document)}</span>
      <span className="row">
        {actions.includes('countersign') ? (
          <Button
            type="button"
            size="small"
            variant="primary"
            aria-label={t('desk.act', { act: t('countersign.open'), name })}
            onClick={() => setOpen('countersign')}
          >
            {t('countersign.open')}
          </Button>
        ) : null}
        {isOfClinic ? (
          <Button
            type="button"
            size="small"
            aria-expanded={open === 'read'}
            aria-label={t('desk.act', { act: t(open === 'read' ? 'desk.close' : 'desk.read'), name })}
            onClick={() => setOpen(open === 'read' ? null : 'read')}
          >
            {t(open === 'read' ? 'desk.close' : 'desk.read')}
          </Button>
        ) : null}
        {actions.includes('void') ? (
          <Button
            type="button"
            size="small"
            variant="quiet"
            aria-label={t('desk.act', { act: t('void.open'), name })}
            onClick={() => setOpen('void')}
          >
            {t('void.open')}
          </Button>
        ) : null}
      </span>
      <Suspense>
        {open === 'read' ? <ReadDocument journeyId={journeyId} documentId={document.id} reload={reload} /> : null}
        {open === 'countersign' ? <CountersignDialog {...acting} /> : null}
        {open === 'void' ? <VoidDialog {...acting} /> : null}
      </Suspense>
    </li>
  );
}
