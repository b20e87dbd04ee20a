import '../macros.css';
import type { Macro, MacroTopic } from '@travesia/contracts/macros';
import { useRef, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { offeredMacros } from '../insert-macro.ts';
import type { MacroDesk } from '../macro-desk.ts';
import { macroTexts } from '../texts.ts';
import { topicOf } from '../topic-of.ts';

interface MacroPickerProps {
  desk: MacroDesk;
  /** What the reply is about: replies for it come first. */
  topic: MacroTopic | null;
  onPick: (macro: Macro) => void;
}

/** The team's saved replies, those for the topic first; they load when opened. */
export function MacroPicker({ onPick, ...asked }: MacroPickerProps) {
  const t = useTexts(macroTexts);
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
      <summary>{t('insert')}</summary>
      {isOpen ? <Choices {...asked} onPick={pick} /> : null}
    </details>
  );
}

function Choices({ desk, topic, onPick }: MacroPickerProps) {
  const t = useTexts(macroTexts);
  const loaded = useCall(desk.calls.list);
  const [words, setWords] = useState('');
  return (
    <div className="stack">
      <TextField
        name="macro_words"
        type="search"
        label={t('search')}
        value={words}
        autoComplete="off"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <LoadState loaded={loaded}>
        {({ data }) => {
          const offered = offeredMacros(data, topic, words);
          return (
            <>
              <ul className="macro-choices" aria-label={t('title')}>
                {offered.map((macro) => (
                  <li key={macro.id}>
                    <button type="button" onClick={() => onPick(macro)}>
                      <span className="strong">{macro.name}</span>
                      <span className="small muted">
                        {[
                          desk.topics.length > 0 ? topicOf(desk, macro, t('allTopics')) : null,
                          macro.closes ? t('closesShort') : null,
                          macro.takes ? t('takesShort') : null,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {offered.length === 0 ? (
                <p className="muted">{t(data.some(({ archived }) => !archived) ? 'nothing' : 'empty')}</p>
              ) : null}
            </>
          );
        }}
      </LoadState>
      <p className="small">
        <ScreenLink to={desk.page}>{t('manage')}</ScreenLink>
      </p>
    </div>
  );
}
