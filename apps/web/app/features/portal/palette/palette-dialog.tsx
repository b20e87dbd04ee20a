import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup } from '../navigation.ts';
import { portalTexts } from '../texts.ts';
import { type Choice, foundChoices, moreChoice, pagesFor } from './choices.ts';
import { useSuggestions } from './use-suggestions.ts';

interface PaletteDialogProps {
  groups: readonly PortalGroup[];
  onClose: () => void;
}

/** A search field above a list of pages and catalogue results; arrow keys move, Enter opens, Escape closes. */
export default function PaletteDialog({ groups, onClose }: PaletteDialogProps) {
  const t = useTexts(portalTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [phrase, setPhrase] = useState('');
  const [at, setAt] = useState(0);
  const { suggestions, failed } = useSuggestions(phrase);
  const results = [...pagesFor(groups, phrase), ...foundChoices(suggestions)];
  const choices = [...results, ...moreChoice(phrase, t('palette.everywhere', { words: phrase.trim() }))];
  const open = useOpenChoice(() => dialog.current?.close());
  useEffect(() => dialog.current?.showModal(), []);
  const chosen = Math.min(at, choices.length - 1);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length) {
      event.preventDefault();
      setAt((chosen + step + choices.length) % choices.length);
    }
    const choice = choices[chosen];
    if (event.key === 'Enter' && choice) {
      event.preventDefault();
      open(choice, event.metaKey || event.ctrlKey);
    }
  };
  return (
    <dialog
      ref={dialog}
      className="dialog palette"
      aria-label={t('palette.title')}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <div className="palette-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={choices.length ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.open')}
          value={phrase}
          onChange={(event) => {
            setPhrase(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <form method="dialog">
          <button className="palette-close">{t('palette.close')}</button>
        </form>
      </div>
      <ChoiceList id={id} choices={choices} chosen={chosen} onOpen={open} />
      <p role="status" className={results.length ? 'sr-only' : 'palette-none'}>
        {failed ? t('palette.failed') : t('palette.count', { count: results.length })}
      </p>
    </dialog>
  );
}

interface ChoiceListProps {
  id: string;
  choices: readonly Choice[];
  chosen: number;
  onOpen: (choice: Choice, inNewTab: boolean) => void;
}

function ChoiceList({ id, choices, chosen, onOpen }: ChoiceListProps) {
  const t = useTexts(portalTexts);
  return (
    <div role="listbox" id={`${id}-list`} aria-label={t('palette.title')} className="palette-list">
      {(['pages', 'found', 'more'] as const)
        .filter((group) => choices.some((choice) => choice.group === group))
        .map((group) => (
          <div
            key={group}
            role="group"
            {...(group === 'more' ? { 'aria-label': t('palette.title') } : { 'aria-labelledby': `${id}-${group}` })}
          >
            {group === 'more' ? null : <p id={`${id}-${group}`}>{t(`palette.${group}`)}</p>}
            {choices.map((choice, index) =>
              choice.group === group ? (
                <button
                  type="button"
                  tabIndex={-1}
                  key={choice.key}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === chosen}
                  className="palette-choice"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={(event) => onOpen(choice, event.metaKey || event.ctrlKey)}
                >
                  <Icon name={choice.icon} />
                  <span>{choice.label}</span>
                  {choice.detail ? <span className="palette-detail">{choice.detail}</span> : null}
                </button>
              ) : null,
            )}
          </div>
        ))}
    </div>
  );
}

/** Opens a choice: client-side navigation for portal pages, a full page load for public ones. */
function useOpenChoice(close: () => void) {
  const path = useLocalPath();
  const navigate = useNavigate();
  return (choice: Choice, inNewTab: boolean) => {
    const to = path(choice.path);
    close();
    if (inNewTab) window.open(to, '_blank', 'noopener');
    else if (choice.isSite) location.assign(to);
    else void navigate(to);
  };
}
