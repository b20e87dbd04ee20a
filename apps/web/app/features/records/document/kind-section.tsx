import type { ClinicalEntry, ClinicalSection } from '@travesia/contracts/records';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { KindPart } from './arrange-document.ts';
import type { Reading } from './reading.ts';
import { StatementList } from './statement-list.tsx';
import { documentTexts } from './texts.ts';

interface KindSectionProps {
  part: KindPart;
  reading: Reading;
}

/** What a document says about one kind: its state in words, then what it lists. */
export function KindSection({ part, reading }: KindSectionProps) {
  const t = useTexts(documentTexts);
  const id = useId();
  const { kind, state, isContradicted, groups, absent, negated, mistaken, worded, written } = part;
  return (
    <section className="clinical-kind" aria-labelledby={id}>
      <h3 id={id}>{t(`kind.${kind}`)}</h3>
      {isContradicted ? (
        <Notice tone="warning">
          <p>{t('contradicted')}</p>
        </Notice>
      ) : null}
      {state === null || state === 'stated' ? null : <p className="muted">{t(`state.${state}`)}</p>}
      {absent.map((entry) => (
        <Absent key={entry.path} entry={entry} lang={reading.lang} />
      ))}
      {groups.map(({ title, panels }) => (
        <div key={title} className="clinical-group">
          {title && groups.length > 1 ? <h4 lang={reading.lang}>{title}</h4> : null}
          <StatementList panels={panels} reading={reading} />
        </div>
      ))}
      {worded.map((section, at) => (
        <Words key={at} section={section} lang={reading.lang} />
      ))}
      {negated.length ? (
        <div className="clinical-group clinical-negated">
          <h4>{t(`negated.${kind}`)}</h4>
          <StatementList panels={alone(negated)} reading={reading} />
        </div>
      ) : null}
      {mistaken.length ? (
        <details className="clinical-more">
          <summary>{t('mistaken', { count: mistaken.length })}</summary>
          <StatementList panels={alone(mistaken)} reading={reading} />
        </details>
      ) : null}
      {written.length ? (
        <details className="clinical-more">
          <summary>{t('written')}</summary>
          {written.map((section, at) => (
            <Words key={at} section={section} lang={reading.lang} />
          ))}
        </details>
      ) : null}
    </section>
  );
}

const alone = (entries: readonly ClinicalEntry[]) => entries.map((entry) => ({ statement: { entry }, members: [] }));

function Absent({ entry: { standing, text }, lang }: { entry: ClinicalEntry; lang: string | undefined }) {
  const t = useTexts(documentTexts);
  const key = standing === 'none_known' ? 'absent.none_known' : 'absent.not_known';
  return <p>{t.rich(key, { text: <span lang={lang}>{text}</span> })}</p>;
}

const Words = ({ section: { title, text }, lang }: { section: ClinicalSection; lang: string | undefined }) => (
  <div className="clinical-group" lang={lang}>
    {title ? <h4>{title}</h4> : null}
    <p className="clinical-words">{text}</p>
  </div>
);
