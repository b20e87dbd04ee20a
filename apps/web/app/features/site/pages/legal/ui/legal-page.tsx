import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../../lib/seo/page-head.tsx';
import type { Operator } from '../../../../../lib/site/operator.ts';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { Breadcrumb } from '../../../../../ui/navigation/breadcrumb.tsx';
import { Tabs } from '../../../../../ui/navigation/tabs.tsx';
import { LEGAL_PAGES, type LegalDocument, type LegalPageName } from '../legal-document.ts';
import { legalDocument } from '../legal-documents.ts';
import { legalPageData } from '../structured-data.ts';
import { legalTexts } from '../texts.ts';
import { InlineText } from './inline-text.tsx';
import { LegalChanges, LegalContents, LegalSections } from './legal-parts.tsx';

/** `/privacy`, `/terms`, `/hipaa`: a summary, the contents, numbered sections and the changes by version. */
export function LegalPage({ page, operator }: { page: LegalPageName; operator: Operator }) {
  const t = useTexts(legalTexts);
  const document = legalDocument(useLocale(), page);
  const site = useSite();
  return (
    <div className="wrap section-tight legal">
      <PageHead
        title={document.title}
        description={document.description}
        canonical={`/${page}`}
        jsonLd={legalPageData(document, page, site)}
      />
      <LegalHeader page={page} document={document} />
      <section className="card legal-summary" aria-labelledby="summary">
        <h2 id="summary">{t('summary.heading')}</h2>
        <ul>
          {document.summary.map((point) => (
            <li key={point}>
              <InlineText text={point} />
            </li>
          ))}
        </ul>
      </section>
      <div className="legal-layout">
        <LegalContents sections={document.sections} />
        <article className="legal-text" data-enhance="copy-link" data-done={t('link.copied')}>
          <LegalSections sections={document.sections} operator={operator} />
          <LegalChanges changes={document.changes} number={document.sections.length + 1} />
        </article>
      </div>
    </div>
  );
}

function LegalHeader({ page, document: { title, lead, changes } }: { page: LegalPageName; document: LegalDocument }) {
  const t = useTexts(legalTexts);
  const format = useFormat();
  const path = useLocalPath();
  const [newest] = changes;
  const tabs = LEGAL_PAGES.map((name) => ({ href: path(`/${name}`), label: t(`tab.${name}`), current: name === page }));
  return (
    <header className="stack">
      <Breadcrumb trail={[{ label: t('trail.home'), href: path('/') }, { label: title }]} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {newest ? (
        <p className="row small muted">
          {t('version.line', { version: newest.version, date: format.date(newest.date) })}
          <Button type="button" hidden data-enhance="print">
            {t('print')}
          </Button>
        </p>
      ) : null}
      <Tabs label={t('tab.label')} tabs={tabs} />
    </header>
  );
}
