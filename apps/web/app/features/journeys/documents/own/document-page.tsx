import '../documents.css';
import { getDocument, openDocument } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { documentTexts } from '../texts.ts';
import { DocumentBadge } from '../ui/document-badge.tsx';
import { DocumentPdf } from '../ui/document-pdf.tsx';
import { DocumentText } from '../ui/document-text.tsx';
import { useDocumentLine } from '../ui/use-document-line.ts';
import { EndDialog } from './end-dialog.tsx';
import { QuestionsSection } from './questions-section.tsx';
import type { ShownDocument } from './shown-document.ts';
import { SignSection } from './sign-section.tsx';
import { useEndReached } from './use-end-reached.ts';

interface DocumentPageProps {
  journeyId: string;
  documentId: string;
}

/** `/journey/:journeyId/documents/:documentId`: a document to read, ask about and sign. */
export function DocumentPage({ journeyId, documentId }: DocumentPageProps) {
  const t = useTexts(documentTexts);
  return (
    <PortalPage title={t('page.title')} description={t('page.lead')} feature="patient_nav_journeys">
      <BackLink to={isId(journeyId) ? `/journey/${journeyId}` : '/treatment-journeys'}>{t('page.back')}</BackLink>
      {isId(journeyId) && isId(documentId) ? (
        <Known key={documentId} journeyId={journeyId} documentId={documentId} />
      ) : (
        <UnknownDocument />
      )}
    </PortalPage>
  );
}

function Known({ journeyId: id, documentId }: DocumentPageProps) {
  const t = useTexts(documentTexts);
  const loaded = useCall(getDocument, { params: { id, documentId } });
  const { data, problem, show, reload } = loaded;
  const isUnopened = data !== null && data.opened_at === null && data.actions.includes('sign');
  useEffect(() => {
    // Whoever can't be told of it reads on all the same.
    if (isUnopened)
      void sessionCall(openDocument, { params: { id, documentId } }, { background: true }).then(show, () => undefined);
  }, [isUnopened, id, documentId, show]);
  if (data === null && problem?.status === 404) return <UnknownDocument />;
  return (
    <>
      {data ? null : <h1>{t('page.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(document) => <Whole document={document} show={show} reload={reload} />}
      </LoadState>
    </>
  );
}

function Whole(shown: ShownDocument) {
  const t = useTexts(documentTexts);
  const format = useFormat();
  const locale = useLocale();
  const lineOf = useDocumentLine(ownTimeZone());
  const { document } = shown;
  const { texts, signature, actions, status, kind, signed_at: signedAt } = document;
  const [chosen, choose] = useState<Locale>(signature?.language ?? locale);
  const ends = (['decline', 'withdraw'] as const).filter((action) => actions.includes(action));
  const [ending, setEnding] = useState<'decline' | 'withdraw' | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const text = texts.find(({ language }) => language === chosen) ?? texts[0];
  const isRead = useEndReached(end, text?.sha256 ?? '');
  return (
    <>
      <header className="stack journey-head">
        <div className="row">
          <h1 lang={text?.language}>{text?.title ?? t(`kind.${kind}`)}</h1>
          <DocumentBadge status={status} />
          {status === 'offered' ? <Badge>{t(document.required ? 'required' : 'optional')}</Badge> : null}
        </div>
        <p className="small muted num">{lineOf(document)}</p>
        {texts.length > 1 ? (
          <div className="row" role="group" aria-label={t('language')}>
            {texts.map(({ language }) => (
              <Button
                key={language}
                type="button"
                size="small"
                variant={language === text?.language ? 'primary' : 'secondary'}
                aria-pressed={language === text?.language}
                onClick={() => choose(language)}
              >
                {format.languageAlone(language)}
              </Button>
            ))}
          </div>
        ) : null}
      </header>
      <div className="document-columns">
        <div className="stack-wide">
          {text ? <DocumentText text={text} /> : <p>{t('emptied')}</p>}
          <div ref={end} />
          <section className="stack document-sign" aria-labelledby="sign-heading">
            <h2 id="sign-heading">{t(actions.includes('sign') ? 'sign.heading' : 'sign.past')}</h2>
            {signature && signedAt ? (
              <p>
                {t('sign.state', {
                  name: signature.name ?? document.patient,
                  language: format.language(signature.language),
                  time: format.instant(signedAt, ownTimeZone()),
                })}
              </p>
            ) : null}
            {status === 'signed' ? <p className="muted">{t('sign.wait')}</p> : null}
            {status === 'declined' || status === 'withdrawn' || status === 'void' ? <p>{t(`sign.${status}`)}</p> : null}
            {text && actions.includes('sign') ? <SignSection {...shown} text={text} isRead={isRead} /> : null}
            {kind === 'surgeon_change' && actions.includes('decline') ? (
              <p className="small muted">{t('surgeon.leave')}</p>
            ) : null}
            {ends.length ? (
              <div className="row">
                {ends.map((action) => (
                  <Button key={action} type="button" variant="quiet" icon="x" onClick={() => setEnding(action)}>
                    {t(`${action}.open`)}
                  </Button>
                ))}
              </div>
            ) : null}
            {text ? <DocumentPdf document={document} language={text.language} sha256={text.sha256} /> : null}
          </section>
        </div>
        <QuestionsSection {...shown} />
      </div>
      {ending ? <EndDialog {...shown} action={ending} onClose={() => setEnding(null)} /> : null}
    </>
  );
}

function UnknownDocument() {
  const t = useTexts(documentTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{t('page.title')}</h1>
      <EmptyState
        title={t('unknown.title')}
        action={
          <LinkButton variant="primary" href={path('/treatment-journeys')}>
            {t('unknown.list')}
          </LinkButton>
        }
      >
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </>
  );
}
