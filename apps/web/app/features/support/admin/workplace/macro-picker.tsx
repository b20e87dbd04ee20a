import { type AdminTicket, listMacros, type Macro } from '@travesia/contracts/support';
import { useRef, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { supportTexts } from '../../texts.ts';
import { offeredMacros } from './insert-macro.ts';
import { workplaceTexts } from './texts.ts';

interface MacroPickerProps {
  ticket: AdminTicket;
  onPick: (macro: Macro) => void;
}

/** The team's saved replies, those for the ticket's topic first; they load when opened. */
export function MacroPicker({ ticket, onPick }: MacroPickerProps) {
  const t = useTexts(workplaceTexts);
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const pick = (macro: Macro) => {
    if (details.current) details.current.open = false;
    onPick(macro);
  };
  return (
    <details
      ref={details}
      className="disclosure macro-picker"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('macros.insert')}</summary>
      {isOpen ? <Choices ticket={ticket} onPick={pick} /> : null}
    </details>
  );
}

function Choices({ ticket, onPick }: MacroPickerProps) {
  const t = useTexts(workplaceTexts);
  const ts = useTexts(supportTexts);
  const loaded = useCall(listMacros);
  const [words, setWords] = useState('');
  return (
    <div className="stack">
      <TextField
        name="macro_words"
        type="search"
        label={t('macros.search')}
        value={words}
        autoComplete="off"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <LoadState loaded={loaded}>
        {({ data }) => {
          const offered = offeredMacros(data, ticket, words);
          return (
            <>
              <ul className="macro-choices" aria-label={t('macros.title')}>
                {offered.map((macro) => (
                  <li key={macro.id}>
                    <button type="button" onClick={() => onPick(macro)}>
                      <span className="strong">{macro.name}</span>
                      <span className="small muted">
                        {[
                          macro.topic ? ts(`topic.${macro.topic}`) : t('macros.allTopics'),
                          macro.closes ? t('macros.closesShort') : null,
                          macro.takes ? t('macros.takesShort') : null,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {offered.length === 0 ? (
                <p className="muted">{t(data.some(({ archived }) => !archived) ? 'macros.nothing' : 'macros.empty')}</p>
              ) : null}
            </>
          );
        }}
      </LoadState>
      <p className="small">
        <ScreenLink to="/admin/support/replies">{t('macros.manage')}</ScreenLink>
      </p>
    </div>
  );
}
