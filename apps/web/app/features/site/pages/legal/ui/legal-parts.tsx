import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import type { Operator } from '../../../../../lib/site/operator.ts';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import type { LegalChange, LegalSection } from '../legal-document.ts';
import { legalTexts } from '../texts.ts';
import { LegalBlocks } from './legal-blocks.tsx';

/** Links to every section; sticky beside the text if there is room. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useTexts(legalTexts);
  return (
    <nav className="legal-contents no-print" aria-labelledby="contents">
      <p className="strong small" id="contents">
        {t('contents.heading')}
      </p>
      <ol>
        {[...sections, { id: 'changes', heading: t('changes.heading') }].map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The numbered sections, each with its own anchor. */
export function LegalSections({ sections, operator }: { sections: readonly LegalSection[]; operator: Operator }) {
  return sections.map(({ id, heading, blocks }, index) => (
    <section key={id} aria-labelledby={id}>
      <SectionHeading id={id} number={index + 1} heading={heading} />
      <LegalBlocks blocks={blocks} operator={operator} />
    </section>
  ));
}

/** Changes by version, newest first. */
export function LegalChanges({ changes, number }: { changes: readonly LegalChange[]; number: number }) {
  const t = useTexts(legalTexts);
  const format = useFormat();
  return (
    <section aria-labelledby="changes">
      <SectionHeading id="changes" number={number} heading={t('changes.heading')} />
      <dl className="legal-changes">
        {changes.map(({ version, date, text }) => (
          <div key={version}>
            <dt>{t('changes.version', { version, date: format.date(date) })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SectionHeading({ id, number, heading }: { id: string; number: number; heading: string }) {
  const t = useTexts(legalTexts);
  return (
    <div className="legal-heading">
      <h2 id={id}>
        {number}. {heading}
      </h2>
      <a className="legal-anchor no-print" href={`#${id}`} aria-label={t('link.label', { heading })} data-copy-link="">
        <Icon name="link" />
      </a>
    </div>
  );
}
