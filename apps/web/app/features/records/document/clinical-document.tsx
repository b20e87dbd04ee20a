import './document.css';
import type { ClinicalDocument } from '@travesia/contracts/records';
import { type ReactNode, useState } from 'react';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { arrangeDocument } from './arrange-document.ts';
import { CodesSwitch } from './codes-switch.tsx';
import { DocumentHead } from './document-head.tsx';
import { KindSection } from './kind-section.tsx';
import { langOf } from './known-codes.ts';
import { documentTexts } from './texts.ts';

/** Reads a document, as its owner or as a clinic that may read it. */
export type ReadDocument = (signal: AbortSignal) => Promise<ClinicalDocument>;

/** Shows the files that a document carries: how many they are, and whether it says nothing else. */
export type ShowCarried = (count: number, areAll: boolean) => ReactNode;

interface ClinicalDocumentViewProps {
  recordId: string;
  read: ReadDocument;
  carried: ShowCarried;
}

/** What a FHIR or C-CDA document says, for patients and clinicians. */
export function ClinicalDocumentView({ recordId, read, carried }: ClinicalDocumentViewProps) {
  const locale = useLocale();
  const loaded = useLoad(['record-document', recordId], read);
  if (loaded.problem?.code === 'records.no_document')
    return (
      <Notice role="status">
        <p>{problemText(locale, loaded.problem)}</p>
      </Notice>
    );
  return (
    <LoadState loaded={loaded} tall>
      {(document) => <Whole document={document} carried={carried} />}
    </LoadState>
  );
}

function Whole({ document, carried }: { document: ClinicalDocument; carried: ShowCarried }) {
  const t = useTexts(documentTexts);
  const [showsCodes, showCodes] = useState(false);
  const { language, subject_count: people, entries, sections, files } = document;
  const lang = langOf(language);
  const saysNothing = entries.length === 0 && sections.every(({ text }) => !text.trim());
  const hasCodes = entries.some(({ codes }) => codes.length > 0);
  return (
    <article className="clinical-document" aria-label={t('label')}>
      <header className="stack">
        <DocumentHead document={document} />
        {people > 1 ? (
          <Notice tone="warning">
            <p>{t('people', { count: people })}</p>
          </Notice>
        ) : null}
        {saysNothing ? (
          <Notice title={t('nothing.title')}>
            <p>{t(files ? 'nothing.carried' : 'nothing.text')}</p>
          </Notice>
        ) : null}
        {saysNothing ? carried(files, true) : null}
        <Dropped document={document} />
        {hasCodes ? <CodesSwitch isOn={showsCodes} onSwitch={showCodes} /> : null}
      </header>
      {arrangeDocument(document).map((part) => (
        <KindSection key={part.kind} part={part} reading={{ lang, showsCodes }} />
      ))}
      {saysNothing ? null : carried(files, false)}
      <Deviations document={document} />
    </article>
  );
}

/** What could not be read, by name. Files are told apart: they may lie elsewhere. */
function Dropped({ document: { dropped } }: { document: ClinicalDocument }) {
  const t = useTexts(documentTexts);
  const files = dropped.filter(({ where }) => where === 'file');
  const statements = dropped.filter(({ where }) => where !== 'file');
  return (
    <>
      {statements.length ? (
        <Notice tone="warning" title={t('dropped', { count: statements.length })}>
          <ul className="clinical-dropped">
            {statements.map(({ where, what }, at) => (
              <li key={at}>
                {what || t('dropped.unknown')} <span className="small muted">({where})</span>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {files.length ? (
        <Notice tone="warning" title={t('dropped.files', { count: files.length })}>
          <ul className="clinical-dropped">
            {files.map(({ what }, at) => (
              <li key={at}>{what || t('dropped.unknown')}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}

/** What a validator says, in English. */
function Deviations({ document: { problems, problem_count: count } }: { document: ClinicalDocument }) {
  const t = useTexts(documentTexts);
  if (count === 0) return null;
  return (
    <details className="clinical-more">
      <summary>{t('experts', { count })}</summary>
      {problems.length < count ? <p className="small muted">{t('experts.first', { count: problems.length })}</p> : null}
      <ul className="small clinical-codes" lang="en">
        {problems.map(({ path, where, message }, at) => (
          <li key={at}>
            <span className="muted">
              {path} {where}
            </span>{' '}
            {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
