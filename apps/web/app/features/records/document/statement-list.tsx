import type { ClinicalEntry } from '@travesia/contracts/records';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ClinicalValues } from './clinical-values.tsx';
import type { Panel, Statement } from './group-panels.ts';
import { systemName } from './known-codes.ts';
import type { Reading } from './reading.ts';
import { documentTexts } from './texts.ts';
import { useClinicalWords } from './use-clinical-words.ts';

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
  const { factsOf } = useClinicalWords();
  const { lang, showsCodes, after } = reading;
  const { entry } = statement;
  const facts = factsOf(entry);
  return (
    <div className="clinical-entry">
      <div className="clinical-line">
        <div className="clinical-said">
          <Name entry={entry} lang={lang} />
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
        </div>
        <ClinicalValues values={entry.values} reading={reading} />
      </div>
      <Details entry={entry} lang={lang} />
      {showsCodes ? <Codes entry={entry} lang={lang} /> : null}
      {after?.(statement, panel)}
    </div>
  );
}

interface EntryProps {
  entry: ClinicalEntry;
  lang: string | undefined;
}

/** What a statement says, with what is to be known before it is relied on. */
function Name({ entry, lang }: EntryProps) {
  const t = useTexts(documentTexts);
  const { criticalityOf } = useClinicalWords();
  const { text, codes, criticality, is_by_standard: isByStandard } = entry;
  const coded = codes.find(({ display }) => display) ?? codes[0];
  const name = text || coded?.display || coded?.code;
  return (
    <p className="row clinical-name">
      {name ? (
        <span className="strong" lang={lang}>
          {name}
        </span>
      ) : (
        <span className="muted">{t('entry.noWords')}</span>
      )}
      {criticality ? (
        <Badge {...(criticality === 'high' ? { tone: 'danger' as const, icon: 'triangle-alert' as const } : {})}>
          {criticalityOf(criticality).text}
        </Badge>
      ) : null}
      {isByStandard ? null : (
        <span className="small clinical-flag">
          <Icon name="triangle-alert" />
          {t('entry.care')}
        </span>
      )}
    </p>
  );
}

/** How a medicine is taken, what an allergy does, and notes. */
function Details({ entry: { dose, reactions, notes }, lang }: EntryProps) {
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

const Codes = ({ entry: { codes }, lang }: EntryProps) =>
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
