import '../documents.css';
import {
  type DocumentText as DocumentTextOf,
  getDocument,
  type JourneyDocument,
  openDocument,
} from '@travesia/contracts/journeys';
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
import { DocumentText } from '../ui/document-text.tsx';
import { useDocumentLine } from '../ui/use-document-line.ts';
import { QuestionsSection } from './questions-section.tsx';
import type { ShownDocument } from './shown-document.ts';
import { SignatureSection } from './signature-section.tsx';
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
  const locale = useLocale();
  const { texts, signature } = shown.document;
  const [chosen, choose] = useState<Locale>(signature?.language ?? locale);
  const end = useRef<HTMLDivElement>(null);
  const text = texts.find(({ language }) => language === chosen) ?? texts[0];
  const isRead = useEndReached(end, text?.sha256 ?? '');
  return (
    <>
      <Head document={shown.document} text={text} choose={choose} />
      <div className="document-columns">
        <div className="stack-wide">
          {text ? <DocumentText text={text} /> : <p>{t('emptied')}</p>}
          <div ref={end} />
          <SignatureSection {...shown} text={text} isRead={isRead} />
        </div>
        <QuestionsSection {...shown} />
      </div>
    </>
  );
}

interface HeadProps {
  document: JourneyDocument;
  text: DocumentTextOf | undefined;
  choose: (language: Locale) => void;
}

function Head({ document, text, choose }: HeadProps) {
  const t = useTexts(documentTexts);
  const format = useFormat();
  const lineOf = useDocumentLine(ownTimeZone());
  const { texts, kind, status } = document;
  return (
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
