import type { ClinicalEntry } from '@travesia/contracts/records';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ClinicalValues } from './clinical-values.tsx';
import type { Panel, Statement } from './group-panels.ts';
import { systemName } from './known-codes.ts';
import { documentTexts } from './texts.ts';
import { useClinicalWords } from './use-clinical-words.ts';

/** How statements are read. */
export interface Reading {
  /** Language of the document’s own words, where it is known. */
  lang: string | undefined;
  showsCodes: boolean;
  /** What follows a statement, such as where it comes from; members know their panel. */
  after?: (statement: Statement, panel: Statement | undefined) => ReactNode;
}

/** Statements shown before “Show all”. */
const FEW = 10;

interface StatementListProps {
  panels: readonly Panel[];
  reading: Reading;
  /** The panel that they are members of. */
  panel?: Statement;
}

/** Statements with what they are made of; long lists are folded. */
export function StatementList({ panels, reading, panel }: StatementListProps) {
  const t = useTexts(documentTexts);
  const [isWhole, setWhole] = useState(false);
  if (panels.length === 0) return null;
  return (
    <>
      <ul className="clinical-list">
        {(isWhole ? panels : panels.slice(0, FEW)).map(({ statement, members }, at) => (
          <li key={at}>
            <StatementView statement={statement} reading={reading} panel={panel} />
            {members.length ? (
              <div className="clinical-members">
                <StatementList panels={members} reading={reading} panel={statement} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {panels.length > FEW ? (
        <p>
          <Button type="button" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('all', { count: panels.length })}
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface StatementViewProps {
  statement: Statement;
  reading: Reading;
  panel: Statement | undefined;
}

function StatementView({ statement, reading, panel }: StatementViewProps) {
  const t = useTexts(documentTexts);
  const { factsOf, criticalityOf } = useClinicalWords();
  const { lang, showsCodes, after } = reading;
  const { entry } = statement;
  const facts = factsOf(entry);
  const criticality = entry.criticality ? criticalityOf(entry.criticality) : null;
  return (
    <div className="clinical-entry">
      <div className="clinical-line">
        <p className="row clinical-name">
          {entry.text ? (
            <span className="strong" lang={lang}>
              {entry.text}
            </span>
          ) : (
            <Nameless entry={entry} lang={lang} />
          )}
          {criticality ? (
            <Badge
              {...(entry.criticality === 'high' ? { tone: 'danger' as const, icon: 'triangle-alert' as const } : {})}
            >
              {criticality.text}
            </Badge>
          ) : null}
          {entry.is_by_standard ? null : <span className="small clinical-flag">{t('entry.care')}</span>}
        </p>
        <ClinicalValues values={entry.values} reading={reading} />
      </div>
      {facts.length ? (
        <p className="small muted num">
          {facts.map(({ text, isWritten }, at) => (
            <span key={at}>
              {at ? ' · ' : null}
              <span lang={isWritten ? lang : undefined}>{text}</span>
            </span>
          ))}
        </p>
      ) : null}
      <Details entry={entry} lang={lang} />
      {showsCodes ? <Codes entry={entry} lang={lang} /> : null}
      {after?.(statement, panel)}
    </div>
  );
}

function Nameless({ entry: { codes }, lang }: { entry: ClinicalEntry; lang: string | undefined }) {
  const t = useTexts(documentTexts);
  const named = codes.find(({ display }) => display) ?? codes[0];
  if (!named) return <span className="muted">{t('entry.noWords')}</span>;
  return (
    <span className="strong" lang={lang}>
      {named.display ?? named.code}
    </span>
  );
}

/** How a medicine is taken, what an allergy does, and notes. */
function Details({ entry: { dose, reactions, notes }, lang }: { entry: ClinicalEntry; lang: string | undefined }) {
  const t = useTexts(documentTexts);
  return (
    <>
      {dose ? <p className="small">{t.rich('entry.dose', { text: <span lang={lang}>{dose}</span> })}</p> : null}
      {reactions.length ? (
        <p className="small">{t.rich('entry.reactions', { text: <span lang={lang}>{reactions.join('; ')}</span> })}</p>
      ) : null}
      {notes.map((note, at) => (
        <p key={at} className="small clinical-words" lang={lang}>
          {note}
        </p>
      ))}
    </>
  );
}

const Codes = ({ entry: { codes }, lang }: { entry: ClinicalEntry; lang: string | undefined }) =>
  codes.length ? (
    <ul className="small muted clinical-codes">
      {codes.map(({ system, code, display }, at) => (
        <li key={at}>
          {system ? `${systemName(system)} ` : null}
          <span className="num">{code}</span>
          {display ? <span lang={lang}> {display}</span> : null}
        </li>
      ))}
    </ul>
  ) : null;
